import { randomUUID } from 'node:crypto';
import type { RequestContext } from '#platform/server/http/serve.ts';
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
  const isGathered = (await limits.take('reset-mail', browser ?? whose)) > 0;
  const account = await findAccountByEmail(ctx.db, email);
  const request = (requestId: string): ResetRequest => ({
    requestId,
    userId: account?.id ?? null,
    locale: account?.locale ?? ctx.translate.locale,
  });
  if (!isGathered) {
    await services.jobs.enqueue(ctx.db, MAIL_RESET_LINK, request(randomUUID()));
    return { done: true };
  }
  const slot = Math.floor(ctx.now.epochMilliseconds / GATHER_MS);
  const key = `${whose}:${slot}`;
  const startAfter = Temporal.Instant.fromEpochMilliseconds((slot + 1) * GATHER_MS);
  await services.jobs.enqueue(ctx.db, MAIL_RESET_LINK, request(key), { key, startAfter });
  return { done: true };
}
