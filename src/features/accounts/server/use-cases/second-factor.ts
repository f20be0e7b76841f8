import { randomBytes, randomUUID } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { symmetricEncrypt } from 'better-auth/crypto';
import { encodeQR } from 'qr';
import { BRAND } from '#platform/brand/brand.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext, SignedInContext } from '#platform/server/http/serve.ts';
import type { SecondFactorStart } from '../../contract.ts';
import { openSession } from '../auth/open-session.ts';
import { endSecondStep, readSecondStep, trustBrowser } from '../auth/second-step.ts';
import type { SignInWay } from '../auth/sign-in-request.ts';
import {
  authenticatorUrl,
  backupCodeDigest,
  makeBackupCodes,
  tidyCode,
} from '../authenticator-codes.ts';
import { checkCode, spendAppCode } from '../check-code.ts';
import { queueAccountMail } from '../emails/account-emails.ts';
import { type SecurityChange, securityChangeMail } from '../emails/security-change.ts';
import { consumeLink, readMailedLink } from '../mailed-links.ts';
import { readOwnAccount } from '../own-account.ts';
import { pageUrl } from '../pages.ts';
import type { AccountParts } from '../parts.ts';
import {
  confirmSecondFactor,
  deleteSecondFactor,
  findSecondFactor,
  replaceBackupCodes,
  startSecondFactor,
} from '../store/second-factor.ts';
import { type Account, findAccount } from '../store/users.ts';
import { newTrustKey } from '../trust-key.ts';
import { sendChoices } from './sign-in.ts';

/**
 * Makes the secret for an authenticator app. Nothing asks for its codes until the first one is
 * entered. Only for an address whose owner is known: a stranger who registered it first could
 * otherwise keep its owner from ever getting the account.
 *
 * @throws Problem `email-unconfirmed`; `second-factor-on`
 */
export async function startSecondFactorSetup(ctx: SignedInContext): Promise<SecondFactorStart> {
  const account = await readOwnAccount(ctx);
  if (!account.ownerVerified) throw new Problem('email-unconfirmed');
  const factor = await findSecondFactor(ctx.db, account.id);
  if (factor?.confirmedAt != null) throw new Problem('second-factor-on');
  // As the apps show it: letters that can be typed, in base 32.
  const secret = randomBytes(20).toString('base64url').slice(0, 20);
  const data = await symmetricEncrypt({ key: ctx.services.config.sessionSecret, data: secret });
  await startSecondFactor(ctx.db, account.id, { secret: data, trustKey: newTrustKey() }, ctx.now);
  const url = authenticatorUrl(secret, BRAND.name, account.email);
  return {
    url,
    secret: new URL(url).searchParams.get('secret') ?? '',
    qr: drawQr(url),
  };
}

/**
 * Turns the second factor on with the first code of the app.
 *
 * @returns the backup codes, which are never shown again
 * @throws Problem `code-refused`; `second-factor-on`
 */
export async function confirmSecondFactorSetup(
  { limits }: AccountParts,
  { code }: { code: string },
  ctx: SignedInContext,
): Promise<{ codes: string[] }> {
  const { database } = ctx.services;
  const account = await readOwnAccount(ctx);
  const factor = await findSecondFactor(database.main, account.id);
  if (factor?.confirmedAt != null) throw new Problem('second-factor-on');
  await limits.spend('second-factor', `setup:${account.id}`);
  if (factor === null || !(await spendAppCode(account.id, factor, tidyCode(code), ctx.services))) {
    throw new Problem('code-refused', {
      fields: { code: ctx.translate(msg`This code isn't valid or has already been used.`) },
    });
  }
  return database.transaction(async (tx) => {
    await confirmSecondFactor(tx, account.id, ctx.now);
    const codes = await issueBackupCodes(tx, account.id, ctx);
    await mailChange(tx, account, 'second-factor-on', ctx);
    return { codes };
  });
}

/**
 * Makes new backup codes; the old ones are no longer valid.
 *
 * @throws Problem `not-found` without a second factor
 */
export async function renewBackupCodes(ctx: SignedInContext): Promise<{ codes: string[] }> {
  const account = await readOwnAccount(ctx);
  const factor = await findSecondFactor(ctx.db, account.id);
  if (factor?.confirmedAt == null) throw new Problem('not-found');
  const codes = await issueBackupCodes(ctx.db, account.id, ctx);
  await mailChange(ctx.db, account, 'backup-codes', ctx);
  return { codes };
}

/** Turns the second factor off; does nothing without one. */
export async function turnSecondFactorOff(ctx: SignedInContext): Promise<{ done: true }> {
  const account = await readOwnAccount(ctx);
  const wasOn = await deleteSecondFactor(ctx.db, account.id);
  if (wasOn) await mailChange(ctx.db, account, 'second-factor-off', ctx);
  return { done: true };
}

/**
 * Completes a sign-in with a code of the second factor.
 *
 * @throws Problem `second-step-over` ten minutes after the first step; `code-refused`
 */
export async function finishSignIn(
  parts: AccountParts,
  { code, trust }: { code: string; trust: boolean },
  ctx: RequestContext,
): Promise<{ done: true }> {
  const { database, config } = ctx.services;
  const token = readSecondStep(ctx.headers, config);
  const step = await readMailedLink(database.main, 'second-step', token, ctx.now);
  const account = step === null ? null : await findAccount(database.main, step.userId);
  if (step === null || account === null) throw new Problem('second-step-over');
  await checkCode(parts, account, code, ctx);
  const isFirst = await database.transaction((tx) =>
    consumeLink(tx, 'second-step', token, ctx.now),
  );
  if (isFirst === null) throw new Problem('second-step-over');
  const factor = await findSecondFactor(database.main, account.id);
  if (trust && factor !== null) trustBrowser(account.id, factor.trustKey, ctx);
  endSecondStep(ctx);
  await openSession(parts.library, account, step.subject as SignInWay, ctx);
  sendChoices(account, ctx);
  return { done: true };
}

/** Tells the owner by mail of a change of how one signs in. */
export async function mailChange(
  tx: Queryable,
  account: Account,
  change: SecurityChange,
  { services, translate, log, address }: RequestContext,
): Promise<void> {
  log.info({ account: account.id, address, change }, 'sign-in methods changed');
  const mail = securityChangeMail(change, translate, pageUrl(services.config, '/profile-settings'));
  await queueAccountMail(tx, services, mail, account, randomUUID(), translate);
}

async function issueBackupCodes(
  tx: Queryable,
  userId: string,
  { services }: RequestContext,
): Promise<string[]> {
  const codes = makeBackupCodes();
  const { sessionSecret } = services.config;
  const digests = codes.map((code) => backupCodeDigest(tidyCode(code), userId, sessionSecret));
  await replaceBackupCodes(tx, userId, digests);
  return codes;
}

/** The dark modules of a QR code as the path of an SVG picture, each one unit wide. */
function drawQr(text: string): SecondFactorStart['qr'] {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size: rows.length, path };
}
