import type { SeatsBooking } from '../use-seats-booking.ts';
import { isSeatsReservable } from '../use-seats-quote.ts';

/** Whether the next action is one of the waitlist instead of reserving. */
export function isWaitlistNext({ waitlist, quote }: Pick<SeatsBooking, 'waitlist' | 'quote'>) {
  const { kind } = waitlist.view;
  return kind === 'offered' || (kind !== 'none' && !isSeatsReservable(quote));
}
