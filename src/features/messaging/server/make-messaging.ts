import type { Hono } from 'hono';
import { SESSIONS_ENDED, sessionsTopic } from '#features/accounts/index.server.ts';
import { admitCaller } from '#platform/server/http/admit-caller.ts';
import type { AppEnv } from '#platform/server/http/app-env.ts';
import {
  EVENT_STREAM_HEADERS,
  type EventWriter,
  eventStream,
} from '#platform/server/http/event-stream.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { LiveEvent } from '#platform/server/live/live.ts';
import type { Services } from '#platform/server/services.ts';
import * as contract from '../contract.ts';
import { MESSAGE_EVENTS } from '../contract.ts';
import { messagingJobs } from './jobs.ts';
import { messagesTopic } from './live-news.ts';
import { listWithNews } from './store/conversations.ts';

import { countUnread } from './use-cases/count-unread.ts';
import { listConversations } from './use-cases/list-conversations.ts';
import { listMessages } from './use-cases/list-messages.ts';
import { readMessages } from './use-cases/read-messages.ts';
import { sendMessage } from './use-cases/send-message.ts';
import { showConversation } from './use-cases/show-conversation.ts';
import { startConversation } from './use-cases/start-conversation.ts';

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
        sendMessage(params.id, body.text, context),
      ),
      serve(contract.readMessages, ({ params, body }, context) =>
        readMessages(params.id, body.upTo, context),
      ),
      serve(contract.countUnread, (_input, context) => countUnread(context)),
    ],
    jobs: messagingJobs(services),
    mount: (app) => mountEvents(app, services, limits),
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
    const actor = await admitCaller(c, 'api', services, limits);
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
