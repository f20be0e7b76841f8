import type { ListingKind } from '#domain/vocabulary.ts';

/** Kinds of listings that are looked for by places. */
export type SoughtKind = ListingKind;
