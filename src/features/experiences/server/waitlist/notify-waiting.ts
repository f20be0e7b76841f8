import { msg, plural } from '@lingui/core/macro';
import { addDays } from '#domain/dates.ts';
import { listingPath } from '#domain/listing-path.ts';
import { formatMoney } from '#domain/money.ts';
import { sessionParams } from '#domain/session-key.ts';
import { mailRecipient } from '#features/accounts/index.server.ts';
import { cityName } from '#features/catalogues/index.server.ts';
import type { ListedSession, OfferedSession } from '#market/inventory/index.server.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/locales.ts';
import { foreignLanguage } from '#platform/i18n/text-language.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { mailedDeadline, mailedMoment } from '#platform/server/mail/mailed-times.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { type MailContent, quotesIn, renderMail } from '#platform/server/mail/render-mail.ts';
import type { Services, Translator } from '#platform/server/services.ts';
import { bookableExperience } from '../booking/experience-booking.ts';

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
  context: WaitlistContext,
  person: Pick<WaitingPerson, 'waitlistId' | 'userId' | 'seats'>,
  notification: WaitlistNotification,
): Promise<void> {
  const { tx, now, services, writeNotice, experience } = context;
  const recipient = await mailRecipient(tx, person.userId);
  if (recipient === null) return;
  const { entryId, date } = context.key;
  const { kind } = notification;
  const key = `waitlist:${person.waitlistId}:${formatOccasion(notification)}`;
  await writeNotice(tx, services, {
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
  const { subject, ...content } = composeEmail(context, person, notification, {
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
  await queueMail(tx, services.jobs, mail, waitlistMailCondition(kind, context.key, person));
}

/** Key of an occasion: a guest in the queue can get some kinds of notifications more than once. */
function formatOccasion(notification: WaitlistNotification): string {
  switch (notification.kind) {
    case 'seats-offered':
      return `${notification.kind}:${notification.until}`;
    case 'session-moved':
      return `${notification.kind}:${notification.movedAt}`;
    default:
      return notification.kind;
  }
}

function composeEmail(
  { services, experience, key, session }: WaitlistContext,
  { seats }: Pick<WaitingPerson, 'seats'>,
  notification: WaitlistNotification,
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
  switch (notification.kind) {
    case 'seats-offered': {
      const total = computeSeatsTotal({ experience, key, session }, seats);
      return offerEmail({ ...facts, until: notification.until, total }, translate);
    }
    case 'offer-over':
      return offerExpiredEmail(facts, translate);
    case 'seats-free':
      return freeSeatsEmail({ ...facts, seats: notification.free }, translate);
    case 'session-moved':
      return sessionMovedEmail(facts, notification, translate);
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

/** Changes of a session that guests wait for. */
interface Move {
  /** The previous start; the current one where only the end changed; null where no time changed. */
  readonly from: Temporal.Instant | null;
  readonly placeChanged: boolean;
  /** Until when seats are reserved for the recipient; null without an offer. */
  readonly offerUntil: Temporal.Instant | null;
}

/**
 * The session is at another time, or at another place; the recipient keeps their place or offer.
 */
function sessionMovedEmail(facts: WaitlistFacts, move: Move, translate: Translator): Mail {
  const { title } = facts;
  const heading = translate(msg`The date you're waiting for has changed`);
  const changes = [timeText(facts, move, translate), placeText(facts, move, translate)].filter(
    (text) => text !== null,
  );
  return {
    subject: translate(msg`Changes to ${title}`),
    preheader: changes[0] ?? heading,
    heading,
    paragraphs: [
      ...changes,
      describeRetainedPlace(facts, move, translate),
      translate(msg`If it no longer suits you, you can leave the waitlist.`),
    ],
    facts: describeSeats(facts, translate),
    action: { label: translate(msg`See the experience`), url: facts.url },
  };
}

function timeText(facts: WaitlistFacts, { from }: Move, translate: Translator): string | null {
  if (from === null) return null;
  const { title, startsAt } = facts;
  const after = placeMoment(startsAt, facts, translate);
  if (from.equals(startsAt)) {
    return translate(msg`${title} still starts on ${after}, but ends at another time.`);
  }
  const before = placeMoment(from, facts, translate);
  return translate(msg`${title} now starts on ${after} instead of ${before}.`);
}

function placeText(
  { title }: WaitlistFacts,
  { placeChanged }: Move,
  translate: Translator,
): string | null {
  return placeChanged
    ? translate(msg`${title} now takes place somewhere else. See its page for the new location.`)
    : null;
}

function describeRetainedPlace(
  facts: WaitlistFacts,
  { offerUntil }: Move,
  translate: Translator,
): string {
  if (offerUntil === null) return translate(msg`You keep your place in line.`);
  const until = deadline(offerUntil, facts, translate);
  return translate(msg`Your offer still stands: we're holding the seats for you until ${until}.`);
}

/** Facts of an email to a guest on a waitlist. */
interface WaitlistFacts {
  readonly title: string;
  readonly seats: number;
  readonly startsAt: Temporal.Instant;
  /** IANA zone of the place. */
  readonly timeZone: string;
  /** City of the place, in the recipient's language. */
  readonly city: string;
  /** IANA zone that the recipient chose; null where they chose none. */
  readonly readerZone: string | null;
  readonly url: string;
}

type Mail = MailContent & { readonly subject: string };

/**
 * Seats are reserved for the recipient.
 *
 * @param facts.total cents for all the seats
 */
function offerEmail(
  facts: WaitlistFacts & { readonly until: Temporal.Instant; readonly total: number },
  translate: Translator,
): Mail {
  const { title } = facts;
  const until = deadline(facts.until, facts, translate);
  return {
    subject: translate(msg`A place for you: ${title}`),
    preheader: translate(msg`Held for you until ${until}.`),
    heading: translate(msg`There's room for you`),
    paragraphs: [
      translate(
        msg`Seats for ${title} have become available. We're holding them for you until ${until}.`,
      ),
    ],
    facts: [
      ...describeSeats(facts, translate),
      { label: translate(msg`Total`), value: formatMoney(facts.total, translate.locale) },
    ],
    action: { label: translate(msg`See the offer`), url: facts.url },
  };
}

/**
 * Seats are no longer offered so close to the start: they go to the first to reserve.
 *
 * @param facts.seats that are free
 */
function freeSeatsEmail(facts: WaitlistFacts, translate: Translator): Mail {
  const { title } = facts;
  return {
    subject: translate(msg`Seats available: ${title}`),
    preheader: translate(msg`First come, first served.`),
    heading: translate(msg`There are seats available`),
    paragraphs: [
      translate(
        msg`Seats for ${title} have become available. It starts soon, so whoever books first gets them.`,
      ),
    ],
    facts: describeSeats(facts, translate),
    action: { label: translate(msg`Book now`), url: facts.url },
  };
}

/** The offer has expired. */
function offerExpiredEmail(facts: WaitlistFacts, translate: Translator): Mail {
  const { title } = facts;
  const text = translate(
    msg`Your offer for ${title} has ended, and the seats go to the next in line.`,
  );
  return {
    subject: translate(msg`Your offer for ${title} has ended`),
    preheader: text,
    heading: translate(msg`Your offer has ended`),
    paragraphs: [
      text,
      translate(msg`If you'd still like to come, you can join the waitlist again.`),
    ],
    action: { label: translate(msg`See the experience`), url: facts.url },
  };
}

/** The session was cancelled, or its experience was deleted. */
function waitlistClosedEmail(facts: WaitlistFacts, translate: Translator): Mail {
  const { title } = facts;
  const startsAt = placeMoment(facts.startsAt, facts, translate);
  const text = translate(
    msg`${title} on ${startsAt} won't take place, so you're no longer on its waitlist.`,
  );
  return {
    subject: translate(msg`${title} won't take place`),
    preheader: text,
    heading: translate(msg`This date was cancelled`),
    paragraphs: [text, translate(msg`There's nothing you need to do.`)],
    action: { label: translate(msg`See other dates`), url: facts.url },
  };
}

/** The start, and the number of seats that the recipient waits for. */
function describeSeats(facts: WaitlistFacts, translate: Translator) {
  const { seats, startsAt } = facts;
  return [
    { label: translate(msg`Starts`), value: placeMoment(startsAt, facts, translate) },
    {
      label: translate(msg`Seats`),
      value: translate(msg`${plural(seats, { one: '# seat', other: '# seats' })}`),
    },
  ];
}

/** A time at the place, in its time zone, with the recipient's local time where that differs. */
function placeMoment(
  at: Temporal.Instant,
  { timeZone, city, readerZone }: WaitlistFacts,
  translate: Translator,
): string {
  return mailedMoment(at, { translate, readerZone, zone: timeZone, city });
}

/** A deadline in the recipient's time zone, otherwise in that of the place. */
function deadline(
  at: Temporal.Instant,
  { timeZone, city, readerZone }: WaitlistFacts,
  translate: Translator,
): string {
  return mailedDeadline(at, { translate, readerZone, zone: timeZone, city });
}
