import { randomUUID } from 'node:crypto';
import type { Queryable } from '#platform/server/database/database.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { MAIL_RESET_LINK, type ResetRequest } from '../reset-link-job.ts';
import { findAccountByEmail } from '../store/users.ts';

/** One email for all requests within a period. */
interface Gathered {
  readonly key: string;
  /** When it is sent; at once by default. */
  readonly startAfter?: Temporal.Instant;
}

/**
 * Queues an email with a link for a new password to the account of an address. For an address
 * without one the same work is done, and no email sent.
 *
 * @param gathered undefined for a separate email
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
