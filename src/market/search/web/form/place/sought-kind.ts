import type { ListingKind } from '#domain/vocabulary.ts';

/** Kinds of listings that are searched by place. */
export type SoughtKind = ListingKind;
