import type { ReservationDetails, ReservationRow } from '../../contract.ts';

/** A row as a co-host sees it: whether it is paid, and no amount of it. */
export function hideRowAmounts<Row extends ReservationRow>(row: Row): Row {
  const { nextInstalment, held, uncaptured, ...rest } = row;
  return {
    ...(rest as Row),
    showsAmounts: false,
    totalPrice: 0,
    total: 0,
    paid: 0,
    due: 0,
    deposit: 0,
    // The deadline of the first payment alone, as those who see what was paid read it.
    payBy: row.paid > 0 ? null : row.payBy,
  };
}

/** Numbers of events that are no amounts. */
const COUNTS: ReadonlySet<string> = new Set(['byStaff', 'calledOff', 'leftOut', 'lost', 'tooFew']);

/** A reservation as a co-host sees it; its row is without amounts already. */
export function hideAmounts(reservation: ReservationDetails): ReservationDetails {
  const { quote, events, change } = reservation;
  return {
    ...reservation,
    quote: { ...quote, lines: [], discount: null, subtotal: 0, deposit: 0, total: 0 },
    refunded: 0,
    instalments: [],
    refunds: [],
    refundNow: 0,
    depositLater: 0,
    events: events.map(({ details, ...event }) => ({
      ...event,
      details: Object.fromEntries(
        Object.entries(details).filter(
          ([key, value]) => typeof value === 'string' || COUNTS.has(key),
        ),
      ),
    })),
    change: change === null ? null : { ...change, difference: 0, instalments: [] },
  };
}
