import type { InferInput } from 'valibot';
import type { DateText } from '#domain/dates.ts';
import { canEditListing, isRemovable } from '#domain/permissions.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { requireSeenPerson } from '#features/accounts/index.server.ts';
import type { DatesPrice, ListingPorts, PricedDates } from '#market/booking/index.server.ts';
import type {
  keepDraft as keepDraftRoute,
  showDraft as showDraftRoute,
} from '#market/hosting/contract.ts';
import * as draftContract from '#market/hosting/contract.ts';
import {
  findHostedListings,
  listedOrOwn,
  lockListing,
  markDeleted,
  readOwnListings,
  setAsksVerifiedGuests,
  setPaused,
} from '#market/inventory/index.server.ts';
import {
  computeRating,
  GONE,
  type ListingSummary,
  listingSummaries,
} from '#market/page/index.server.ts';
import type { RouteAnswer, RouteInput } from '#platform/contract/route.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import {
  type RequestContext,
  type ServedRoute,
  type SignedInContext,
  serve,
} from '#platform/server/http/serve.ts';
import type {
  listFavorites as listFavoritesRoute,
  listHosted as listHostedRoute,
  listOwnListings as listOwnListingsRoute,
  savedListingSchema,
  showKeptFavorites as showKeptFavoritesRoute,
} from '../contract.ts';
import * as contract from '../contract.ts';
import { deleteDraft, readDraft, writeDraft } from './store/drafts.ts';
import {
  deleteFavoriteRow,
  insertFavorite,
  insertFavorites,
  readFavorites,
} from './store/favorites.ts';

/** Every call on listings of any kind. */
export function makeListingRoutes(others: ListingPorts): readonly ServedRoute[] {
  return [
    serve(contract.listFavorites, ({ query }, context) => listFavorites(query, context, others)),
    serve(contract.showKeptFavorites, ({ query }, context) =>
      showKeptFavorites(query, context, others),
    ),
    serve(contract.mergeFavorites, ({ body }, context) => mergeFavorites(body.listingIds, context)),
    serve(contract.addFavorite, ({ body }, context) => addFavorite(body.listingId, context)),
    serve(contract.deleteFavorite, ({ body }, context) => deleteFavorite(body.listingId, context)),
    serve(contract.deleteListing, ({ params }, context) =>
      deleteListing(params.id, context, others),
    ),
    serve(contract.setGuestCondition, ({ params, body }, context) =>
      setGuestCondition(params.id, body.asksVerifiedGuests, context),
    ),
    serve(contract.pauseListing, ({ params, body }, context) =>
      pauseListing(params.id, body.isPaused, context),
    ),
    serve(contract.listOwnListings, (_input, context) => listOwnListings(context, others)),
    serve(contract.listHosted, ({ params, query }, context) =>
      listHosted(params.id, Number(query.page ?? 1), context, others),
    ),
    serve(draftContract.showDraft, ({ params }, context) => showDraft(params.kind, context)),
    serve(draftContract.keepDraft, ({ params, body }, context) =>
      keepDraft(params.kind, body, context),
    ),
    serve(draftContract.deleteDraft, async ({ params }, { db, actor }) => {
      await deleteDraft(db, actor.id, params.kind);
      return { done: true as const };
    }),
  ];
}

/**
 * Saves a listing for the caller; saving it twice changes nothing.
 *
 * @throws Problem 'not-found' when it is unknown, was removed, or is not listed
 */
async function addFavorite(
  listingId: string,
  { actor, db, now }: SignedInContext,
): Promise<{ done: true }> {
  if (!(await listedOrOwn(db, [listingId], actor.id)).has(listingId))
    throw new Problem('not-found');
  await insertFavorite(db, actor.id, listingId, now);
  return { done: true };
}

/** Removes a listing from the caller's saved ones, whether it was among them or not. */
async function deleteFavorite(
  listingId: string,
  { actor, db }: SignedInContext,
): Promise<{ done: true }> {
  await deleteFavoriteRow(db, actor.id, listingId);
  return { done: true };
}

type SavedListing = InferInput<typeof savedListingSchema>;

/** Dates as a query may contain them. */
interface DatesQuery {
  readonly startDate?: DateText | undefined;
  readonly endDate?: DateText | undefined;
  readonly guests: number;
}

interface Saved {
  readonly listingId: string;
  /** Null for a favourite stored in the browser alone. */
  readonly savedAt: Temporal.Instant | null;
}

/**
 * Saved listings as their page shows them, in the order given; unknown ones are left out.
 *
 * @param named ids that may be described, where not all of them may: the others count as deleted
 */
async function describeSaved(
  saved: readonly Saved[],
  query: DatesQuery,
  { db, translate, actor, now }: RequestContext,
  others: ListingPorts,
  named?: ReadonlySet<string>,
): Promise<SavedListing[]> {
  const ids = saved.map(({ listingId }) => listingId);
  const summaries = await listingSummaries(db, ids, translate);
  const offers = await others.listedOffers(db, ids);
  const { startDate, endDate, guests } = query;
  const dates = startDate !== undefined && endDate !== undefined ? { startDate, endDate } : null;
  const prices =
    dates === null
      ? new Map<string, DatesPrice>()
      : await pricesOfAllKinds(db, ids, others, {
          ...dates,
          guests,
          groups: actor?.groups ?? [],
          now,
        });
  return saved.flatMap(({ listingId, savedAt }) => {
    const listing = summaries.get(listingId);
    if (listing === undefined) return [];
    const isOwn = listing.hostId === actor?.id;
    const isNamed = (named === undefined || named.has(listingId)) && (listing.isPublic || isOwn);
    const { title, language, city, countryName, cover, available } = isNamed ? listing : GONE;
    const { kind } = listing;
    const price = isNamed ? listing.price : 0;
    const ofDates = isNamed ? prices.get(listingId) : undefined;
    return [
      {
        listingId,
        kind,
        title,
        language,
        city,
        countryName,
        cover,
        price: offers.get(listingId)?.price ?? price,
        stay: dates !== null && ofDates !== undefined ? { ...dates, ...ofDates } : null,
        savedAt: savedAt?.toString() ?? null,
        available,
        isPaused: isNamed && listing.isPaused,
      },
    ];
  });
}

async function pricesOfAllKinds(
  db: Queryable,
  ids: readonly string[],
  { pricesForDates }: ListingPorts,
  dates: PricedDates,
): Promise<Map<string, DatesPrice>> {
  const prices = new Map<string, DatesPrice>();
  for (const pricesOfKind of pricesForDates) {
    for (const [id, price] of await pricesOfKind(db, ids, dates)) prices.set(id, price);
  }
  return prices;
}

/** The caller's saved listings, newest first, removed listings marked as such. */
async function listFavorites(
  dates: DatesQuery,
  context: SignedInContext,
  others: ListingPorts,
): Promise<RouteAnswer<typeof listFavoritesRoute>> {
  const saved = await readFavorites(context.db, context.actor.id);
  return { items: await describeSaved(saved, dates, context, others) };
}

/**
 * Saves for the caller the listings that they saved in a browser before signing in, newest first.
 * Unknown or removed ones are left out, and repeating it changes nothing.
 */
async function mergeFavorites(
  listingIds: readonly string[],
  { actor, db, now }: SignedInContext,
): Promise<{ done: true }> {
  if (listingIds.length > 0) await insertFavorites(db, actor.id, listingIds, now);
  return { done: true };
}

/**
 * Listings that a visitor saved in the browser, in that order. Delisted ones are marked as such,
 * and no longer named: anyone can request them by their id.
 */
async function showKeptFavorites(
  { listingIds, ...dates }: DatesQuery & { readonly listingIds: readonly string[] },
  context: RequestContext,
  others: ListingPorts,
): Promise<RouteAnswer<typeof showKeptFavoritesRoute>> {
  const saved = [...new Set(listingIds)].map((listingId) => ({ listingId, savedAt: null }));
  const { db, actor } = context;
  const named = await listedOrOwn(db, listingIds, actor?.id ?? null);
  return { items: await describeSaved(saved, dates, context, others, named) };
}

/** The caller's own listings, newest first, with the number of reservations that block deletion. */
async function listOwnListings(
  { actor, db, translate, services }: SignedInContext,
  others: ListingPorts,
): Promise<RouteAnswer<typeof listOwnListingsRoute>> {
  const own = await readOwnListings(db, actor.id);
  const ids = own.map(({ id }) => id);
  const summaries = await listingSummaries(db, ids, translate);
  const open = await others.countOpenReservations(db, ids);
  const offers = await others.listedOffers(db, ids);
  return {
    items: own.flatMap(({ id, createdAt, asksVerifiedGuests, ...stored }) => {
      const listing = summaries.get(id);
      if (listing === undefined) return [];
      const offer = offers.get(id);
      const unpaid = offer?.unpaid ?? null;
      return [
        {
          id,
          ...shownListing(listing, offer),
          unpaid: unpaid === null ? null : { ...unpaid, removedAt: unpaid.removedAt.toString() },
          ...stored,
          asksVerifiedGuests: services.identity === null ? null : asksVerifiedGuests,
          openReservations: open.get(id) ?? 0,
          createdAt: createdAt.toString(),
        },
      ];
    }),
  };
}

/** The parts of a listing that its tile shows, with the price of one unit. */
function shownListing(
  { kind, title, language, city, countryName, cover, price }: ListingSummary,
  offer: { readonly price: number } | undefined,
) {
  return { kind, title, language, city, countryName, cover, price: offer?.price ?? price };
}

/**
 * A page of a person's listings, as all guests may find them: the same for every reader.
 *
 * @throws Problem 'not-found' where the caller doesn't see the person
 */
async function listHosted(
  hostId: string,
  wantedPage: number,
  { db, actor, now, translate }: RequestContext,
  others: ListingPorts,
): Promise<RouteAnswer<typeof listHostedRoute>> {
  await requireSeenPerson(db, hostId, actor);
  const page = Math.max(1, wantedPage);
  const slice = { limit: contract.HOSTED_PAGE, offset: (page - 1) * contract.HOSTED_PAGE };
  const { total, rows } = await findHostedListings(db, hostId, now, slice);
  const ids = rows.map(({ id }) => id);
  const summaries = await listingSummaries(db, ids, translate);
  const offers = await others.listedOffers(db, ids);
  return {
    items: rows.flatMap(({ id, ...stars }) => {
      const listing = summaries.get(id);
      return listing === undefined
        ? []
        : [{ id, ...shownListing(listing, offers.get(id)), rating: computeRating(stars) }];
    }),
    total,
    page,
  };
}

/**
 * Removes the caller's listing (spec 1 §4.5, §7).
 *
 * @throws Problem 'not-found' when it is unknown or already removed, 'forbidden' when another
 *   person hosts it, 'listing-has-reservations' while one is open
 */
async function deleteListing(
  id: string,
  { actor, db, now }: SignedInContext,
  others: ListingPorts,
): Promise<{ done: true }> {
  const listing = await lockListing(db, id);
  if (listing === null) throw new Problem('not-found');
  if (!canEditListing(listing, actor)) throw new Problem('forbidden');
  const open = await others.countOpenReservations(db, [id]);
  if (!isRemovable({ openReservations: open.get(id) ?? 0 }))
    throw new Problem('listing-has-reservations');
  await markDeleted(db, id, now);
  return { done: true };
}

/**
 * Sets whether only guests whose identity was verified may ask for the caller's listing. Requests
 * that were made before go on.
 *
 * @throws Problem 'not-found' when it is unknown or removed, 'forbidden' when another person hosts
 *   it, 'identity-not-offered' where no guest could be verified
 */
async function setGuestCondition(
  id: string,
  isAsked: boolean,
  { actor, db, now, services }: SignedInContext,
): Promise<{ done: true }> {
  const listing = await lockListing(db, id);
  if (listing === null) throw new Problem('not-found');
  if (!canEditListing(listing, actor)) throw new Problem('forbidden');
  if (isAsked && services.identity === null) throw new Problem('identity-not-offered');
  await setAsksVerifiedGuests(db, id, isAsked, now);
  return { done: true };
}

/**
 * Sets whether the caller's listing takes new reservations. Requests that were made before go on,
 * and so does what is agreed.
 *
 * @throws Problem 'not-found' when it is unknown or removed, 'forbidden' when another person hosts
 *   it
 */
async function pauseListing(
  id: string,
  paused: boolean,
  { actor, db, now }: SignedInContext,
): Promise<{ done: true }> {
  const listing = await lockListing(db, id);
  if (listing === null) throw new Problem('not-found');
  if (!canEditListing(listing, actor)) throw new Problem('forbidden');
  await setPaused(db, id, paused, now);
  return { done: true };
}

/** Stores the caller's unfinished form, to be offered again on any device. */
async function keepDraft(
  kind: ListingKind,
  { values, step }: RouteInput<typeof keepDraftRoute>['body'],
  { actor, db, now }: SignedInContext,
): Promise<{ updatedAt: string }> {
  await writeDraft(db, actor.id, kind, { values, step, updatedAt: now });
  return { updatedAt: now.toString() };
}

/** The caller's draft of a kind, if any. */
async function showDraft(
  kind: ListingKind,
  { actor, services }: SignedInContext,
): Promise<RouteAnswer<typeof showDraftRoute>> {
  // A draft stored a moment ago on another device may not have reached a replica.
  const draft = await readDraft(services.database.main, actor.id, kind);
  return {
    draft: draft === null ? null : { ...draft, updatedAt: draft.updatedAt.toString() },
  };
}
