import type { SessionKey } from './session-key.ts';

/** URL parameters by which the page of an experience shows a session and a number of guests. */
export function sessionParams(
  { entryId, date }: SessionKey,
  guests: number,
): Readonly<Record<string, string>> {
  return { session: entryId, date, ...guestParams(guests) };
}

/** Number of guests; 1 is left out. */
export function guestParams(guests: number): Readonly<Record<string, string>> {
  return guests === 1 ? {} : { guestCount: String(guests) };
}
