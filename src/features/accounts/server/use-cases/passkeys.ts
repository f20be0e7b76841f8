import { callerNetwork } from '#platform/server/http/caller.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext, SignedInContext } from '#platform/server/http/serve.ts';
import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyCreationOptions,
  PasskeyList,
} from '../../contract.ts';
import { completeSignIn, openSession } from '../auth/open-session.ts';
import { newOwner } from '../auth/passkeys.ts';
import { countFailures } from '../count-failures.ts';
import { describeBrowser } from '../describe-browser.ts';
import { readOwnAccount } from '../own-account.ts';
import type { AccountParts } from '../parts.ts';
import * as store from '../store/passkeys.ts';
import { findAccount, isEmailTaken, readSignInMethods } from '../store/users.ts';
import { mailChange } from './second-factor.ts';
import { sendChoices } from './sign-in.ts';

/**
 * Signs in with a passkey. It has checked its person, so no code of a second factor is asked for.
 *
 * @throws Problem `passkey-refused`; `rate-limited` after 8 of them from one network
 */
export async function signInWithPasskey(
  { passkeys, limits }: AccountParts,
  { response }: { response: PasskeyAssertion },
  ctx: RequestContext,
): Promise<{ done: true }> {
  const network = callerNetwork(ctx.address);
  const session = await countFailures(limits, [['sign-in', network]], () =>
    passkeys.verify(response, ctx),
  );
  const account = await findAccount(ctx.services.database.main, session.userId);
  if (account === null) throw new Problem('passkey-refused');
  await completeSignIn(account, session, 'passkey', ctx);
  sendChoices(account, ctx);
  return { done: true };
}

/** The caller's passkeys. */
export async function listPasskeys(ctx: SignedInContext): Promise<PasskeyList> {
  const rows = await store.readPasskeys(ctx.services.database.main, ctx.actor.id);
  const items = rows.map(({ createdAt, lastUsedAt, ...passkey }) => ({
    ...passkey,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
  return { items };
}

/** Options with which the browser makes a passkey of the caller. */
export async function startPasskey(
  { passkeys }: AccountParts,
  ctx: SignedInContext,
): Promise<PasskeyCreationOptions> {
  const { id: userId, email } = await readOwnAccount(ctx);
  return passkeys.creationOptions({ userId, email }, ctx);
}

/**
 * Adds a passkey.
 *
 * @param name empty for that of its authenticator, or of the browser
 * @throws Problem `passkey-refused`
 */
export async function addPasskey(
  { passkeys }: AccountParts,
  { response, name }: { response: PasskeyCreation; name: string },
  ctx: SignedInContext,
): Promise<{ done: true }> {
  const account = await readOwnAccount(ctx);
  await passkeys.create({ response, name }, ctx, account.id);
  await nameUnnamed(account.id, ctx);
  await ctx.services.database.transaction((tx) => mailChange(tx, account, 'passkey-added', ctx));
  return { done: true };
}

/** @throws Problem `not-found` for a passkey of another person */
export async function renamePasskey(
  passkey: { id: string; name: string },
  ctx: SignedInContext,
): Promise<{ done: true }> {
  if (!(await store.renamePasskey(ctx.db, ctx.actor.id, passkey))) throw new Problem('not-found');
  return { done: true };
}

/**
 * Removes a passkey.
 *
 * @throws Problem `not-found` for one of another person; `last-sign-in-method`
 */
export async function removePasskey(id: string, ctx: SignedInContext): Promise<{ done: true }> {
  const account = await readOwnAccount(ctx);
  if (!(await store.deletePasskey(ctx.db, account.id, id))) throw new Problem('not-found');
  const others = await readSignInMethods(ctx.db, account.id);
  if (others.length === 0 && (await store.countPasskeys(ctx.db, account.id)) === 0) {
    throw new Problem('last-sign-in-method');
  }
  await mailChange(ctx.db, account, 'passkey-removed', ctx);
  return { done: true };
}

/**
 * Options with which the browser makes the passkey of a new account.
 *
 * @throws Problem `email-taken`; `rate-limited` after 5 of these within an hour
 */
export async function startPasskeyRegistration(
  parts: AccountParts,
  newcomer: { email: string; name: string },
  ctx: RequestContext,
): Promise<PasskeyCreationOptions> {
  await refuseTaken(parts, newcomer.email, ctx);
  return parts.passkeys.creationOptions(newOwner(newcomer), ctx);
}

/**
 * Creates the account that `startPasskeyRegistration` was called for, and signs in to it.
 *
 * @throws Problem `passkey-refused`, also where the address has got an account since
 */
export async function registerWithPasskey(
  { passkeys, library }: AccountParts,
  { response }: { response: PasskeyCreation },
  ctx: RequestContext,
): Promise<{ done: true }> {
  const userId = await passkeys.create({ response, name: '' }, ctx, null);
  await nameUnnamed(userId, ctx);
  const account = await findAccount(ctx.services.database.main, userId);
  if (account === null) throw new Problem('passkey-refused');
  await openSession(library, account, 'passkey', ctx);
  return { done: true };
}

/** Opens the session of a registration with a passkey again, whose answer was lost. */
export async function replayPasskeyRegistration(
  { library }: AccountParts,
  { response }: { response: PasskeyCreation },
  ctx: RequestContext,
): Promise<void> {
  const userId = await store.findPasskeyOwner(ctx.db, response.id);
  const account = userId === null ? null : await findAccount(ctx.db, userId);
  if (account === null) return;
  await openSession(library, account, 'passkey', ctx);
}

async function refuseTaken(
  { limits }: AccountParts,
  email: string,
  ctx: RequestContext,
): Promise<void> {
  await countFailures(limits, [['taken-address', callerNetwork(ctx.address)]], async () => {
    if (await isEmailTaken(ctx.services.database.main, email)) throw new Problem('email-taken');
  });
}

/** Authenticators that don't say their model are known by the browser that made the passkey. */
async function nameUnnamed(userId: string, { services, headers }: RequestContext): Promise<void> {
  const { browser, system } = describeBrowser(headers.get('user-agent') ?? '');
  const name = [browser, system].filter((part) => part !== '').join(' · ');
  if (name !== '') await store.nameUnnamedPasskeys(services.database.main, userId, name);
}
