import { hasCome } from '#domain/instants.ts';
import { KINDS } from '#domain/kinds.ts';
import { requestContact } from '#domain/moderation.ts';
import { nightOfferDeadline } from '#domain/night-waitlist.ts';
import { groupsOf, mailRecipient, readContactFacts } from '#features/accounts/index.server.ts';
import { type BookedDates, meetsGuestCondition } from '#market/booking/index.server.ts';
import {
  acceptsRequests,
  claimNights,
  isPaused,
  listDueWaiting,
  lockLine,
  lockWaitingFor,
  releaseNights,
  setWaitingGuest,
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
      list: (page) => listDueWaiting(services.database.main, services.now(), page),
      seeTo: ({ listingId }) => inOwnTransaction(services, (work) => offerNights(work, listingId)),
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
    if (guest.state === 'offered' && (isOver || isGone)) {
      await endOffer(work, listing, guest, isGone ? 'nights-line-over' : 'nights-offer-over');
    } else if (guest.state === 'waiting' && isGone) {
      await setWaitingGuest(db, guest, 'passed');
      await notifyWaitingGuest(work, listing, guest, { kind: 'nights-line-over' });
    }
  }
  const isOpen = !isGone && (await acceptsRequests(db, listingId));
  if (!isOpen || (await isPaused(db, listingId))) return;
  for (const guest of line) {
    if (guest.state === 'waiting') await offerTo(work, listing, guest);
  }
}

async function endOffer(
  work: UnitOfWork,
  listing: Home,
  guest: WaitingGuest,
  kind: 'nights-offer-over' | 'nights-line-over',
): Promise<void> {
  await releaseNights(work.db, listing.id, [toWaitingRange(guest)], guest.units);
  await setWaitingGuest(work.db, guest, 'passed');
  await notifyWaitingGuest(work, listing, guest, { kind });
}

/** Offers a guest the nights they wait for, if all of them are free and they may request them. */
async function offerTo(work: UnitOfWork, listing: Home, guest: WaitingGuest): Promise<void> {
  const { db, now } = work;
  const recipient = await mailRecipient(db, guest.userId);
  const guestZone = recipient?.timeZone ?? listing.timeZone;
  const until = nightOfferDeadline(now, guest.startDate, {
    homeZone: listing.timeZone,
    guestZone,
  });
  if (recipient === null || until === null) {
    await setWaitingGuest(db, guest, 'passed');
    if (recipient !== null) {
      await notifyWaitingGuest(work, listing, guest, { kind: 'nights-line-over' });
    }
    return;
  }
  if (!(await mayRequest(work, listing, guest))) return;
  if (!(await isAccepted(work, listing, guest, recipient.locale))) return;
  if (!(await tryClaim(db, listing, guest))) return;
  await setWaitingGuest(db, guest, 'offered', until);
  await notifyWaitingGuest(work, listing, guest, { kind: 'nights-offered', until });
}

/** Whether the host and the guest may deal with each other now. */
async function mayRequest(
  { db, services }: UnitOfWork,
  { hostId, id: listingId }: Home,
  { userId: guestId }: WaitingGuest,
): Promise<boolean> {
  const { standing, isBlocked } = await readContactFacts(db, guestId, hostId);
  if (requestContact(standing, { isBlocked }) !== 'ok') return false;
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
  await setWaitingGuest(tx, found, found.state === 'offered' ? 'accepted' : 'left');
  return found.state === 'offered' ? found : null;
}

/** The nights that a guest waits for, half-open. */
export function toWaitingRange({
  startDate,
  endDate,
}: Pick<WaitingGuest, 'startDate' | 'endDate'>) {
  return { start: startDate, end: endDate };
}
