import { msg } from '@lingui/core/macro';
import { OPEN_STATUSES } from '#domain/lifecycles.ts';
import { findNamedFacts } from '#domain/saved-replies.ts';
import {
  canNameAt,
  canUnskip,
  MESSAGE_MOMENTS,
  type MessageMoment,
  messageState,
  messageTime,
} from '#domain/scheduled-messages.ts';
import { mailRecipient } from '#features/accounts/index.server.ts';
import type { RouteAnswer, RouteInput } from '#platform/contract/route.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/locales.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { Actor } from '#platform/server/services.ts';
import type {
  changeScheduledMessage as changeRoute,
  listUpcomingMessages as listRoute,
  showScheduledMessages as showRoute,
  UpcomingMessage,
} from '../contract/scheduled-messages.ts';
import { getViewerRole, loadOwn } from './access.ts';
import { fillForReservation } from './reply-facts.ts';
import { refuseUnknown } from './saved-replies.ts';
import { conversationKey, loadLinkedReservations } from './store/reservations.ts';
import {
  deleteSkip,
  hostOfHome,
  insertOutcome,
  loadOutcomes,
  loadSchedules,
  loadWritten,
  lockReservation,
  outcomeKey,
  type WrittenReservation,
  writeSchedule,
} from './store/scheduled-messages.ts';

/**
 * The messages of a home of the caller's, one for each moment.
 *
 * @throws Problem 'not-found' for other listings
 */
export async function showScheduledMessages(
  listingId: string,
  { services, actor }: SignedInContext,
): Promise<RouteAnswer<typeof showRoute>> {
  const { main } = services.database;
  await requireOwnHome(main, listingId, actor);
  const schedules = await loadSchedules(main, listingId);
  return {
    items: MESSAGE_MOMENTS.map((moment) => {
      const schedule = schedules.get(moment);
      const isOn = schedule !== undefined && schedule.onSince !== null;
      return { moment, isOn, text: schedule?.text ?? '' };
    }),
  };
}

/**
 * Writes the message of a home of the caller's for a moment, and switches it on or off.
 *
 * @throws Problem 'not-found' for other listings; 'invalid-input' at the text of one that is on and
 *   says nothing, for unknown placeholders, and for one whose fact guests don't see at the moment
 */
export async function changeScheduledMessage(
  { id: listingId, moment }: RouteInput<typeof changeRoute>['params'],
  { isOn, text }: RouteInput<typeof changeRoute>['body'],
  { db, actor, now, translate }: SignedInContext,
): Promise<{ done: true }> {
  await requireOwnHome(db, listingId, actor);
  const refuse = (words: string) => new Problem('invalid-input', { fields: { text: words } });
  if (isOn && text === '') throw refuse(translate(msg`Enter the message.`));
  refuseUnknown(text, translate);
  const [early] = findNamedFacts(text).filter((fact) => !canNameAt(moment, fact));
  if (early !== undefined) {
    const written = `{${early}}`;
    throw refuse(
      translate(
        msg`This message is sent before guests can see the check-in code. Leave out ${written}.`,
      ),
    );
  }
  const onSince = isOn ? now : null;
  await writeSchedule(db, { listingId, moment, text, onSince, createdAt: now });
  return { done: true };
}

/** @throws Problem 'not-found' for listings of others and of other kinds */
async function requireOwnHome(db: Queryable, listingId: string, actor: Actor): Promise<void> {
  if (actor === null || (await hostOfHome(db, listingId)) !== actor.id) {
    throw new Problem('not-found');
  }
}

/**
 * The scheduled messages of the open reservations of a conversation, for its host: those that are
 * coming, and what became of the others.
 *
 * @throws Problem 'not-found' for guests, and for other users' conversations
 */
export async function listUpcomingMessages(
  conversationId: string,
  { services, actor, now }: SignedInContext,
): Promise<RouteAnswer<typeof listRoute>> {
  const { main } = services.database;
  const conversation = await loadOwn(main, conversationId, actor);
  if (getViewerRole(conversation, actor) !== 'host') throw new Problem('not-found');
  const schedules = await loadSchedules(main, conversation.listingId);
  if (schedules.size === 0) return { items: [] };
  const linked = await loadLinkedReservations(main, [conversation]);
  const open = (linked.get(conversationKey(conversation)) ?? [])
    .filter(({ status }) => OPEN_STATUSES.includes(status))
    .map(({ id }) => id);
  const stays = await loadWritten(main, open);
  const outcomes = await loadOutcomes(main, open);
  const locale = (await mailRecipient(main, actor.id))?.locale ?? DEFAULT_LOCALE;
  const items: UpcomingMessage[] = [];
  for (const stay of stays) {
    for (const moment of MESSAGE_MOMENTS) {
      const schedule = schedules.get(moment);
      if (schedule === undefined) continue;
      const outcome = outcomes.get(outcomeKey(stay.id, moment)) ?? null;
      const state = messageState(schedule, stay, outcome, now);
      if (state === null) continue;
      const { text, missing } = await fillForReservation(main, schedule.text, stay, locale);
      items.push({
        reservationId: stay.id,
        moment,
        state,
        at: messageTime(moment, stay)?.toString() ?? null,
        waitsFor: whatItWaitsFor(stay),
        timeZone: stay.timeZone,
        filled: state === 'sent' ? '' : text,
        missing: state === 'coming' ? [...missing] : [],
        canChange: state === 'coming' || (state === 'skipped' && canUnskip(moment, stay, now)),
      });
    }
  }
  return { items };
}

function whatItWaitsFor({ status, agreedAt }: WrittenReservation): UpcomingMessage['waitsFor'] {
  if (status === 'pending') return 'approval';
  return agreedAt === null ? 'payment' : null;
}

/**
 * Skips a scheduled message of a reservation of the caller's home, or undoes that.
 *
 * @throws Problem 'not-found' for others' reservations and messages that there are not;
 *   'scheduled-message-over' for one that was sent, or whose time has passed
 */
export async function skipScheduledMessage(
  { id, moment }: { readonly id: string; readonly moment: MessageMoment },
  { isSkipped }: { readonly isSkipped: boolean },
  { db, actor, now }: SignedInContext,
): Promise<{ done: true }> {
  const stay = await lockReservation(db, id, { skipLocked: false });
  if (stay === null || stay.hostId !== actor.id) throw new Problem('not-found');
  const schedule = (await loadSchedules(db, stay.listingId)).get(moment);
  if (schedule === undefined) throw new Problem('not-found');
  const outcome = (await loadOutcomes(db, [id])).get(outcomeKey(id, moment)) ?? null;
  if ((outcome === 'skipped') === isSkipped && outcome !== 'sent') return { done: true };
  if (isSkipped) {
    const state = messageState(schedule, stay, outcome, now);
    if (state === null) throw new Problem('not-found');
    if (state !== 'coming') throw new Problem('scheduled-message-over');
    await insertOutcome(db, { reservationId: id, moment, outcome: 'skipped', at: now });
    return { done: true };
  }
  if (outcome !== 'skipped' || !canUnskip(moment, stay, now)) {
    throw new Problem('scheduled-message-over');
  }
  await deleteSkip(db, id, moment);
  return { done: true };
}
