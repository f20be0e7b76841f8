import { randomUUID } from 'node:crypto';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { accountKey } from '../account-key.ts';
import { knownBrowserOf } from '../auth/known-browser.ts';
import type { AccountParts } from '../parts.ts';
import { MAIL_RESET_LINK, type ResetRequest } from '../reset-link-job.ts';
import { findAccountByEmail } from '../store/users.ts';

/** Milliseconds for which requests beyond the limit are gathered into one mail. */
const GATHER_MS = 10 * 60_000;

/**
 * Has a link for a new password mailed. Known and unknown addresses get the same answer after the
 * same work: a job, which for an unknown one does nothing.
 *
 * No request is passed over, or strangers could keep an owner out by asking in their place: five an
 * hour are mailed at once, those beyond in one mail at the end of each ten minutes. A browser that
 * was signed in to the account before has five of its own.
 */
export async function requestPasswordReset(
  { limits, services }: AccountParts,
  { email }: { email: string },
  ctx: RequestContext,
): Promise<{ done: true }> {
  const whose = accountKey(email);
  const browser = knownBrowserOf(ctx.headers, email, services.config);
  // Counted before a transaction: the count has a connection of its own.
  const isGathered = (await limits.take('reset-mail', browser ?? whose)) > 0;
  await services.database.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    const enqueue = (requestId: string, due: Parameters<Jobs['enqueue']>[3] = {}) => {
      const locale = account?.locale ?? ctx.translate.locale;
      const request: ResetRequest = { requestId, userId: account?.id ?? null, locale };
      return services.jobs.enqueue(tx, MAIL_RESET_LINK, request, due);
    };
    if (!isGathered) return enqueue(randomUUID());
    const slot = Math.floor(ctx.now.epochMilliseconds / GATHER_MS);
    const key = `${whose}:${slot}`;
    const startAfter = Temporal.Instant.fromEpochMilliseconds((slot + 1) * GATHER_MS);
    return enqueue(key, { key, startAfter });
  });
  return { done: true };
}
