import { isFree, type NightBook, nightBook } from '#domain/availability.ts';
import { addDays } from '#domain/dates.ts';
import { hasCome } from '#domain/instants.ts';
import { KINDS } from '#domain/kinds.ts';
import { requestContact } from '#domain/moderation.ts';
import { mayHaveNights, nightOfferDeadline, UNUSED_OFFER_DAYS } from '#domain/night-waitlist.ts';
import { keepDaysBetween, NO_RULES } from '#domain/offer-rules.ts';
import {
  groupsOf,
  mailRecipient,
  readContactFacts,
  requestersAmong,
  verifiedAmong,
} from '#features/accounts/index.server.ts';
import { type BookedDates, meetsGuestCondition } from '#market/booking/index.server.ts';
import {
  acceptsRequests,
  asksVerifiedGuests,
  claimNights,
  countNightOffers,
  countOffersAmong,
  endWaiting,
  isPaused,
  leaveLine,
  listDueLines,
  loadTakenNights,
  lockLine,
  lockWaitingFor,
  releaseNights,
  setOffered,
  type WaitingGuest,
} from '#market/inventory/index.server.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/locales.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { dueJob } from '#platform/server/database/due-work.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { type Bookable, loadBookable } from '../request/kinds.ts';
import { blockListingDeletion } from '../store/reservations.ts';
import { inOwnTransaction, type UnitOfWork } from '../unit-of-work.ts';
import { NIGHTS_FREED } from './freed-nights.ts';
import { notifyWaitingGuest } from './notify-waiting-guest.ts';

const EVERY_MINUTE = '* * * * *';
/** A home, as its waitlist needs it. */
type Home = Extract<Bookable, { unit: 'night' }>['listing'];

/** Whether guests can wait for nights of a listing: those that its host doesn't date. */
export function hasWaitlist(bookable: Bookable): bookable is Extract<Bookable, { unit: 'night' }> {
  return bookable.unit === 'night' && KINDS[bookable.kind.kind].hasNightsToBlock;
}

/** The jobs of waitlists of nights. */
export function nightWaitlistJobs(services: Services): JobHandler<never>[] {
  const freed: JobHandler<{ listingId: string }> = {
    name: NIGHTS_FREED,
    run: ({ listingId }) => inOwnTransaction(services, (work) => offerNights(work, listingId)),
  };
  return [
    freed,
    dueJob(services, {
      name: 'reservations.offer-nights',
      cron: EVERY_MINUTE,
      list: (page) => listDueLines(services.database.main, services.now(), page),
      seeTo: ({ id }) => inOwnTransaction(services, (work) => offerNights(work, id)),
    }),
  ];
}

/**
 * Brings the waitlist of a home up to date, in one transaction: withdraws offers that have ended, and
 * offers free nights in the order of joining. A guest whose nights aren't all free keeps their place.
 * The waitlist of nights ends when it is too late for an offer, or the home is gone. Safe to run
 * twice.
 *
 * Locks the listing first, then its waitlist, then its nights, as those who join, leave or accept.
 */
async function offerNights(work: UnitOfWork, listingId: string): Promise<void> {
  const { db, now, services } = work;
  const isListed = await blockListingDeletion(db, listingId);
  const line = await lockLine(db, listingId);
  const bookable = line.length === 0 ? null : await loadBookable(db, services, listingId);
  if (bookable === null || !hasWaitlist(bookable)) return;
  const { listing } = bookable;
  const isGone = !isListed || listing.deleted;
  for (const guest of line) {
    const isOver = guest.offerUntil !== null && hasCome(guest.offerUntil, now);
    if (isGone) await endLine(work, listing, guest);
    else if (isOver) await endOffer(work, listing, guest);
  }
  const isOpen = !isGone && (await acceptsRequests(db, listingId));
  if (!isOpen || (await isPaused(db, listingId))) return;
  const waiting = line.filter(({ state }) => state === 'waiting');
  let book = await loadBook(db, listing, waiting);
  // Most of a long line waits for nights that are taken.
  const isOfferable = (guest: WaitingGuest) => isFree(book, toWaitingRange(guest), guest.units);
  const servable = await usersToServe(work, listing, waiting.filter(isOfferable));
  for (const guest of waiting) {
    if (await endIfTooLate(work, listing, guest)) continue;
    // Nights are only taken meanwhile: who couldn't be served before can't be now.
    if (!servable.has(guest.userId) || !isOfferable(guest)) continue;
    if (await offerTo(work, listing, guest)) book = await loadBook(db, listing, waiting);
  }
}

/** The nights of a line, with what its home keeps free between stays. */
async function loadBook(
  db: Queryable,
  listing: Home,
  line: readonly WaitingGuest[],
): Promise<NightBook> {
  const { daysBetween } = listing.rules ?? NO_RULES;
  const days = line.flatMap(({ startDate, endDate }) => [startDate, endDate]).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return nightBook(listing.capacity, []);
  const nearby = { start: addDays(first, -daysBetween), end: addDays(last, daysBetween) };
  const rows = await loadTakenNights(db, listing.id, nearby);
  return keepDaysBetween(nightBook(listing.capacity, rows), daysBetween);
}

async function endOffer(work: UnitOfWork, listing: Home, guest: WaitingGuest): Promise<void> {
  await releaseNights(work.db, listing.id, [toWaitingRange(guest)], guest.units);
  await endWaiting(work.db, guest, 'passed');
  await notifyWaitingGuest(work, listing, guest, { kind: 'nights-offer-over' });
}

/** Ends an entry whose nights can't be reserved any more. */
async function endLine(work: UnitOfWork, listing: Home, guest: WaitingGuest): Promise<void> {
  if (guest.state === 'offered') {
    await releaseNights(work.db, listing.id, [toWaitingRange(guest)], guest.units);
  }
  await endWaiting(work.db, guest, 'passed');
  await notifyWaitingGuest(work, listing, guest, { kind: 'nights-line-over' });
}

/** @returns whether it was too late for an offer, in whatever zone the guest is */
async function endIfTooLate(
  work: UnitOfWork,
  listing: Home,
  guest: WaitingGuest,
): Promise<boolean> {
  const zones = { homeZone: listing.timeZone, guestZone: listing.timeZone };
  if (nightOfferDeadline(work.now, guest.startDate, zones) !== null) return false;
  await endLine(work, listing, guest);
  return true;
}

/**
 * Offers a guest the nights they wait for, if they may request them. Ends the entry where the home
 * takes no such stay any more.
 *
 * @returns whether they were offered
 */
async function offerTo(work: UnitOfWork, listing: Home, guest: WaitingGuest): Promise<boolean> {
  const { db, now } = work;
  const recipient = await mailRecipient(db, guest.userId);
  const zones = {
    homeZone: listing.timeZone,
    guestZone: recipient?.timeZone ?? listing.timeZone,
  };
  const until = nightOfferDeadline(now, guest.startDate, zones);
  if (recipient === null || until === null) return false;
  if (!(await isAccepted(work, listing, guest, recipient.locale))) {
    await endLine(work, listing, guest);
    return false;
  }
  if (!(await mayRequest(work, listing, guest))) return false;
  if (!(await tryClaim(db, listing, guest))) return false;
  await setOffered(db, guest, { at: now, until });
  await notifyWaitingGuest(work, listing, guest, { kind: 'nights-offered', until });
  return true;
}

/**
 * Those of some guests whom an offer may be made to, in as many statements for a long line as for a
 * short one: guests who may request nothing of the host keep their places, and are seen each minute.
 */
async function usersToServe(
  { db, now, services }: UnitOfWork,
  { hostId, id: listingId }: Home,
  guests: readonly WaitingGuest[],
): Promise<ReadonlySet<string>> {
  if (guests.length === 0) return new Set();
  const waiting = [...new Set(guests.map(({ userId }) => userId))];
  const userIds = [...(await requestersAmong(db, waiting, hostId))];
  const isAsked = services.identity !== null && (await asksVerifiedGuests(db, listingId));
  const verified = isAsked ? await verifiedAmong(db, userIds) : null;
  const offers = await countOffersAmong(db, { userIds, listingId }, unusedSince(now));
  return new Set(
    [...offers].flatMap(([userId, counts]) =>
      mayHaveNights(counts) && verified?.has(userId) !== false ? [userId] : [],
    ),
  );
}

/** Whether the host and the guest may deal with each other now, and the guest uses offers. */
async function mayRequest(
  { db, now, services }: UnitOfWork,
  { hostId, id: listingId }: Home,
  { userId: guestId }: WaitingGuest,
): Promise<boolean> {
  const { standing, isBlocked } = await readContactFacts(db, guestId, hostId);
  if (requestContact(standing, { isBlocked }) !== 'ok') return false;
  const offers = await countNightOffers(db, { userId: guestId, listingId }, unusedSince(now));
  if (!mayHaveNights(offers)) return false;
  return meetsGuestCondition(db, services, { guestId, listingId });
}

/** Whether the home takes a stay of these nights, whatever is free. */
async function isAccepted(
  { db, now, services }: UnitOfWork,
  listing: Home,
  guest: WaitingGuest,
  locale: string | null,
): Promise<boolean> {
  const { startDate, endDate, guests, rooms, units } = guest;
  const groups = await groupsOf(db, guest.userId);
  const translate = services.translator(locale ?? DEFAULT_LOCALE);
  try {
    listing.quote({ startDate, endDate, guests, rooms, pets: 0, units, groups }, now, translate);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/** Claims nights all or none, in a transaction within that of the caller. */
async function tryClaim(db: Queryable, listing: Home, guest: WaitingGuest): Promise<boolean> {
  try {
    await db.transaction((tx) => claimNights(tx, listing, toWaitingRange(guest), guest.units));
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === 'nights-taken') return false;
    throw error;
  }
}

/**
 * Accepts a guest's offer of exactly these nights; they stay taken, and are the caller's from now on.
 *
 * @returns null without one
 */
export async function acceptNightOffer(
  tx: Queryable,
  who: Pick<WaitingGuest, 'listingId' | 'userId'>,
  dates: BookedDates,
): Promise<Pick<WaitingGuest, 'units'> | null> {
  const range = { start: dates.startDate, end: dates.endDate };
  const found = await lockWaitingFor(tx, who, range);
  if (found === null) return null;
  if (found.state !== 'offered') {
    await leaveLine(tx, found);
    return null;
  }
  await endWaiting(tx, found, 'accepted');
  return found;
}

/** Since when offers count that were not used. */
export function unusedSince(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ hours: 24 * UNUSED_OFFER_DAYS });
}

/** The nights that a guest waits for, half-open. */
export function toWaitingRange({
  startDate,
  endDate,
}: Pick<WaitingGuest, 'startDate' | 'endDate'>) {
  return { start: startDate, end: endDate };
}
