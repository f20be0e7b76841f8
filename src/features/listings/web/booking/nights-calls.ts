import type { NightsQuote } from '../../contract.ts';
import type { AskCalendar } from '../calendar/use-calendar.ts';

/** Nights that are asked for, and for whom. */
interface AskedNights {
  readonly startDate: string;
  readonly endDate: string;
  readonly guests: number;
  readonly rooms: number;
  readonly pets: number;
}

/** Asks what nights of a listing would cost. */
type AskQuote = (
  listingId: string,
  asked: AskedNights,
  signal?: AbortSignal,
) => Promise<NightsQuote>;

/** Where a kind of listing that is reserved by the night is asked for prices and free nights. */
export interface NightsCalls {
  readonly askQuote: AskQuote;
  readonly askCalendar: AskCalendar;
}
