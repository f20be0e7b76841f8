import type { InferOutput } from 'valibot';
import { isUniqueViolation } from '#platform/server/database/failures.ts';
import { callerNetwork } from '#platform/server/http/caller.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { hashPassword, isHashOutdated } from '#platform/server/password-hash.ts';
import type { Services } from '#platform/server/services.ts';
import type { registrationSchema, SignInProvider } from '../../contract.ts';
import { accountKey } from '../account-key.ts';
import { choiceCookies, findKnownBrowser } from '../auth/browser-cookies.ts';
import { openFirstSession, openSession } from '../auth/open-session.ts';
import { libraryHeaders } from '../auth/sign-in-library.ts';
import { refuseCommonPassword } from '../common-passwords.ts';
import { type Count, countFailures } from '../count-failures.ts';
import type { AccountParts } from '../parts.ts';
import {
  findAccount,
  findAccountByEmail,
  insertAccount,
  isEmailTaken,
  readPasswordHash,
  swapPasswordHash,
} from '../store/users.ts';
import { queueResetLink } from './passwords.ts';
import { welcomeNewcomer } from './welcome-newcomer.ts';

const HOUR_MS = 60 * 60_000;

/**
 * Signs in with email and password (spec 1 §7). Wrong passwords count by account and network, so
 * that strangers elsewhere can't lock its owner out; a browser that was signed in to the account
 * before has a count of its own, so that strangers in the same network can't either. After a
 * hundred wrong ones within an hour from any networks, only such a browser may try one: all others
 * are emailed a link, which makes a browser known.
 *
 * The published password of the demo accounts is invalid where the demo is off.
 *
 * @throws Problem `wrong-credentials`; `password-paused`; `rate-limited` after 5 wrong passwords
 *   for one account, or 8 for any, within 15 minutes
 */
export async function signIn(
  { services, library, limits, publishedPassword }: AccountParts,
  credentials: { email: string; password: string },
  ctx: RequestContext,
): Promise<{ done: true }> {
  const { email } = credentials;
  const whose = accountKey(email);
  const network = callerNetwork(ctx.address);
  const browser = findKnownBrowser(ctx.headers, email, services.config);
  const counts: Count[] =
    browser === null
      ? [
          ['sign-in', network],
          ['password', `${whose}:${network}`],
          ['account-password', whose],
        ]
      : [['password', browser]];
  const tryPassword = async () => {
    if (!services.config.demo && credentials.password === publishedPassword) {
      throw new Problem('wrong-credentials');
    }
    return openSession(library, credentials, ctx);
  };
  const { userId } = await countFailures(limits, counts, tryPassword, async (limit) => {
    if (limit !== 'account-password') return;
    await mailLinkOnce(email, ctx);
    throw new Problem('password-paused');
  }).catch((error: unknown) => notifyRefusedSignIn(error, email, ctx));
  await renewPasswordHash(services, userId, credentials.password);
  const account = await findAccount(ctx.db, userId);
  if (account !== null) {
    for (const cookie of choiceCookies(account, ctx.headers, services.config)) {
      ctx.answerHeaders.append('set-cookie', cookie);
    }
  }
  return { done: true };
}

/** Logs the account of a refused sign-in. The typed address is not logged: it may be a password. */
async function notifyRefusedSignIn(
  error: unknown,
  email: string,
  ctx: RequestContext,
): Promise<never> {
  if (error instanceof Problem) {
    const account = await findAccountByEmail(ctx.db, email);
    const whose = { account: account?.id ?? null, address: ctx.address, refusal: error.code };
    ctx.log.warn(whose, 'sign-in refused');
  }
  throw error;
}

/** Mails a link for a new password, once an hour: it is good for as long. */
async function mailLinkOnce(email: string, ctx: RequestContext): Promise<void> {
  const hour = Math.floor(ctx.now.epochMilliseconds / HOUR_MS);
  const key = `guessed:${accountKey(email)}:${hour}`;
  await ctx.services.database.transaction((tx) => queueResetLink(tx, email, ctx, { key }));
}

/**
 * Replaces the hash of a password that was made with another cost than today's. This is possible
 * only at a sign-in, when the password is known. While too many hashes are waiting, it is left to
 * the next sign-in, so that no user is refused because of it.
 *
 * @param password the right one
 */
async function renewPasswordHash(
  { database, config }: Pick<Services, 'database' | 'config'>,
  userId: string,
  password: string,
): Promise<void> {
  const from = await readPasswordHash(database.main, userId);
  if (from === null || !isHashOutdated(from, config.passwordCost)) return;
  const to = await hashPassword(password, config.passwordCost).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'passwords-busy') return null;
    throw error;
  });
  if (to !== null) await swapPasswordHash(database.main, userId, { from, to });
}

/**
 * Begins a sign-in at a provider (spec 1 §7).
 *
 * @throws Problem `not-found` for a provider that isn't configured
 */
export async function startSocialSignIn(
  { social }: AccountParts,
  { provider, returnTo }: { provider: SignInProvider; returnTo: string },
  ctx: RequestContext,
): Promise<{ url: string }> {
  const headers = libraryHeaders(ctx.headers, ctx.address);
  const { url, cookies } = await social.start(provider, returnTo, headers);
  for (const cookie of cookies) ctx.answerHeaders.append('set-cookie', cookie);
  return { url };
}

/**
 * Creates an account and signs in to it (spec 1 §7). The address needn't be confirmed to browse,
 * but before the first request of a stay; the welcome mail carries the link.
 *
 * A caller who is signed in at once learns whether an address was free. So a network is told of few that
 * are taken, and is then refused whatever address it tries.
 *
 * @throws Problem `email-taken`; `rate-limited` after 5 of these within an hour; `invalid-input` for
 *   a common password; `passwords-busy` before anything is written
 */
export async function register(
  { services, library, limits, publishedPassword }: AccountParts,
  { name, email, password }: InferOutput<typeof registrationSchema>,
  ctx: RequestContext,
): Promise<{ done: true }> {
  await refuseCommonPassword(password, 'password', ctx.translate, publishedPassword);
  await countFailures(limits, [['taken-address', callerNetwork(ctx.address)]], async () => {
    if (await isEmailTaken(ctx.db, email)) throw new Problem('email-taken');
  });
  const passwordHash = await hashPassword(password, services.config.passwordCost);
  let account: { id: string; email: string };
  try {
    account = await services.database.transaction(async (tx) => {
      const made = await insertAccount(tx, { name, email, passwordHash, locale: null }, ctx.now);
      await welcomeNewcomer(tx, services, made, ctx.translate);
      return made;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'user_email')) throw new Problem('email-taken');
    throw error;
  }
  await openFirstSession(library, account, ctx);
  return { done: true };
}
