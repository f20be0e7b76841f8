import { calendarFile } from '#domain/calendar-file.ts';
import { mailRecipient, personsByIds } from '#features/accounts/index.server.ts';
import { BRAND } from '#platform/brand/brand.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/locales.ts';
import { type MailChecks, type MailCondition, queueMail } from '#platform/server/mail/outbox.ts';
import { type MailContent, quotesIn, renderMail } from '#platform/server/mail/render-mail.ts';
import type { Services, Translator } from '#platform/server/services.ts';
import { calendarEvents } from '../calendar/calendar-events.ts';
import { amountDue, computePayout } from '../money/refunds.ts';
import { type ReservationEvent, waitingChange } from '../store/events.ts';
import { GATHERING_MINUTES, gather } from '../store/notices.ts';
import { loadReservation, type Reservation } from '../store/reservations.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { type AnnouncementKind, findAnnouncement } from './announcements.ts';
import { loadGettingIn, type MailPlaces, placesForMails } from './emails/email-places.ts';
import { TEXTS_OF_KIND } from './emails/kind-texts.ts';
import type { ArrivalFacts, MailFacts } from './emails/template.ts';
import { addNotice } from './push-notice.ts';

const CHECK = 'reservations.is-so';

/** The condition that a reservation must still meet when an email about it is sent. */
export function mailCondition(
  kind: AnnouncementKind,
  { id }: Pick<Reservation, 'id'>,
): MailCondition | undefined {
  if (findAnnouncement(kind)?.isSo === undefined) return undefined;
  return { check: CHECK, about: { kind, reservationId: id } };
}

/** Checks whether emails about reservations are still true. */
export const RESERVATION_MAIL_CHECKS: MailChecks = {
  [CHECK]: async (db, { kind = '', reservationId = '' }) => {
    const isSo = findAnnouncement(kind)?.isSo;
    const reservation = isSo === undefined ? null : await loadReservation(db, reservationId);
    if (isSo === undefined || reservation === null) return true;
    const changeWaiting = (await waitingChange(db, reservationId)) !== null;
    // Due as of its last change: what falls due later by itself makes no mail untrue.
    const due = amountDue(reservation, reservation.updatedAt);
    return isSo({ status: reservation.status, due, changeWaiting });
  },
};

type Side = 'guest' | 'host';

/** A notification to one party, with an email for kinds that send one. */
export interface Message {
  /** Event and recipient: each key is announced once, however often it is requested. */
  readonly key: string;
  readonly kind: AnnouncementKind;
  readonly to: Side;
  readonly details: Readonly<Record<string, string | number>>;
  readonly reason?: string | null;
  /** Only set once the guest may know it. */
  readonly arrival?: ArrivalFacts | null;
  /** Whether its email has a calendar file. */
  readonly hasCalendar?: boolean | undefined;
}

/** Tells the parties of a step, in its transaction: each at most once an event. */
export async function announce(
  work: UnitOfWork,
  reservation: Reservation,
  event: ReservationEvent,
  announcements: readonly Pick<Message, 'kind' | 'to' | 'hasCalendar'>[],
): Promise<void> {
  for (const { kind, to, hasCalendar } of announcements) {
    await notifyParty(work, reservation, {
      key: `reservation-event:${event.sequence}:${getPartyId(reservation, to)}`,
      kind,
      to,
      details: event.details,
      reason: event.reason,
      hasCalendar,
    });
  }
}

/**
 * Writes one message's notification and queues its email, in the reader's own language. An email of
 * a kind that can be caused at will waits if another went to the same reader about the same person
 * within `GATHERING_MINUTES`; `mailGathered` sends all waiting ones as one.
 */
export async function notifyParty(
  work: UnitOfWork,
  reservation: Reservation,
  { key, kind, to, details, reason = null, arrival = null, hasCalendar = false }: Message,
): Promise<void> {
  const { db, now, services } = work;
  const userId = getPartyId(reservation, to);
  const { id, kind: listingKind, listingId, listingTitle, startDate, endDate } = reservation;
  const firstSession = reservation.policy.uses?.[0];
  const notice = {
    userId,
    key,
    kind,
    reservationId: id,
    details: {
      title: listingTitle,
      startDate,
      endDate,
      listingKind,
      ...(firstSession === undefined
        ? {}
        : { startsAt: firstSession, timeZone: reservation.timeZone }),
    },
    createdAt: now,
  };
  await addNotice(db, services, notice, mailCondition(kind, reservation));
  const announcement = findAnnouncement(kind);
  if (announcement?.mail === undefined) return;
  const recipient = await mailRecipient(db, userId);
  // A deleted account has no mailbox any more.
  if (recipient === null) return;
  if (announcement.isGathered?.(reservation)) {
    const otherId = getPartyId(reservation, to === 'guest' ? 'host' : 'guest');
    const endsAt = now.add({ minutes: GATHERING_MINUTES });
    const item = { kind, reservationId: id, status: reservation.status, details };
    if (await gather(db, { userId, otherId, listingId }, item, now, endsAt)) return;
  }
  const translate = services.translator(recipient.locale ?? DEFAULT_LOCALE);
  const persons = await personsByIds(db, [reservation.guestId, reservation.hostId]);
  const places = await placesForMails(db, [reservation], translate);
  const reader = { translate, readerZone: recipient.timeZone, places };
  const facts = mailFacts(services, reservation, to, persons, reader);
  const gettingIn = to === 'guest' ? await loadGettingIn(db, reservation, now) : null;
  const { subject, ...content } = announcement.mail({
    ...facts,
    details,
    reason,
    arrival,
    gettingIn,
  });
  const language = places.getTextLanguage(reservation);
  const cover = coverFor(services, places.cover(reservation), language);
  const ways = [gettingIn, arrival].flatMap((way) => way?.entryInstructions ?? []);
  const quotes = [...places.quotesOf(reservation), ...quotesIn(language, ways)];
  const mail = {
    key,
    to: recipient.email,
    locale: translate.locale,
    template: `reservations.${kind}`,
    subject,
    ...renderMail({ cover, quotes, ...content }, translate),
    calendar: hasCalendar ? await calendarFor(work, reservation, translate) : null,
  };
  await queueMail(db, services.jobs, mail, mailCondition(kind, reservation));
}

/** Width of an email's cover in pixels: twice its shown width, for sharp screens. */
const COVER_WIDTH = 1200;

/** The listing's picture in the size for emails; undefined if it has none. */
function coverFor(
  { config }: Services,
  cover: ReturnType<MailPlaces['cover']>,
  language: string | undefined,
): MailContent['cover'] {
  if (cover === null) return undefined;
  const path = `/media/${encodeURIComponent(cover.key)}/${COVER_WIDTH}.jpg`;
  return { url: (config.mediaCdnUrl ?? config.http.publicUrl) + path, alt: cover.alt, language };
}

/** The calendar file of a reservation, as its guest gets it on its page. */
async function calendarFor(
  { db, services }: UnitOfWork,
  reservation: Reservation,
  translate: Translator,
): Promise<string> {
  const reader = { services, translate, pathOf: (id: string) => `/trips/${id}` };
  return calendarFile(BRAND.name, await calendarEvents(db, [reservation], reader));
}

/**
 * The facts that every email about a reservation to one of its parties may use.
 *
 * @param persons the two parties by id, without a deleted one
 */
export function mailFacts(
  services: Services,
  reservation: Reservation,
  to: Side,
  persons: ReadonlyMap<string, { readonly name: string }>,
  reader: Pick<MailFacts, 'translate' | 'readerZone' | 'places'>,
): Omit<MailFacts, 'details' | 'reason' | 'arrival' | 'gettingIn'> {
  const { id, kind, guestId, hostId } = reservation;
  return {
    ...reader,
    ...reader.places.mailedPlace(reservation),
    reservation,
    texts: TEXTS_OF_KIND[kind],
    guestName: persons.get(guestId)?.name ?? '',
    due: amountDue(reservation, services.now()),
    payout: to === 'host' ? computePayout(reservation) : null,
    hostName: persons.get(hostId)?.name ?? '',
    url: `${services.config.http.publicUrl}/${to === 'guest' ? 'trips' : 'reservations'}/${id}`,
  };
}

function getPartyId(reservation: Reservation, to: Side): string {
  return to === 'guest' ? reservation.guestId : reservation.hostId;
}
