import type { FoundTrip } from './find-trips.ts';

/** ISO 8601 instants between which prices hold. */
export interface Validity {
  readonly searchedAt: string;
  /** Null without a price that could become stale. */
  readonly expiresAt: string | null;
}

/** When the oldest part of found trips was found, and until when all of it holds. */
export function computeValidity(trips: readonly FoundTrip[], now: Temporal.Instant): Validity {
  const found = trips
    .flatMap(({ outbound, inbound }) => [outbound, inbound])
    .filter((each) => each !== null);
  const first = (instants: readonly Temporal.Instant[]) =>
    instants.toSorted(Temporal.Instant.compare)[0];
  return {
    searchedAt: (first(found.map(({ searchedAt }) => searchedAt)) ?? now).toString(),
    expiresAt: first(found.map(({ expiresAt }) => expiresAt))?.toString() ?? null,
  };
}
