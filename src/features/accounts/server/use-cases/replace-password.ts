import { randomUUID } from 'node:crypto';
import type { Queryable } from '#platform/server/database/database.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { Services } from '#platform/server/services.ts';
import { endSessions } from '../end-sessions.ts';
import { revokeLinks } from '../mailed-links.ts';
import { passwordChangedMail, queueAccountMail } from '../mails/account-mails.ts';

import { pageUrl } from '../pages.ts';
import { type Account, setPasswordHash } from '../store/users.ts';

/**
 * Stores a new password, ends the sessions and emailed links that an intruder may have, and sends
 * an email.
 *
 * @param but token of the session that remains
 */
export async function replacePassword(
  tx: Queryable,
  services: Services,
  account: Account,
  passwordHash: string,
  ctx: RequestContext,
  but?: string,
): Promise<void> {
  await setPasswordHash(tx, account.id, passwordHash, ctx.now);
  await endSessions(tx, services.live, account.id, but);
  await revokeLinks(tx, account.id, ['change-email', 'reset-password']);
  const mail = passwordChangedMail(ctx.translate, pageUrl(services.config, '/reset-password'));
  await queueAccountMail(tx, services, mail, account, randomUUID(), ctx.translate);
}
