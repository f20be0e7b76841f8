import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ModerationState } from '#domain/moderation.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { cityName, countryByCode } from '#features/catalogues/index.server.ts';
import { listingPictures, listings } from '#market/inventory/server/tables.ts';
import { foreignLanguage } from '#platform/i18n/text-language.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Translator } from '#platform/server/services.ts';
import type { Picture, ListingSummary as ShownSummary } from '../../contract.ts';

/** Summary of a listing within lists of other things. */
export interface ListingSummary {
  readonly id: string;
  readonly kind: ListingKind;
  readonly hostId: string;
  readonly title: string;
  readonly city: string;
  readonly countryCode: string;
  /** In the reader's language. */
  readonly countryName: string;
  readonly neighbourhood: string;
  /** Language of its title, where that isn't the reader's. */
  readonly language: string | undefined;
  readonly timeZone: string;
  /** Cents for one unit of its kind. */
  readonly price: number;
  readonly cover: Picture | null;
  /** False once the host has deleted it, or moderation has hidden it. */
  readonly available: boolean;
  /** Whether moderation lets everybody see it. */
  readonly isPublic: boolean;
  /** Whether its host takes no new reservations. */
  readonly isPaused: boolean;
}

/** Summaries by listing id, including deleted listings; unknown ids are missing from the map. */
export async function listingSummaries(
  db: Queryable,
  ids: readonly string[],
  translate: Translator,
): Promise<Map<string, ListingSummary>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: listings.id,
      kind: listings.kind,
      hostId: listings.hostId,
      title: listings.title,
      language: listings.language,
      city: listings.city,
      countryCode: listings.countryCode,
      neighbourhood: listings.neighbourhood,
      timeZone: listings.timeZone,
      price: listings.price,
      isPaused: listings.isPaused,
      deletedAt: listings.deletedAt,
      shownState: sql<ModerationState>`shown_state(${listings})`,
      cover: {
        key: listingPictures.key,
        alt: listingPictures.alt,
        placeholder: listingPictures.placeholder,
      },
    })
    .from(listings)
    .leftJoin(
      listingPictures,
      and(
        eq(listingPictures.listingId, listings.id),
        eq(listingPictures.sortOrder, 0),
        eq(listingPictures.hidden, false),
      ),
    )
    .where(inArray(listings.id, [...new Set(ids)]));
  return new Map(
    rows.map(({ deletedAt, shownState, ...row }) => [
      row.id,
      {
        ...row,
        language: foreignLanguage(row.language, translate.locale),
        city: cityName(row.city, row.countryCode, translate.locale),
        countryName: countryByCode(row.countryCode, translate.locale)?.label ?? row.countryCode,
        // Those who have to do with it keep its name, and see no picture of it.
        cover: shownState === 'hidden' ? null : row.cover,
        available: deletedAt === null && shownState !== 'hidden',
        isPublic: shownState === 'visible',
      },
    ]),
  );
}

/** Summary of a listing for reservations and conversations, including deleted ones. */
export function shownSummary(
  summaries: ReadonlyMap<string, ListingSummary>,
  id: string,
): ShownSummary {
  const found = summaries.get(id) ?? GONE;
  const { kind, title, language, city, countryName, available } = found;
  return { id, kind, title, language, city, countryName, cover: found.cover, available };
}

/** Shown for a listing whose details are hidden. */
export const GONE = {
  kind: 'stay',
  title: '',
  language: undefined,
  city: '',
  countryName: '',
  cover: null,
  available: false,
} as const;
