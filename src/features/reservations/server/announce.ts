import { mailRecipient, personsByIds } from '#features/accounts/index.server.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/locales.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { renderMail } from '#platform/server/mail/render-mail.ts';
import { type AnnouncementKind, announcementOf } from './announcements.ts';
import type { ArrivalFacts } from './mails/template.ts';
import type { ReservationEvent } from './store/events.ts';
import { insertNotice } from './store/notices.ts';
import type { Reservation } from './store/reservations.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Something one of the two is told: a notice, and a mail where they wait for one. */
export interface Message {
  /** Event and recipient: told once, however often this is asked for. */
  readonly key: string;
  readonly kind: AnnouncementKind;
  readonly to: 'guest' | 'host';
  readonly details: Readonly<Record<string, string | number>>;
  readonly reason?: string | null;
  /** Only for a guest who may know it by now. */
  readonly arrival?: ArrivalFacts | null;
}

/** Tells the parties of a step, in its transaction: each at most once an event. */
export async function announce(
  work: UnitOfWork,
  reservation: Reservation,
  event: ReservationEvent,
  announcements: readonly Pick<Message, 'kind' | 'to'>[],
): Promise<void> {
  for (const { kind, to } of announcements) {
    await tell(work, reservation, {
      key: `reservation-event:${event.sequence}:${personOf(reservation, to)}`,
      kind,
      to,
      details: event.details,
      reason: event.reason,
    });
  }
}

/** Writes one message's notice and queues its mail, in the reader's own language. */
export async function tell(
  { db, now, services }: UnitOfWork,
  reservation: Reservation,
  { key, kind, to, details, reason = null, arrival = null }: Message,
): Promise<void> {
  const userId = personOf(reservation, to);
  const { id, listingTitle, startDate, endDate, guestId, hostId } = reservation;
  await insertNotice(db, {
    userId,
    key,
    kind,
    reservationId: id,
    details: { title: listingTitle, startDate, endDate },
    createdAt: now,
  });
  const template = announcementOf(kind)?.mail;
  if (template === undefined) return;
  const recipient = await mailRecipient(db, userId);
  // A deleted account has no mailbox any more.
  if (recipient === null) return;
  const persons = await personsByIds(db, [guestId, hostId]);
  const translate = services.translator(recipient.locale ?? DEFAULT_LOCALE);
  const { subject, ...content } = template({
    translate,
    readerZone: recipient.timeZone,
    reservation,
    guestName: persons.get(guestId)?.name ?? '',
    hostName: persons.get(hostId)?.name ?? '',
    details,
    reason,
    url: `${services.config.http.publicUrl}/${to === 'guest' ? 'trips' : 'reservations'}/${id}`,
    arrival,
  });
  await queueMail(db, services.jobs, {
    key,
    to: recipient.email,
    locale: translate.locale,
    template: `reservations.${kind}`,
    subject,
    ...renderMail(content, translate),
  });
}

function personOf(reservation: Reservation, to: 'guest' | 'host'): string {
  return to === 'guest' ? reservation.guestId : reservation.hostId;
}
