import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { SEND_REFUND } from './return-money.ts';
import { listStaleRates, writeRates } from './store/answer-rates.ts';
import { type Deadline, listDue, lockDue } from './store/due.ts';
import { listOver } from './store/gatherings.ts';
import type { Reservation } from './store/reservations.ts';
import { inOwnTransaction, type UnitOfWork } from './unit-of-work.ts';
import { cancelUnpaid } from './use-cases/cancel-unpaid.ts';
import { completeStay } from './use-cases/complete-stay.ts';
import { expireReservation } from './use-cases/expire-reservation.ts';
import { mailGathered } from './use-cases/mail-gathered.ts';
import { markNoShow } from './use-cases/mark-no-show.ts';
import { remindOfArrival } from './use-cases/remind-of-arrival.ts';
import { sendRefund } from './use-cases/send-refund.ts';

const EVERY_MINUTE = '* * * * *';
/** Maximum reservations of one run; the next minute takes the rest. */
const BATCH = 200;
/** Listings whose answer rate one transaction changes. */
const RATED_BATCH = 500;
/** Tries of a refund, which span some days: every refund must be sent. */
const REFUND_TRIES = 20;

type SeeTo = (work: UnitOfWork, reservation: Reservation) => Promise<void>;

/** Jobs that change reservations automatically. */
export function reservationJobs(services: Services): JobHandler<never>[] {
  const send: JobHandler<{ refundId: string }> = {
    name: SEND_REFUND,
    retries: REFUND_TRIES,
    run: ({ refundId }) => sendRefund(services, refundId),
  };
  return [
    onDeadline(services, 'reservations.expire-requests', 'answer', expireReservation),
    onDeadline(services, 'reservations.cancel-unpaid', 'payment', cancelUnpaid),
    onDeadline(services, 'reservations.remind-of-arrival', 'arrival', (work, reservation) =>
      remindOfArrival(work, reservation),
    ),
    onDeadline(services, 'reservations.complete-stays', 'check-out', completeStay),
    onDeadline(services, 'reservations.mark-no-shows', 'no-show', markNoShow),
    gatheredMails(services),
    answerRates(services),
    send,
  ];
}

/** Sends the gathered emails once their waiting time is over. */
function gatheredMails(services: Services): JobHandler<object> {
  const name = 'reservations.mail-gathered';
  return {
    name,
    cron: EVERY_MINUTE,
    run: async () => {
      for (const key of await listOver(services.database.main, services.now(), BATCH)) {
        try {
          await inOwnTransaction(services, (work) => mailGathered(work, key));
        } catch (error) {
          // One that fails must not hold up the others; it is due again in a minute.
          services.log.error({ err: error, job: name, userId: key.userId }, 'mail not gathered');
        }
      }
    },
  };
}

/** Recomputes how reliably hosts answer. */
function answerRates({ database, now }: Services): JobHandler<object> {
  return {
    name: 'reservations.count-answers',
    cron: '7 * * * *',
    run: async () => {
      const rates = await listStaleRates(database.main, now());
      for (let from = 0; from < rates.length; from += RATED_BATCH) {
        const batch = rates.slice(from, from + RATED_BATCH);
        await database.transaction((tx) => writeRates(tx, batch));
      }
    },
  };
}

function onDeadline(
  services: Services,
  name: string,
  deadline: Deadline,
  seeTo: SeeTo,
): JobHandler<object> {
  return {
    name,
    cron: EVERY_MINUTE,
    run: async () => {
      const { main } = services.database;
      for (const id of await listDue(main, deadline, services.now(), BATCH)) {
        try {
          await inOwnTransaction(services, async (work) => {
            const reservation = await lockDue(work.db, deadline, work.now, id);
            if (reservation !== null) await seeTo(work, reservation);
          });
        } catch (error) {
          // One that fails must not hold up the others; it is due again in a minute.
          services.log.error({ err: error, job: name, reservationId: id }, 'deadline not met');
        }
      }
    },
  };
}
