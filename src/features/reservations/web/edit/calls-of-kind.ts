import type { ListingKind } from '#domain/vocabulary.ts';
import type { NightsCalls } from '#features/listings/booking.web.ts';
import { stayCalls } from '#features/stays/calls.web.ts';

/** Null for a kind that has no nights to choose, or can't be reserved yet. */
const CALLS: Readonly<Record<ListingKind, NightsCalls | null>> = {
  stay: stayCalls,
  itinerant: null,
  experience: null,
};

/** Where a kind is asked for prices and free nights; the same object each time. */
export function callsOfKind(kind: ListingKind): NightsCalls {
  const calls = CALLS[kind];
  if (calls === null) throw new Error(`nights of the kind ${kind} can't be asked for`);
  return calls;
}
