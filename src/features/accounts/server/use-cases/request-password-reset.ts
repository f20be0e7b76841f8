import type { RequestContext } from '#platform/server/http/serve.ts';
import { accountKey } from '../account-key.ts';
import { findKnownBrowser } from '../auth/browser-cookies.ts';
import type { AccountParts } from '../parts.ts';
import { queueResetLink } from './reset-link.ts';

/** Milliseconds for which requests beyond the limit are gathered into one email. */
const GATHER_MS = 10 * 60_000;

/**
 * Emails a link for a new password. Known and unknown addresses get the same response after the
 * same work: a job, which for an unknown one does nothing.
 *
 * No request is dropped, otherwise strangers could lock an owner out by sending requests for their
 * address: five an hour are emailed at once, further ones in one email at the end of each ten
 * minutes. A browser that was signed in to the account before has five of its own.
 */
export async function requestPasswordReset(
  { limits, services }: AccountParts,
  { email }: { email: string },
  ctx: RequestContext,
): Promise<{ done: true }> {
  const whose = accountKey(email);
  const browser = findKnownBrowser(ctx.headers, email, services.config);
  // Counted before a transaction: the count has a connection of its own.
  const isGathered = (await limits.take('reset-mail', browser ?? whose)) > 0;
  await services.database.transaction((tx) => {
    if (!isGathered) return queueResetLink(tx, email, ctx);
    const slot = Math.floor(ctx.now.epochMilliseconds / GATHER_MS);
    const startAfter = Temporal.Instant.fromEpochMilliseconds((slot + 1) * GATHER_MS);
    return queueResetLink(tx, email, ctx, { key: `${whose}:${slot}`, startAfter });
  });
  return { done: true };
}
