import { canSeeArrivalDetails } from '#domain/permissions.ts';
import { findNamedFacts } from '#domain/saved-replies.ts';
import { isMessageDue } from '#domain/scheduled-messages.ts';
import {
  isAddressConfirmed,
  mailRecipient,
  readContactFacts,
} from '#features/accounts/index.server.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/locales.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { dueJob } from '#platform/server/database/due-work.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { writeMessage } from './messages.ts';
import { fillForReservation } from './reply-facts.ts';
import { findOrCreate, loadConversation } from './store/conversations.ts';
import {
  type DueMessage,
  insertOutcome,
  listDueMessages,
  loadOutcomes,
  loadSchedules,
  lockReservation,
  outcomeKey,
} from './store/scheduled-messages.ts';

/** Sends the messages that homes write by themselves, within a minute of their time. */
export function sendScheduledMessagesJob(services: Services): JobHandler<never> {
  const { database } = services;
  return dueJob(services, {
    name: 'messaging.send-scheduled',
    cron: '* * * * *',
    list: (page) => listDueMessages(database.main, services.now(), page),
    seeTo: (due) => database.transaction((tx) => sendScheduledMessage(tx, services, due)),
  });
}

/**
 * Sends a message if it is still due, and records it in the same transaction: it goes once, however
 * many workers have found it. One whose code its guest can't see yet waits until it is missed.
 */
async function sendScheduledMessage(
  tx: Queryable,
  services: Services,
  { reservationId, moment }: Pick<DueMessage, 'reservationId' | 'moment'>,
): Promise<void> {
  const now = services.now();
  const stay = await lockReservation(tx, reservationId, { skipLocked: true });
  if (stay === null) return;
  const { hostId, guestId, listingId } = stay;
  const schedule = (await loadSchedules(tx, listingId)).get(moment);
  const outcome = (await loadOutcomes(tx, [reservationId])).get(outcomeKey(reservationId, moment));
  if (schedule === undefined || !isMessageDue(schedule, stay, outcome ?? null, now)) return;
  const record = (outcome: 'sent' | 'withheld') =>
    insertOutcome(tx, { reservationId, moment, outcome, at: now });

  if (!(await mayWriteByItself(tx, hostId, guestId))) {
    await record('withheld');
    return;
  }
  const guest = { id: guestId, role: 'user' } as const;
  const namesCode = findNamedFacts(schedule.text).includes('code');
  if (namesCode && !canSeeArrivalDetails(stay, guest, now)) return;
  const locale = (await mailRecipient(tx, hostId))?.locale ?? DEFAULT_LOCALE;
  const { text } = await fillForReservation(tx, schedule.text, stay, locale);
  if (!(await record('sent'))) return;
  const id = await findOrCreate(tx, { listingId, guestId, hostId }, now);
  const conversation = await loadConversation(tx, id);
  if (conversation === null) throw new Error(`conversation ${id} is gone`);
  const written = { senderId: hostId, text, isAutomatic: true, coHostId: null };
  await writeMessage({ db: tx, now, services }, conversation, written);
}

/**
 * Whether a host's messages go to a guest by themselves. Where a person could still write about
 * what was agreed (`messageContact`), nothing goes that the person didn't write now.
 */
async function mayWriteByItself(db: Queryable, hostId: string, guestId: string): Promise<boolean> {
  const { standing, isBlocked } = await readContactFacts(db, hostId, guestId);
  if (standing !== 'active' || isBlocked || !(await isAddressConfirmed(db, hostId))) return false;
  return (await mailRecipient(db, guestId)) !== null;
}
