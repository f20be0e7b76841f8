import type { Hono } from 'hono';
import type { AppEnv } from '#platform/server/http/caller.ts';
import { mountSignedWebhook } from '#platform/server/http/signed-webhook.ts';
import { type JobHandler, MAX_TRIES } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { IDENTITY_WEBHOOK } from '../contract/paths.ts';
import { findIdentityOwner, listWaitingSessions } from './store/identity.ts';
import { endLeftSession, REDACT_SESSION, refreshIdentity } from './use-cases/verify-identity.ts';

/** The job that asks the provider about one person's session. */
const REFRESH_IDENTITY = 'accounts.refresh-identity';

/** Days after which a session that its person doesn't go on with is ended and redacted. */
const MAX_OPEN_DAYS = 30;
/** Minutes after which the provider is asked about a session that it works on. */
const MAX_SILENT_MINUTES = 15;
/** Sessions that one run looks at. */
const BATCH = 200;

/** Mounts the webhook of the provider of identities, where there is one. */
export function mountIdentityWebhook(app: Hono<AppEnv>, services: Services): void {
  const { identity, database, jobs } = services;
  if (identity === null) return;
  mountSignedWebhook(app, IDENTITY_WEBHOOK, async (body, headers) => {
    const event = await identity.readWebhook(body, headers);
    if (event === null) return;
    await database.transaction(async (tx) => {
      const userId = await findIdentityOwner(tx, event.session);
      // Settled by now, or of another server that uses the same key.
      if (userId !== null) await jobs.enqueue(tx, REFRESH_IDENTITY, { userId });
    });
  });
}

export function identityJobs(services: Services): JobHandler<never>[] {
  const { identity, database, jobs, now } = services;
  const refresh: JobHandler<{ userId: string }> = {
    name: REFRESH_IDENTITY,
    run: async ({ userId }) => {
      await refreshIdentity(services, userId);
    },
  };
  const redact: JobHandler<{ session: string }> = {
    name: REDACT_SESSION,
    retries: MAX_TRIES,
    run: async ({ session }) => {
      // Without its provider it is out of reach, and stays with it.
      await identity?.redact(session);
    },
  };
  /** Sees to what no webhook told of, and to what was left. */
  const look: JobHandler<object> = {
    name: 'accounts.see-to-identities',
    cron: '41 * * * *',
    run: async () => {
      const silent = await listWaitingSessions(database.main, {
        before: now().subtract({ minutes: MAX_SILENT_MINUTES }),
        state: 'processing',
        limit: BATCH,
      });
      const left = await listWaitingSessions(database.main, {
        before: now().subtract({ hours: 24 * MAX_OPEN_DAYS }),
        limit: BATCH,
      });
      await database.transaction(async (tx) => {
        for (const { userId } of silent) await jobs.enqueue(tx, REFRESH_IDENTITY, { userId });
      });
      for (const { userId, session } of left) {
        if (session !== null) await endLeftSession(services, userId, session);
      }
    },
  };
  return [refresh, redact, look];
}
