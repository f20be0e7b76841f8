import { msg, plural } from '@lingui/core/macro';
import { byUnit } from '#domain/kinds.ts';
import { canSeeArrivalDetails } from '#domain/permissions.ts';
import { mailRecipient, personsByIds } from '#features/accounts/index.server.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/locales.ts';
import { dueJob } from '#platform/server/database/due-work.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { renderMail } from '#platform/server/mail/render-mail.ts';
import type { Services, Translator } from '#platform/server/services.ts';
import { calendarJobs } from '../feeds/jobs.ts';
import { journeyJobs } from '../journeys/decide-journey.ts';
import { returnDeposit } from '../money/deposits.ts';
import { releaseHostPaymentsJob } from '../money/host-payments.ts';
import { SEND_REFUND, sendRefund } from '../money/refunds.ts';
import { settleMoney } from '../money/releases.ts';
import { mailFacts, notifyParty } from '../notify/announce.ts';
import { findAnnouncement } from '../notify/announcements.ts';
import { placesForMails } from '../notify/emails/email-places.ts';
import type { MailText } from '../notify/emails/template.ts';
import { bookableKind } from '../request/kinds.ts';
import { resolutionDeadlines } from '../resolutions/deadlines.ts';
import { loadGuestArrival } from '../show/reservation-row.ts';
import {
  arrivalReminderKey,
  type Deadline,
  listDue,
  listHosts,
  listStaleRates,
  lockDue,
  writeRates,
} from '../store/due.ts';
import { GATHERING_MINUTES, type GatheringKey, listOver, takeGathered } from '../store/notices.ts';
import { loadReservations, type Reservation } from '../store/reservations.ts';
import { inOwnTransaction, type UnitOfWork } from '../unit-of-work.ts';
import { nightWaitlistJobs } from '../waitlist/night-offers.ts';
import { expireReservation } from './answer-reservation.ts';
import { markNoShow } from './attendance.ts';
import { cancelUnpaid } from './cancel-reservation.ts';
import {
  CHARGE_INSTALMENT,
  type ChargeJob,
  chargeInstalment,
  completeAtEnd,
  takeInstalmentStep,
} from './instalments.ts';

const EVERY_MINUTE = '* * * * *';
/** Hosts whose requests are counted at once. */
const RATED_HOSTS = 500;
/** Tries of a refund, which span some days: every refund must be sent. */
const REFUND_TRIES = 20;
/** Tries of a charge, which span the hours until it is tried again. */
const CHARGE_TRIES = 12;

type SeeTo = (work: UnitOfWork, reservation: Reservation) => Promise<void>;

/** Jobs that change reservations automatically. */
export function reservationJobs(services: Services): JobHandler<never>[] {
  const send: JobHandler<{ refundId: string }> = {
    name: SEND_REFUND,
    retries: REFUND_TRIES,
    run: ({ refundId }) => sendRefund(services, refundId),
  };
  const charge: JobHandler<ChargeJob> = {
    name: CHARGE_INSTALMENT,
    retries: CHARGE_TRIES,
    run: (job) => chargeInstalment(services, job),
  };
  return [
    onDeadline(services, 'reservations.expire-requests', 'answer', expireReservation),
    onDeadline(services, 'reservations.cancel-unpaid', 'payment', cancelUnpaid),
    onDeadline(services, 'reservations.remind-of-arrival', 'arrival', (work, reservation) =>
      remindOfArrival(work, reservation),
    ),
    onDeadline(services, 'reservations.complete-stays', 'check-out', completeAtEnd),
    onDeadline(services, 'reservations.mark-no-shows', 'no-show', markNoShow),
    onDeadline(services, 'reservations.release-money', 'release', settleMoney),
    onDeadline(services, 'reservations.return-deposits', 'deposit', returnDeposit),
    resolutionDeadlines(services),
    releaseHostPaymentsJob(services),
    gatheredMails(services),
    onDeadline(services, 'reservations.see-to-instalments', 'instalment', takeInstalmentStep),
    answerRates(services),
    ...calendarJobs(services),
    ...nightWaitlistJobs(services),
    ...journeyJobs(services),
    send,
    charge,
  ];
}

/** Sends the gathered emails once their waiting time is over. */
function gatheredMails(services: Services): JobHandler<never> {
  return dueJob(services, {
    name: 'reservations.mail-gathered',
    cron: EVERY_MINUTE,
    list: (page) => listOver(services.database.main, services.now(), page),
    seeTo: (key) => inOwnTransaction(services, (work) => mailGathered(work, key)),
  });
}

/** Recomputes how reliably hosts answer, some hosts at a time. */
function answerRates({ database, now }: Services): JobHandler<object> {
  return {
    name: 'reservations.count-answers',
    cron: '7 * * * *',
    run: async () => {
      let last: string | null = null;
      for (;;) {
        const hosts: readonly string[] = await listHosts(database.main, last, RATED_HOSTS);
        const rates = await listStaleRates(database.main, now(), hosts);
        if (rates.length > 0) await database.transaction((tx) => writeRates(tx, rates));
        last = hosts.at(-1) ?? null;
        if (hosts.length < RATED_HOSTS) return;
      }
    },
  };
}

function onDeadline(
  services: Services,
  name: string,
  deadline: Deadline,
  seeTo: SeeTo,
): JobHandler<never> {
  return dueJob(services, {
    name,
    cron: EVERY_MINUTE,
    list: (page) => listDue(services.database.main, deadline, services.now(), page),
    seeTo: ({ id }) =>
      inOwnTransaction(services, async (work) => {
        const reservation = await lockDue(work.db, deadline, work.now, id);
        if (reservation !== null) await seeTo(work, reservation);
      }),
  });
}

/** Notifies the guest of a paid stay where it is and how to get in, once for each arrival day. */
async function remindOfArrival(work: UnitOfWork, reservation: Reservation): Promise<void> {
  const guest = { id: reservation.guestId, role: 'user' } as const;
  if (!canSeeArrivalDetails(reservation, guest, work.now)) return;
  const { kind, listingId, startDate, endDate, timeZone } = reservation;
  const arrival = await loadGuestArrival(work.db, reservation);
  const listing = await bookableKind(work.services, kind).load(work.db, listingId);
  if (arrival === null || listing === null) return;
  const dates = { startDate, endDate };
  const boarding = byUnit(listing, {
    night: (nights) => nights.boardingFor?.(dates) ?? null,
    session: () => null,
  });
  await notifyParty(work, reservation, {
    key: arrivalReminderKey(reservation),
    kind: 'arrival-soon',
    to: 'guest',
    details: {},
    hasCalendar: true,
    arrival: {
      ...arrival,
      checkInFrom: boarding?.arrival.checkInFrom ?? listing.checkInFrom,
      checkOutUntil: boarding?.leaving.checkOutUntil ?? listing.checkOutUntil,
      zones: {
        arrival: boarding?.arrival.timeZone ?? timeZone,
        leaving: boarding?.leaving.timeZone ?? timeZone,
      },
    },
  });
}

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

/** Several announcements about one person's actions, as one email. */
function gathered(facts: {
  readonly translate: Translator;
  /** Name of the other person; empty for a deleted account. */
  readonly otherName: string;
  /** Subjects that the announcements' own emails would have, oldest first. */
  readonly subjects: readonly string[];
  /** Address of the list of the reader's reservations. */
  readonly url: string;
}): MailText {
  const { translate, otherName, subjects, url } = facts;
  const count = subjects.length;
  const updates = translate(msg`${plural(count, { one: '# update', other: '# updates' })}`);
  return {
    subject: otherName === '' ? updates : translate(msg`${otherName}: ${updates}`),
    preheader: subjects.at(-1) ?? '',
    heading: translate(msg`Here's what happened`),
    paragraphs: [...subjects],
    action: { label: translate(msg`See your reservations`), url },
  };
}
