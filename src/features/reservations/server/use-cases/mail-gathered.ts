import { mailRecipient, personsByIds } from '#features/accounts/index.server.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/locales.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { renderMail } from '#platform/server/mail/render-mail.ts';
import { mailFacts } from '../announce.ts';
import { findAnnouncement } from '../announcements.ts';
import { gathered } from '../mails/gathered.ts';
import { placesForMails } from '../mails/mail-places.ts';
import type { MailText } from '../mails/template.ts';
import { type GatheringKey, takeGathered } from '../store/gatherings.ts';
import { GATHERING_MINUTES } from '../store/notices.ts';
import { loadReservations } from '../store/reservations.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/**
 * Sends one email with everything that waits for a person about another and a listing: for each
 * reservation only the latest announcement, which replaces the earlier ones, and none that an
 * answer has made obsolete.
 */
export async function mailGathered(work: UnitOfWork, key: GatheringKey): Promise<void> {
  const { db, now, services } = work;
  const endsAt = now.add({ minutes: GATHERING_MINUTES });
  const items = await takeGathered(db, key, now, endsAt);
  const recipient = items.length === 0 ? null : await mailRecipient(db, key.userId);
  if (recipient === null) return;
  const translate = services.translator(recipient.locale ?? DEFAULT_LOCALE);
  const latest = new Map(items.map((item) => [item.reservationId, item]));
  const reservations = await loadReservations(db, [...latest.keys()]);
  const places = await placesForMails(db, [...reservations.values()], translate);
  const reader = { translate, readerZone: recipient.timeZone, places };
  const persons = await personsByIds(db, [key.userId, key.otherId]);
  const mails: MailText[] = [];
  const quotes = [...reservations.values()].flatMap(places.quotesOf);
  let path = 'trips';
  for (const { kind, reservationId, status, details } of latest.values()) {
    const reservation = reservations.get(reservationId);
    const template = findAnnouncement(kind)?.mail;
    if (reservation === undefined || template === undefined) continue;
    // An email about the later status was sent at once, and this one would contradict it.
    if (status !== undefined && status !== reservation.status) continue;
    const to = reservation.guestId === key.userId ? 'guest' : 'host';
    if (to === 'host') path = 'reservations';
    const facts = mailFacts(services, reservation, to, persons, reader);
    mails.push(template({ ...facts, details, reason: null, arrival: null, gettingIn: null }));
  }
  const [first, ...others] = mails;
  if (first === undefined) return;
  const mail =
    others.length === 0
      ? first
      : gathered({
          translate,
          otherName: persons.get(key.otherId)?.name ?? '',
          subjects: mails.map(({ subject }) => subject),
          url: `${services.config.http.publicUrl}/${path}`,
        });
  const { subject, ...content } = mail;
  await queueMail(db, services.jobs, {
    key: `reservations-gathered:${key.userId}:${key.otherId}:${key.listingId}:${now}`,
    to: recipient.email,
    locale: translate.locale,
    template: 'reservations.gathered',
    subject,
    ...renderMail({ quotes, ...content }, translate),
  });
}
