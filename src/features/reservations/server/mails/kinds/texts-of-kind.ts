import type { ListingKind } from '#domain/vocabulary.ts';
import { EXPERIENCE_TEXTS } from './experience-texts.ts';
import { ITINERANT_TEXTS } from './itinerant-texts.ts';
import type { KindTexts } from './kind-texts.ts';
import { STAY_TEXTS } from './stay-texts.ts';

/** What notices and mails say of each kind. */
export const TEXTS_OF_KIND: Readonly<Record<ListingKind, KindTexts>> = {
  stay: STAY_TEXTS,
  itinerant: ITINERANT_TEXTS,
  experience: EXPERIENCE_TEXTS,
};
