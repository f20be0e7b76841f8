import { msg } from '@lingui/core/macro';
import { symmetricDecrypt } from 'better-auth/crypto';
import { callerNetwork } from '#platform/server/http/caller.ts';
import { Problem } from '#platform/server/http/problem.ts';
import { findKnownBrowser } from './auth/browser-cookies.ts';
import type { SignInRequest } from './auth/sign-in-request.ts';
import { backupCodeDigest, findStep, tidyCode } from './authenticator-codes.ts';
import { type Count, countFailures } from './count-failures.ts';
import type { AccountParts } from './parts.ts';
import {
  findSecondFactor,
  type SecondFactor,
  spendBackupCode,
  spendStep,
} from './store/second-factor.ts';
import type { Account } from './store/users.ts';

/**
 * Checks a code of an account's authenticator app, or one of its backup codes, and uses it up. Wrong
 * ones count by account and network, by network, and by account over all networks; a browser that
 * was signed in to the account before has a count of its own.
 *
 * @throws Problem `code-refused` at the field `code`, also for a code that was used before or for an
 *   account without a second factor; `rate-limited` after 5 of them within 15 minutes
 */
export async function checkCode(
  { limits, services }: Pick<AccountParts, 'limits' | 'services'>,
  { id, email }: Pick<Account, 'id' | 'email'>,
  typed: string,
  request: SignInRequest,
): Promise<void> {
  const network = callerNetwork(request.address);
  const browser = findKnownBrowser(request.headers, email, services.config);
  const counts: Count[] =
    browser === null
      ? [
          ['sign-in', network],
          ['second-factor', `${id}:${network}`],
          ['account-second-factor', id],
        ]
      : [['second-factor', browser]];
  await countFailures(limits, counts, async () => {
    const factor = await findSecondFactor(services.database.main, id);
    if (factor?.confirmedAt != null && (await spendCode(id, factor, typed, request))) return;
    request.log.warn({ account: id, address: request.address }, 'code refused');
    throw new Problem('code-refused', {
      fields: { code: request.translate(msg`This code isn't valid or has already been used.`) },
    });
  });
}

/** @returns false for a wrong code, or one that was used before */
async function spendCode(
  userId: string,
  factor: SecondFactor,
  typed: string,
  { services }: SignInRequest,
): Promise<boolean> {
  const code = tidyCode(typed);
  const { database, config } = services;
  if (/^\d{6}$/.test(code)) return spendAppCode(userId, factor, code, services);
  const digest = backupCodeDigest(code, userId, config.sessionSecret);
  return database.transaction((tx) => spendBackupCode(tx, userId, digest));
}

/**
 * Uses a code of the authenticator app up.
 *
 * @param code six digits
 * @returns false for a wrong code, or one that was used before
 */
export async function spendAppCode(
  userId: string,
  { secret }: Pick<SecondFactor, 'secret'>,
  code: string,
  { config, database, now }: SignInRequest['services'],
): Promise<boolean> {
  const key = await symmetricDecrypt({ key: config.sessionSecret, data: secret });
  const step = await findStep(key, code, now());
  return step !== null && database.transaction((tx) => spendStep(tx, userId, step));
}
