import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type BlockingRefusal, blockingRefusal, nightsOfRanges } from '#domain/blocked-nights.ts';
import { addDays, type DateRange, type DateText, eachNight, todayIn } from '#domain/dates.ts';
import { nightRanges } from '#domain/free-nights.ts';
import { type OverrideRange, termsOver } from '#domain/night-overrides.ts';
import type { NightsListing } from '#market/booking/index.server.ts';
import {
  changeNightOverrides,
  closeNights,
  loadClosedNights,
  lockListing,
  openNights,
} from '#market/inventory/index.server.ts';
import { listingSummaries } from '#market/page/index.server.ts';
import type { ErrorCode } from '#platform/contract/errors.ts';
import type { RouteAnswer, RouteInput } from '#platform/contract/route.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import { type ServedRoute, type SignedInContext, serve } from '#platform/server/http/serve.ts';
import type {
  HostCalendar,
  listNotices as listNoticesRoute,
  priceNights as priceNightsRoute,
} from '../contract.ts';
import * as contract from '../contract.ts';
import { checkLetter, makeLetter, showLetter } from './agreement/letters.ts';
import { showAgreement } from './agreement/show-agreement.ts';
import {
  makeCalendarFeed,
  revokeCalendarFeed,
  showCalendarFeed,
} from './calendar/calendar-feed.ts';
import { blockableNights, hostCalendar, loadHomeWithNights } from './calendar/host-calendar.ts';
import { calendarRoutesServed } from './feeds/routes.ts';
import { cancelReservation } from './lifecycle/cancel-reservation.ts';
import { updateReservation } from './lifecycle/update-reservation.ts';
import { showCheckout, startHostPayment, startPayment } from './money/checkout.ts';
import { getDetailText, noticeText, toListingLink } from './notify/notice-text.ts';
import { checkRequest, requestReservation } from './request/request-reservation.ts';
import { resolutionRoutesServed } from './resolutions/routes.ts';
import { listAboard } from './show/list-aboard.ts';
import { listHostReservations, listTrips } from './show/list-reservations.ts';
import { reservationRow } from './show/reservation-row.ts';
import { showReservation } from './show/show-reservation.ts';
import { countUnread, listUserNotices, markAllRead } from './store/notices.ts';
import { listNightPlaces, stopWaiting, waitForNights } from './waitlist/wait-for-nights.ts';

/** The calls of spec 1 §7 on reservations, and those that their pages need. */
export const reservationRoutesServed: readonly ServedRoute[] = [
  serve(contract.createReservation, ({ body }, context) => requestReservation(body, context)),
  serve(contract.checkRequest, ({ params, query }, context) =>
    checkRequest(params.id, query, context),
  ),
  serve(contract.listTrips, (_input, context) => listTrips(context)),
  serve(contract.listHostReservations, (_input, context) => listHostReservations(context)),
  serve(contract.listAboard, ({ params }, context) => listAboard(params.id, context)),
  serve(contract.showReservation, ({ params }, context) => showReservation(params.id, context)),
  serve(contract.updateReservation, ({ params, body }, context) =>
    updateReservation(params.id, body, context),
  ),
  serve(contract.cancelReservation, async ({ params }, context) => {
    const { reservation, refund } = await cancelReservation(params.id, context);
    return {
      reservation: await reservationRow(context.db, reservation, context),
      refund,
    };
  }),
  serve(contract.startPayment, ({ params, body }, context) =>
    startPayment(params.id, body.totalPrice, context),
  ),
  serve(contract.startHostPayment, ({ params, body }, context) =>
    startHostPayment(params.id, body.totalPrice, context),
  ),
  serve(contract.showCheckout, ({ params, query }, context) =>
    showCheckout(params.id, query, context),
  ),
  serve(contract.listNotices, (_input, context) => listNotices(context)),
  serve(contract.readNotices, (_input, context) => readNotices(context)),
  serve(contract.showCalendarFeed, (_input, context) => showCalendarFeed(context)),
  serve(contract.makeCalendarFeed, (_input, context) => makeCalendarFeed(context)),
  serve(contract.showHostCalendar, ({ params }, context) => showHostCalendar(params.id, context)),
  serve(contract.blockNights, ({ params, body }, context) => blockNights(params.id, body, context)),
  serve(contract.priceNights, ({ params, body }, context) => priceNights(params.id, body, context)),
  serve(contract.revokeCalendarFeed, (_input, context) => revokeCalendarFeed(context)),
  serve(contract.showAgreement, ({ params }, context) => showAgreement(params.id, context)),
  serve(contract.showLetter, ({ params }, context) => showLetter(params.id, context)),
  serve(contract.makeLetter, ({ params }, context) => makeLetter(params.id, context)),
  serve(contract.checkLetter, ({ params }, context) => checkLetter(params.token, context)),
  serve(contract.listNightPlaces, (_input, context) => listNightPlaces(context)),
  serve(contract.waitForNights, ({ body }, context) => waitForNights(body, context)),
  serve(contract.stopWaiting, ({ params }, context) => stopWaiting(params.id, context)),
  ...calendarRoutesServed,
  ...resolutionRoutesServed,
];

const REFUSALS: Readonly<Record<BlockingRefusal, { code: ErrorCode; text: MessageDescriptor }>> = {
  'out-of-order': {
    code: 'invalid-input',
    text: msg`Each range must end after it starts, and start after the one before it.`,
  },
  past: { code: 'date-past', text: msg`This date has passed.` },
  beyond: { code: 'invalid-input', text: msg`Dates this far ahead aren't open yet.` },
};

/**
 * Refuses nights that the host of a home can't change.
 *
 * @param field the field of the ranges
 * @throws Problem 'date-past' and 'invalid-input' with a text at the field
 */
function requireNights(
  listing: NightsListing,
  ranges: readonly DateRange[],
  field: string,
  { now, translate }: Pick<SignedInContext, 'now' | 'translate'>,
): void {
  const refusal = blockingRefusal(ranges, blockableNights(listing, now));
  if (refusal === null) return;
  const { code, text } = REFUSALS[refusal];
  throw new Problem(code, { fields: { [field]: translate(text) } });
}

/**
 * Blocks nights of the caller's home or opens them, all or none. Guests' bookings remain: in a home
 * with several rooms, blocking takes the rooms that are left.
 *
 * @throws Problem 'not-found', 'forbidden'; 'date-past' and 'invalid-input' for nights that can't
 *   be blocked; 'nights-promised' when no room is left on one of them
 */
async function blockNights(
  id: string,
  { nights, blocked }: { readonly nights: readonly DateRange[]; readonly blocked: boolean },
  context: SignedInContext,
): Promise<{ changed: DateRange[]; calendar: HostCalendar }> {
  const { db, actor } = context;
  // Claiming nights takes a shared lock on the listing's row, so that both see each other's
  // changes.
  if ((await lockListing(db, id)) === null) throw new Problem('not-found');
  const listing = await loadHomeWithNights(db, context.services, id, actor);
  requireNights(listing, nights, 'nights', context);
  const wanted = nightsOfRanges(nights);
  let changed: string[];
  if (blocked) {
    changed = await closeNights(db, id, wanted);
    // A throw rolls the transaction back, so all nights stay unchanged.
    if (!(await areClosed(db, id, wanted))) throw new Problem('nights-promised');
  } else {
    changed = await openNights(db, listing, wanted);
  }
  return { changed: nightRanges(changed), calendar: await hostCalendar(db, listing, context) };
}

/** A guest may release a night meanwhile, so the currently closed nights count. */
async function areClosed(db: Queryable, id: string, nights: readonly DateText[]): Promise<boolean> {
  const [first, last] = [nights[0], nights.at(-1)];
  if (first === undefined || last === undefined) return true;
  const closed = new Set(await loadClosedNights(db, id, { start: first, end: addDays(last, 1) }));
  return nights.every((night) => closed.has(night));
}

type PriceNightsBody = RouteInput<typeof priceNightsRoute>['body'];

/**
 * Sets a price or a minimum stay for nights of the caller's home, or resets them to the home's own.
 * Existing agreements stay unchanged; later requests get the new price.
 *
 * @throws Problem 'not-found', 'forbidden'; 'date-past' and 'invalid-input' for nights that can't
 *   be priced
 */
async function priceNights(
  id: string,
  { terms }: PriceNightsBody,
  context: SignedInContext,
): Promise<{ before: OverrideRange[]; calendar: HostCalendar }> {
  const { db, actor, now } = context;
  // Claiming nights takes a shared lock on the listing's row, so no guest agrees on a price
  // meanwhile.
  if ((await lockListing(db, id)) === null) throw new Problem('not-found');
  const listing = await loadHomeWithNights(db, context.services, id, actor);
  requireNights(listing, terms, 'terms', context);
  const changes = terms.flatMap(({ start, end, price, minNights }) =>
    eachNight(start, end).map((night) => ({ night, price, minNights })),
  );
  await changeNightOverrides(db, id, changes, todayIn(now, listing.timeZone));
  const changed = await loadHomeWithNights(db, context.services, id, actor);
  return {
    before: termsOver(listing.nightly?.terms ?? new Map(), nightsOfRanges(terms)),
    calendar: await hostCalendar(db, changed, context),
  };
}

/**
 * The nights of the caller's home from today on.
 *
 * @throws Problem 'not-found' when it is unknown, removed or its host doesn't set its nights;
 *   'forbidden' when another person hosts it
 */
async function showHostCalendar(id: string, context: SignedInContext): Promise<HostCalendar> {
  const { actor, services } = context;
  // A replica may lack nights that the host blocked a moment ago.
  const db = services.database.main;
  return hostCalendar(db, await loadHomeWithNights(db, context.services, id, actor), context);
}

/** The caller's notifications, in their language. */
async function listNotices({
  services,
  actor,
  translate,
}: SignedInContext): Promise<RouteAnswer<typeof listNoticesRoute>> {
  const { main } = services.database;
  const notices = await listUserNotices(main, actor.id);
  const ids = notices.flatMap(({ listingId }) => listingId ?? []);
  const summaries = await listingSummaries(main, ids, translate);
  return {
    unread: await countUnread(main, actor.id),
    items: notices.map((notice) => ({
      id: notice.id,
      kind: notice.kind,
      text: noticeText(notice, translate),
      title: getDetailText(notice, 'title') ?? '',
      language: summaries.get(notice.listingId ?? '')?.language,
      reservationId: notice.reservationId,
      conversationId: getDetailText(notice, 'conversationId'),
      listing: toListingLink(notice),
      createdAt: notice.createdAt.toString(),
      read: notice.readAt !== null,
    })),
  };
}

/** Marks all notifications of the caller as read. */
async function readNotices({ db, actor, now }: SignedInContext): Promise<{ done: true }> {
  await markAllRead(db, actor.id, now);
  return { done: true };
}
