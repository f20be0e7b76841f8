import type { Hono } from 'hono';
import { canSeeConversation } from '#domain/permissions.ts';
import { personsByIds, SESSIONS_ENDED, sessionsTopic } from '#features/accounts/index.server.ts';
import { listedOrOwn } from '#market/inventory/index.server.ts';
import { listingSummaries, shownSummary } from '#market/page/index.server.ts';
import type { RouteAnswer, RouteInput } from '#platform/contract/route.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { type AppEnv, admitCaller } from '#platform/server/http/caller.ts';
import {
  EVENT_STREAM_HEADERS,
  type EventWriter,
  eventStream,
} from '#platform/server/http/event-stream.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import { type ServedRoute, type SignedInContext, serve } from '#platform/server/http/serve.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { LiveEvent } from '#platform/server/live/live.ts';
import type { Actor, Services, Translator } from '#platform/server/services.ts';
import * as contract from '../contract.ts';
import {
  type Conversation as ConversationRow,
  type listConversations as listConversationsRoute,
  MESSAGE_EVENTS,
  type startConversation as startConversationRoute,
  type Thread,
} from '../contract.ts';
import { getOtherMember, getViewerRole, loadOwn } from './access.ts';
import { mayContact, requireContact } from './contact.ts';
import {
  listMessages,
  messagesTopic,
  readMessages,
  sendMessage,
  sharesAmong,
  shownMessage,
} from './messages.ts';
import { messagingJobs } from './notify-of-waiting-messages.ts';
import { mountMessagePictures } from './pictures.ts';
import {
  addSavedReply,
  changeSavedReply,
  deleteSavedReply,
  listSavedReplies,
} from './saved-replies.ts';
import {
  changeScheduledMessage,
  listUpcomingMessages,
  showScheduledMessages,
  skipScheduledMessage,
} from './scheduled-messages.ts';
import { sendScheduledMessagesJob } from './send-scheduled-messages.ts';
import {
  type Conversation,
  findConversation,
  findOrCreate,
  listOfPerson,
  listWithNews,
  loadUnreadCounts,
  type Parties,
} from './store/conversations.ts';
import { lastMessages } from './store/messages.ts';
import { loadPictures, messageKey } from './store/pictures.ts';
import {
  conversationKey,
  hasReserved,
  hostOfListing,
  loadLinkedReservations,
  partiesOfReservation,
} from './store/reservations.ts';

/** The messaging feature, for the composition root. */
export interface Messaging {
  readonly routes: readonly ServedRoute[];
  readonly jobs: readonly JobHandler<never>[];
  readonly mount: (app: Hono<AppEnv>) => void;
}

/** Conversations of guests and hosts, live. */
export function makeMessaging(services: Services, limits: RateLimits): Messaging {
  return {
    routes: [
      serve(contract.listConversations, (_input, context) => listConversations(context)),
      serve(contract.startConversation, ({ body }, context) => startConversation(body, context)),
      serve(contract.showConversation, ({ params }, context) =>
        showConversation(params.id, context),
      ),
      serve(contract.listMessages, ({ params, query }, context) =>
        listMessages(params.id, query, context),
      ),
      serve(contract.sendMessage, ({ params, body }, context) =>
        sendMessage(params.id, body, context),
      ),
      serve(contract.readMessages, ({ params, body }, context) =>
        readMessages(params.id, body.upTo, context),
      ),
      serve(contract.countUnread, (_input, context) => countUnread(context)),
      serve(contract.listSavedReplies, ({ params }, context) =>
        listSavedReplies(params.id, context),
      ),
      serve(contract.addSavedReply, ({ body }, context) => addSavedReply(body, context)),
      serve(contract.changeSavedReply, ({ params, body }, context) =>
        changeSavedReply(params.id, body, context),
      ),
      serve(contract.deleteSavedReply, ({ params }, context) =>
        deleteSavedReply(params.id, context),
      ),
      serve(contract.showScheduledMessages, ({ params }, context) =>
        showScheduledMessages(params.id, context),
      ),
      serve(contract.changeScheduledMessage, ({ params, body }, context) =>
        changeScheduledMessage(params, body, context),
      ),
      serve(contract.listUpcomingMessages, ({ params }, context) =>
        listUpcomingMessages(params.id, context),
      ),
      serve(contract.skipScheduledMessage, ({ params, body }, context) =>
        skipScheduledMessage(params, body, context),
      ),
    ],
    jobs: [...messagingJobs(services), sendScheduledMessagesJob(services)],
    mount: (app) => {
      mountEvents(app, services, limits);
      mountMessagePictures(app, services, limits);
    },
  };
}

/** Seconds before the last event that are sent again: clocks differ, and commits take a moment. */
const OVERLAP_SECONDS = 60;

/**
 * `GET /api/messages/events`: server-sent events that notify a signed-in user's open page of
 * changed conversations. After a disconnection it begins with the events missed since
 * `Last-Event-ID` (or `?since=`), which may repeat some but omits none. It ends with the session it
 * was opened with.
 */
function mountEvents(app: Hono<AppEnv>, services: Services, limits: RateLimits): void {
  const places = new StreamPlaces();
  app.get(MESSAGE_EVENTS, async (c) => {
    const actor = (await admitCaller(c, 'api', services, limits))?.actor ?? null;
    if (actor === null) throw new Problem('signed-out');
    const topic = messagesTopic(actor.id);
    // Hono answers HEAD like GET and drops the body: the stream would have no reader.
    if (c.req.method === 'HEAD') return c.body(null, 200, EVENT_STREAM_HEADERS);
    const leavePlace = places.take(actor.id);
    if (leavePlace === null) throw new Problem('rate-limited', { retryAfter: 60 });

    let writer: EventWriter | null = null;
    const early: LiveEvent[] = [];
    let over = false;
    const end = () => {
      over = true;
      writer?.end();
    };
    const endWithSession = async () => {
      const still = await services.actorOf(c.req.raw.headers).catch(() => null);
      if (still?.id !== actor.id) end();
    };
    let leaveTopics = () => {};
    const leave = () => {
      leavePlace();
      leaveTopics();
    };
    try {
      leaveTopics = await services.live.hear([topic, sessionsTopic(actor.id)], {
        onEvent: (event) => {
          if (event.name === SESSIONS_ENDED) void endWithSession();
          else if (writer === null) early.push(event);
          else send(writer, event);
        },
        onGap: () => {
          writer?.send({ name: 'gap', data: {} });
          void endWithSession();
        },
        onClose: end,
      });
      // A session that ended while the topics were being opened was not noticed.
      await endWithSession();
      const since = parseSince(c.req.header('last-event-id') ?? c.req.query('since'));
      const missed =
        since === null ? [] : await listWithNews(services.database.main, actor.id, since);
      const at = services.now().epochMilliseconds;
      return eventStream({
        begin: (opened) => {
          writer = opened;
          opened.send({ name: 'ready', data: {} }, String(at));
          for (const { id } of missed) {
            send(opened, { name: 'message', data: { conversationId: id, at } });
          }
          for (const event of early) send(opened, event);
          if (over) opened.end();
          return leave;
        },
      });
    } catch (error) {
      leave();
      throw error;
    }
  });
}

function send(writer: EventWriter, event: LiveEvent): void {
  const { at, ...data } = event.data;
  writer.send({ name: event.name, data }, String(at));
}

/** Milliseconds of the last event a page has heard, less the overlap; null for none or nonsense. */
function parseSince(text: string | undefined): Temporal.Instant | null {
  if (text === undefined || !/^\d{1,13}$/.test(text)) return null;
  return Temporal.Instant.fromEpochMilliseconds(Number(text)).subtract({
    seconds: OVERLAP_SECONDS,
  });
}

/** Open pages of one person that hear at once; the others ask from time to time. */
const MAX_STREAMS = 12;

/** Counts the streams that each person has open at this server, from before they are opened. */
class StreamPlaces {
  readonly #taken = new Map<string, number>();

  /** @returns what gives the place back, once; null while the person has no place left */
  take(userId: string): (() => void) | null {
    const taken = this.#taken.get(userId) ?? 0;
    if (taken >= MAX_STREAMS) return null;
    this.#taken.set(userId, taken + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (this.#taken.get(userId) ?? 1) - 1;
      if (left === 0) this.#taken.delete(userId);
      else this.#taken.set(userId, left);
    };
  }
}

/** Number of the caller's unread messages. */
async function countUnread({ services, actor }: SignedInContext): Promise<{ unread: number }> {
  // Read from the primary: the caller may have read messages a moment ago.
  const counts = await loadUnreadCounts(services.database.main, actor.id);
  return { unread: [...counts.values()].reduce((sum, count) => sum + count, 0) };
}

/** Conversations as their reader sees them in a list, in the order given. */
async function conversationRows(
  db: Queryable,
  conversations: readonly Conversation[],
  { actor, translate }: { actor: Actor; translate: Translator },
): Promise<ConversationRow[]> {
  const ids = conversations.map(({ id }) => id);
  const others = conversations.map((conversation) => getOtherMember(conversation, actor));
  const persons = await personsByIds(db, others);
  const listingIds = conversations.map(({ listingId }) => listingId);
  const summaries = await listingSummaries(db, listingIds, translate);
  const linked = await loadLinkedReservations(db, conversations);
  const unread = await loadUnreadCounts(db, actor.id);
  const last = await lastMessages(db, ids);
  const pictures = await loadPictures(db, [...last.values()]);

  return conversations.map((conversation) => {
    const { id, listingId } = conversation;
    const other = getOtherMember(conversation, actor);
    const reservations = linked.get(conversationKey(conversation)) ?? [];
    const newest = last.get(id);
    return {
      id,
      viewer: getViewerRole(conversation, actor),
      other: persons.get(other) ?? { id: other, name: '', image: null },
      listing: shownSummary(summaries, listingId),
      reservation: reservations[0] ?? null,
      unread: unread.get(id) ?? 0,
      last:
        newest === undefined
          ? null
          : shownMessage(
              newest,
              actor.id,
              sharesAmong(reservations),
              pictures.get(messageKey(newest)),
            ),
    };
  });
}

/** My conversations, the newest message first. */
async function listConversations(
  context: SignedInContext,
): Promise<RouteAnswer<typeof listConversationsRoute>> {
  const { main } = context.services.database;
  const conversations = await listOfPerson(main, context.actor);
  return {
    ...(await countUnread(context)),
    items: await conversationRows(main, conversations, context),
  };
}

/**
 * One conversation of the caller with its newest messages.
 *
 * @throws Problem 'not-found' for other users' conversations too
 */
async function showConversation(id: string, context: SignedInContext): Promise<Thread> {
  const { main } = context.services.database;
  const conversation = await loadOwn(main, id, context.actor);
  const [row] = await conversationRows(main, [conversation], context);
  if (row === undefined) throw new Error('a conversation has no row');
  return {
    ...row,
    ...(await listMessages(id, {}, context)),
    writable: row.other.name !== '' && (await mayContact(main, context.actor.id, row.other.id)),
  };
}

type Around = RouteInput<typeof startConversationRoute>['body'];

/**
 * The conversation about a listing, for every user but its host, or about a reservation, for both
 * of its parties. There is one per guest and listing: every reservation of it leads to the same.
 *
 * @throws Problem 'not-found' for a listing that isn't listed and was never reserved, and for other
 *   users' reservations; 'own-conversation' for a host at their own listing; of a new one 'no-contact'
 *   and 'account-limited'
 */
async function startConversation(
  around: Around,
  { db, actor, now }: SignedInContext,
): Promise<{ id: string }> {
  const parties =
    'listingId' in around
      ? await partiesAtListing(around.listingId)
      : await partiesOfOwn(around.reservationId);
  const { guestId, hostId } = parties;
  // An existing one may be read on by people who have nothing more to write to each other.
  if ((await findConversation(db, parties)) === null) {
    await requireContact(db, actor.id, actor.id === guestId ? hostId : guestId);
  }
  return { id: await findOrCreate(db, parties, now) };

  async function partiesAtListing(listingId: string): Promise<Parties> {
    // Guests write to a listing; a co-host is none of its host's.
    if (actor.by !== undefined) throw new Problem('not-for-co-hosts');
    const hostId = await hostOfListing(db, listingId);
    if (hostId === null) throw new Problem('not-found');
    if (hostId === actor.id) throw new Problem('own-conversation');
    const guestId = actor.id;
    const known =
      (await listedOrOwn(db, [listingId], guestId)).has(listingId) ||
      (await hasReserved(db, listingId, guestId)) ||
      (await findConversation(db, { listingId, guestId })) !== null;
    if (!known) throw new Problem('not-found');
    return { listingId, guestId, hostId };
  }

  async function partiesOfOwn(reservationId: string): Promise<Parties> {
    const parties = await partiesOfReservation(db, reservationId);
    if (parties === null || !canSeeConversation(parties, actor)) {
      throw new Problem('not-found');
    }
    return parties;
  }
}
