import { randomUUID } from 'node:crypto';
import type { Queryable } from '#platform/server/database/database.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { MAIL_RESET_LINK, type ResetRequest } from '../reset-link-job.ts';
import { findAccountByEmail } from '../store/users.ts';

/** One mail for all who ask within a stretch of time. */
interface Gathered {
  readonly key: string;
  /** When it is sent; at once by default. */
  readonly startAfter?: Temporal.Instant;
}

/**
 * Has a link for a new password mailed to the account of an address. For an address without one the
 * same work is done, and nothing mailed.
 *
 * @param gathered nothing for a mail of its own
 */
export async function queueResetLink(
  tx: Queryable,
  email: string,
  { services, translate }: Pick<RequestContext, 'services' | 'translate'>,
  gathered?: Gathered,
): Promise<void> {
  const account = await findAccountByEmail(tx, email);
  const request: ResetRequest = {
    requestId: gathered?.key ?? randomUUID(),
    userId: account?.id ?? null,
    locale: account?.locale ?? translate.locale,
  };
  await services.jobs.enqueue(tx, MAIL_RESET_LINK, request, { ...gathered });
}
