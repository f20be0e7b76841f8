import { createHmac, randomUUID } from 'node:crypto';
import type { Queryable } from '#platform/server/database/database.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { issueLink } from '../mailed-links.ts';
import { queueAccountMail, resetPasswordMail } from '../mails/account-mails.ts';
import { pageUrl } from '../pages.ts';
import { findAccount, findAccountByEmail } from '../store/users.ts';

export const MAIL_RESET_LINK = 'accounts.mail-reset-link';

export interface ResetRequest {
  requestId: string;
  /** Null if no account has the address. */
  userId: string | null;
  locale: string;
}

/** Emails a link for a new password. A second run makes the same link and sends no second email. */
export function resetLinkJob(services: Services): JobHandler<ResetRequest> {
  return {
    name: MAIL_RESET_LINK,
    run: async ({ requestId, userId, locale }) => {
      if (userId === null) return;
      const secret = createHmac('sha256', services.config.sessionSecret)
        .update(`reset-password ${requestId}`)
        .digest('base64url');
      await services.database.transaction(async (tx) => {
        const account = await findAccount(tx, userId);
        if (account === null) return;
        const link = { userId, email: account.email };
        const token = await issueLink(tx, 'reset-password', link, services.now(), secret);
        const translate = services.translator(locale);
        const mail = resetPasswordMail(
          translate,
          pageUrl(services.config, '/reset-password', token),
        );
        await queueAccountMail(tx, services, mail, account, requestId, translate);
      });
    },
  };
}

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
