"""How the cards come to a table with a stock: told by a record, or shuffled (rules/briscola.md, rule 3)."""

from collections.abc import Mapping

from cardtables.engine.cards import Seat
from cardtables.engine.deals import DealReader
from cardtables.engine.errors import TableError
from cardtables.engine.events import Event
from cardtables.engine.rng import Rng, shuffled
from cardtables.engine.stocktricks import sight
from cardtables.engine.stocktricks.customs import Customs, captains_of
from cardtables.engine.stocktricks.state import Deal
from cardtables.engine.tricks import NO_SUIT


def told_deal(customs: Customs, raw: Mapping[str, object]) -> Deal:
    """An explicit deal, keys hands, stock, trump, piles (record.md, Deals, Briscola family with a stock)."""
    pack = customs.pack
    reader = DealReader(raw, pack, customs.seats, ("hands", "stock", "trump", "piles"), customs.cards)
    dealer, turn, trump = reader.seat("dealer"), reader.seat("turn"), reader.suit("trump")
    hands, stock = reader.cards_per_seat("hands"), reader.cards("stock")
    piles = reader.cards_per_seat("piles", required=False)
    if customs.upcard:
        if stock:
            turned = pack.suit[stock[-1]]
            if trump not in (None, turned):
                raise TableError("trump_contradicts_upcard", upcard=pack.text(stock[-1]))
            trump = turned
        if trump is None:
            raise TableError("trump_missing", suits=", ".join(pack.suits))
    elif trump is not None and not customs.accuse_names_trump:
        raise TableError("trump_in_a_game_without", trump=pack.suits[trump])
    return Deal(hands, stock, NO_SUIT if trump is None else trump, piles, dealer, turn)


def shuffled_deal(customs: Customs, seats: int, rng: Rng) -> Deal:
    """A full hand each, the rest is the stock; its last card is the up-card where there is one."""
    cards = tuple(shuffled(customs.cards, rng))
    size = customs.hand_size
    stock_begins = seats * size
    hands = tuple([cards[start : start + size] for start in range(0, stock_begins, size)])
    trump = customs.pack.suit[cards[-1]] if customs.upcard else NO_SUIT
    return Deal(hands, cards[stock_begins:], trump, ((),) * seats)


def told_of(customs: Customs, number: int, dealer: Seat, deal: Deal) -> list[Event]:
    """What a dealing tells: who deals, the captains, the up-card, what else lies open, a look at partners' cards."""
    events = [Event("dealt", dealer, (), number)]
    if customs.captains:
        events += [Event("captain", seat) for seat in captains_of(number, customs.seats)]
    if deal.stock and customs.upcard:
        events.append(Event("turned_up", dealer, deal.stock[-1:]))
    events += sight.laid_open(customs, dealer, deal.hands, deal.stock)
    if customs.last_look and sight.partners_look(customs, deal.hands, deal.stock):
        events += sight.looks(customs, deal.hands)
    return events
