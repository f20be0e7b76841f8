import type { ListingKind } from '#domain/vocabulary.ts';
import { itinerantNights } from '#features/itinerants/index.web.ts';
import { stayNights } from '#features/stays/index.web.ts';
import type { NightsOffer } from '#market/booking/index.web.ts';

/** Null for a kind that has no nights to choose, or can't be reserved yet. */
const KINDS: Readonly<Record<ListingKind, NightsOffer | null>> = {
  stay: stayNights,
  itinerant: itinerantNights,
  experience: null,
};

/** Selection and prices of a kind's nights; the same object each time. */
export function nightsOfKind(kind: ListingKind): NightsOffer {
  const nights = KINDS[kind];
  if (nights === null) throw new Error(`the kind ${kind} has no nights to choose`);
  return nights;
}
