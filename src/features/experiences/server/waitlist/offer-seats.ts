import { hasCome } from '#domain/instants.ts';
import { listingPath } from '#domain/listing-path.ts';
import { offerDeadline } from '#domain/waitlist.ts';
import { mailRecipient } from '#features/accounts/index.server.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/locales.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { renderMail } from '#platform/server/mail/render-mail.ts';
import type { Services, Translator } from '#platform/server/services.ts';
import { bookableExperience } from '../booking/experience-booking.ts';
import { freeSeatsMail, offerMail, offerOverMail, type WaitlistFacts } from '../mails/waitlist.ts';
import { type ExperienceForBooking, loadExperienceForBooking } from '../store/booking.ts';
import {
  changeTaken,
  holdSession,
  type ListedSession,
  listLine,
  type OfferedSession,
  setWaiting,
  type WaitingPerson,
} from '../store/waitlist.ts';

/** What the offers of one session are made in. */
interface Offering {
  readonly tx: Queryable;
  readonly now: Temporal.Instant;
  readonly services: Services;
  readonly experience: ExperienceForBooking;
  readonly key: ListedSession;
  readonly session: OfferedSession;
}

/**
 * Offers the free seats of a session to those who wait, first come first served, and takes back what
 * was offered in vain. Who wants more seats than there are keeps their place. Two hours before the
 * start all of them are told instead. One transaction: the session first, then its line.
 */
export async function offerSeats(services: Services, key: ListedSession): Promise<void> {
  const now = services.now();
  await services.database.transaction(async (tx) => {
    const experience = await loadExperienceForBooking(tx, key.listingId);
    const session = await holdSession(tx, key);
    if (experience === null || session === null) return;
    const offering = { tx, now, services, experience, key, session };
    const line = await listLine(tx, key);
    let free = session.capacity - session.taken;
    for (const person of line) {
      if (person.offerUntil === null || !hasCome(person.offerUntil, now)) continue;
      await changeTaken(tx, key, -person.seats);
      await setWaiting(tx, person, 'passed');
      await mail(offering, person, 'offer-over', offerOverMail);
      free += person.seats;
    }
    const isOpen = session.status === 'scheduled' && !hasCome(session.startsAt, now);
    if (!isOpen || bookableExperience(experience).deleted) return;
    for (const person of line) {
      if (person.state === 'waiting' && person.seats <= free) {
        free -= await offerTo(offering, person);
      }
    }
  });
}

/** @returns how many seats are held by it */
async function offerTo(offering: Offering, person: WaitingPerson): Promise<number> {
  const { tx, now, key, session } = offering;
  const recipient = await mailRecipient(tx, person.userId);
  if (recipient === null) {
    await setWaiting(tx, person, 'left');
    return 0;
  }
  const zone = recipient.timeZone ?? offering.experience.timeZone;
  const until = offerDeadline(now, session.startsAt, zone);
  if (until === null) {
    await mail(offering, person, 'seats-free', freeSeatsMail);
    return 0;
  }
  await changeTaken(tx, key, person.seats);
  await setWaiting(tx, person, 'offered', until);
  await mail(offering, person, `offer:${until}`, (facts, translate) =>
    offerMail({ ...facts, until }, translate),
  );
  return person.seats;
}

/** Queues a mail to somebody in the line, once an occasion. */
async function mail(
  { tx, now, services, experience, session }: Offering,
  { waitlistId, userId, seats }: WaitingPerson,
  occasion: string,
  template: (facts: WaitlistFacts, translate: Translator) => ReturnType<typeof offerOverMail>,
): Promise<void> {
  const recipient = await mailRecipient(tx, userId);
  if (recipient === null) return;
  const translate = services.translator(recipient.locale ?? DEFAULT_LOCALE);
  const { id, title, timeZone } = experience;
  const total = totalOf(experience, seats, now, translate);
  const { subject, ...content } = template(
    {
      title,
      seats,
      startsAt: session.startsAt,
      timeZone,
      readerZone: recipient.timeZone,
      total,
      url: services.config.http.publicUrl + listingPath('experience', id),
    },
    translate,
  );
  await queueMail(tx, services.jobs, {
    key: `waitlist:${waitlistId}:${occasion}`,
    to: recipient.email,
    locale: translate.locale,
    template: `experiences.waitlist-${occasion.split(':')[0]}`,
    subject,
    ...renderMail(content, translate),
  });
}

/** Cents that so many seats cost; of no more than there are. */
function totalOf(
  experience: ExperienceForBooking,
  seats: number,
  now: Temporal.Instant,
  translate: Translator,
): number {
  const listing = bookableExperience(experience);
  const guests = Math.max(1, Math.min(seats, listing.capacity));
  const asked = { guests, units: guests, rooms: 1, pets: 0, groups: [] };
  return listing.quote({ ...asked, startDate: '', endDate: '' }, now, translate).total;
}
