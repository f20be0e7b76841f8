import type { Hono } from 'hono';
import type { AppEnv } from '#platform/server/http/app-env.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import * as contract from '../contract.ts';
import { messagingJobs } from './jobs.ts';
import { mountEvents } from './mount-events.ts';
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
