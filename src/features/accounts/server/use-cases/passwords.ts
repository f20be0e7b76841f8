import { createHmac, randomUUID } from 'node:crypto';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext, SignedInContext } from '#platform/server/http/serve.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import type { Services } from '#platform/server/services.ts';
import { accountKey } from '../account-key.ts';
import { findKnownBrowser, knownBrowserCookie, readSessionToken } from '../auth/browser-cookies.ts';
import { refuseCommonPassword } from '../common-passwords.ts';
import {
  passwordChangedMail,
  queueAccountMail,
  resetPasswordMail,
} from '../emails/account-emails.ts';
import { endSessions } from '../end-sessions.ts';
import { consumeLink, issueLink, readMailedLink, revokeLinks } from '../mailed-links.ts';
import { pageUrl } from '../pages.ts';
import type { AccountParts } from '../parts.ts';
import {
  type Account,
  deleteSignInMethods,
  findAccount,
  findAccountByEmail,
  setPasswordHash,
  updateAccount,
} from '../store/users.ts';
import { confirmIdentity } from './email-address.ts';

/**
 * Sets a new password with an emailed link, which proves the address too; ends all sessions. The
 * browser is known to the account from now on.
 *
 * @throws Problem `token-invalid` when the link is wrong, used, too old, or for an old address;
 *   `invalid-input` for a common password, which doesn't use up the link
 */
export async function resetPassword(
  { services, publishedPassword }: AccountParts,
  { token, password }: { token: string; password: string },
  ctx: RequestContext,
): Promise<{ done: true }> {
  // Checked before the expensive hash, and again in the transaction.
  if ((await readMailedLink(ctx.db, 'reset-password', token, ctx.now)) === null) {
    throw new Problem('token-invalid');
  }
  await refuseCommonPassword(password, 'password', ctx.translate, publishedPassword);
  const passwordHash = await hashPassword(password, services.config.passwordCost);
  const email = await services.database.transaction(async (tx) => {
    const link = await consumeLink(tx, 'reset-password', token, ctx.now);
    const account = link === null ? null : await findAccount(tx, link.userId);
    if (account === null || account.email !== link?.email) throw new Problem('token-invalid');
    // Until now they may have belonged to a stranger who registered this address.
    if (!account.ownerVerified) await deleteSignInMethods(tx, account.id);
    const verified = { emailVerified: true, ownerVerified: true };
    await updateAccount(tx, account.id, verified, ctx.now);
    await replacePassword(tx, services, account, passwordHash, ctx);
    return account.email;
  });
  // The owner of the mailbox may enter the password here, however many others guess at it
  // elsewhere.
  const cookie = knownBrowserCookie(ctx.headers, email, services.config);
  ctx.answerHeaders.append('set-cookie', cookie);
  return { done: true };
}

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

/**
 * Sets a new password, or a first one for a user who signed up with a provider; ends other
 * sessions.
 *
 * @throws Problem `wrong-password`; `invalid-input` for a common new password
 */
export async function changePassword(
  parts: AccountParts,
  { currentPassword, newPassword }: { currentPassword?: string | undefined; newPassword: string },
  ctx: SignedInContext,
): Promise<{ done: true }> {
  const { services, publishedPassword } = parts;
  const account = await confirmIdentity(parts, currentPassword, 'currentPassword', ctx);
  await refuseCommonPassword(newPassword, 'newPassword', ctx.translate, publishedPassword);
  const passwordHash = await hashPassword(newPassword, services.config.passwordCost);
  const token = readSessionToken(ctx.headers, services.config) ?? undefined;
  await services.database.transaction((tx) =>
    replacePassword(tx, services, account, passwordHash, ctx, token),
  );
  return { done: true };
}

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

const MAIL_RESET_LINK = 'accounts.mail-reset-link';

interface ResetRequest {
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
