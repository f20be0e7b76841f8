import { addDays } from '#domain/dates.ts';
import { listingPath } from '#domain/listing-path.ts';
import { sessionParams } from '#domain/session-link.ts';
import { mailRecipient } from '#features/accounts/index.server.ts';
import { cityName } from '#features/catalogues/index.server.ts';
import type { ListedSession, OfferedSession } from '#market/inventory/index.server.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/locales.ts';
import { foreignLanguage } from '#platform/i18n/text-language.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { quotesIn, renderMail } from '#platform/server/mail/render-mail.ts';
import type { Services, Translator } from '#platform/server/services.ts';
import { bookableExperience } from '../booking/experience-booking.ts';
import {
  freeSeatsEmail,
  offerEmail,
  offerExpiredEmail,
  waitlistClosedEmail,
} from '../mails/waitlist.ts';
import { type Move, sessionMovedEmail } from '../mails/waitlist-moved.ts';
import type { WriteNotice } from '../ports.ts';
import type { ExperienceForBooking } from '../store/booking.ts';
import type { WaitingPerson } from '../store/waitlist.ts';
import { waitlistMailCondition } from './mail-checks.ts';

/** Context in which guests on the waitlist of a session are notified, within one transaction. */
export interface WaitlistContext {
  readonly tx: Queryable;
  readonly now: Temporal.Instant;
  readonly services: Pick<Services, 'config' | 'jobs' | 'translator'>;
  readonly writeNotice: WriteNotice;
  readonly experience: ExperienceForBooking;
  readonly key: ListedSession;
  readonly session: Pick<OfferedSession, 'startsAt' | 'endsAt'>;
}

/** Notification to a guest on a waitlist. */
export type WaitlistNotification =
  | { readonly kind: 'seats-offered'; readonly until: Temporal.Instant }
  | { readonly kind: 'offer-over' }
  /** @param free seats, which go to the first guests to reserve */
  | { readonly kind: 'seats-free'; readonly free: number }
  | ({ readonly kind: 'session-moved'; readonly movedAt: Temporal.Instant } & Move)
  | { readonly kind: 'line-over' };

/**
 * Writes a notification and queues an email to a guest on a waitlist, once for each occasion;
 * deleted accounts get none.
 */
export async function notifyWaiting(
  telling: WaitlistContext,
  person: Pick<WaitingPerson, 'waitlistId' | 'userId' | 'seats'>,
  tidings: WaitlistNotification,
): Promise<void> {
  const { tx, now, services, writeNotice, experience } = telling;
  const recipient = await mailRecipient(tx, person.userId);
  if (recipient === null) return;
  const { entryId, date } = telling.key;
  const { kind } = tidings;
  const key = `waitlist:${person.waitlistId}:${formatOccasion(tidings)}`;
  await writeNotice(tx, {
    userId: person.userId,
    key,
    kind,
    createdAt: now,
    details: {
      title: experience.title,
      startDate: date,
      endDate: addDays(date, 1),
      listingKind: 'experience',
      listingId: experience.id,
      entryId,
      seats: person.seats,
    },
  });
  const translate = services.translator(recipient.locale ?? DEFAULT_LOCALE);
  const language = foreignLanguage(experience.language, translate.locale);
  const quotes = quotesIn(language, [experience.title]);
  const { subject, ...content } = composeEmail(telling, person, tidings, {
    translate,
    readerZone: recipient.timeZone,
  });
  const mail = {
    key,
    to: recipient.email,
    locale: translate.locale,
    template: `experiences.waitlist-${kind}`,
    subject,
    ...renderMail({ quotes, ...content }, translate),
  };
  await queueMail(tx, services.jobs, mail, waitlistMailCondition(kind, telling.key, person));
}

/** Key of an occasion: a guest in the queue can get some kinds of notifications more than once. */
function formatOccasion(tidings: WaitlistNotification): string {
  switch (tidings.kind) {
    case 'seats-offered':
      return `${tidings.kind}:${tidings.until}`;
    case 'session-moved':
      return `${tidings.kind}:${tidings.movedAt}`;
    default:
      return tidings.kind;
  }
}

function composeEmail(
  { services, experience, key, session }: WaitlistContext,
  { seats }: Pick<WaitingPerson, 'seats'>,
  tidings: WaitlistNotification,
  { translate, readerZone }: { translate: Translator; readerZone: string | null },
) {
  const { id, title, timeZone, city, countryCode } = experience;
  const wanted = new URLSearchParams(sessionParams(key, seats));
  const facts = {
    title,
    seats,
    timeZone,
    readerZone,
    city: cityName(city, countryCode, translate.locale),
    startsAt: session.startsAt,
    url: `${services.config.http.publicUrl}${listingPath('experience', id)}?${wanted}`,
  };
  switch (tidings.kind) {
    case 'seats-offered': {
      const total = computeSeatsTotal({ experience, key, session }, seats);
      return offerEmail({ ...facts, until: tidings.until, total }, translate);
    }
    case 'offer-over':
      return offerExpiredEmail(facts, translate);
    case 'seats-free':
      return freeSeatsEmail({ ...facts, seats: tidings.free }, translate);
    case 'session-moved':
      return sessionMovedEmail(facts, tidings, translate);
    case 'line-over':
      return waitlistClosedEmail(facts, translate);
  }
}

/** Price of a number of seats of the session, in cents. */
function computeSeatsTotal(
  { experience, key, session }: Pick<WaitlistContext, 'experience' | 'key' | 'session'>,
  guests: number,
): number {
  const { entryId, date } = key;
  const { startsAt, endsAt } = session;
  const party = { guests, units: guests, rooms: 1, pets: 0, groups: [] };
  const dates = { startDate: date, endDate: addDays(date, 1) };
  const sessions = [{ entryId, date, startsAt, endsAt }];
  const request = { ...party, ...dates, sessions, scheduleDuration: 'one-time' } as const;
  return bookableExperience(experience).quote(request).total;
}
