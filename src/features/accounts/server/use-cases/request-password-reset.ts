import { randomUUID } from 'node:crypto';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { AccountParts } from '../parts.ts';
import { MAIL_RESET_LINK, type ResetRequest } from '../reset-link-job.ts';
import { findAccountByEmail } from '../store/users.ts';
import { accountKey } from './sign-in.ts';

/**
 * Has a link for a new password mailed. Known and unknown addresses get the same answer after the
 * same work: a job, which for an unknown one does nothing. The sixth wish within 15 minutes for
 * one address is passed over.
 */
export async function requestPasswordReset(
  { limits }: AccountParts,
  { email }: { email: string },
  ctx: RequestContext,
): Promise<{ done: true }> {
  const wait = await limits.take('account', `reset:${accountKey(email)}`);
  if (wait > 0) return { done: true };
  const account = await findAccountByEmail(ctx.db, email);
  const request: ResetRequest = {
    requestId: randomUUID(),
    userId: account?.id ?? null,
    locale: account?.locale ?? ctx.translate.locale,
  };
  await ctx.services.jobs.enqueue(ctx.db, MAIL_RESET_LINK, request);
  return { done: true };
}
