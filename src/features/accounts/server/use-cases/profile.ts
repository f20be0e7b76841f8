import { msg } from '@lingui/core/macro';
import { keepsAccount, type WaitingMoney } from '#domain/account-money.ts';
import { todayIn } from '#domain/dates.ts';
import { LOCALE_COOKIE } from '#platform/i18n/locales.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { choiceCookie } from '#platform/server/http/choice-cookie.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext, SignedInContext } from '#platform/server/http/serve.ts';
import type { Actor, Translator } from '#platform/server/services.ts';
import type {
  DeletionInfo,
  Me,
  OwnProfile,
  ProfileEdit,
  SignInMethods,
  StoredPreferences,
} from '../../contract.ts';
import { choiceCookies } from '../auth/browser-cookies.ts';
import { ageOn } from '../customer-profile.ts';
import { endSessions } from '../end-sessions.ts';
import type { AccountParts, AccountPorts } from '../parts.ts';
import { exportPush } from '../push/settings.ts';
import { deleteChoices } from '../push/store.ts';
import { deleteMailsTo } from '../store/emails.ts';
import { deleteIdentityCheck } from '../store/identity.ts';
import { countPasskeys, readPasskeys } from '../store/passkeys.ts';
import { readProfile, saveProfile } from '../store/profiles.ts';
import { countBackupCodes } from '../store/second-factor.ts';
import { lockRoles } from '../store/staff.ts';
import {
  deleteIdentity,
  findAccount,
  findAccountAtWork,
  lockAccount,
  readSignInMethods as readMethods,
  updateAccount,
} from '../store/users.ts';
import { listSessions, signOut } from './own-sessions.ts';
import { exportIdentity, REDACT_SESSION } from './verify-identity.ts';

/** The signed-in user; updates the browser to their account's choices. */
export async function readMe(ctx: RequestContext): Promise<Me | null> {
  if (ctx.actor === null) return null;
  // Not the read connection: right after a sign-up a replica may not know the account yet.
  const db = ctx.services.database.main;
  const account = await findAccountAtWork(db, ctx.actor.id);
  if (account === null) return null;
  for (const cookie of choiceCookies(account, ctx.headers, ctx.services.config)) {
    ctx.answerHeaders.append('set-cookie', cookie);
  }
  const acting = ctx.actingFor;
  const host = acting === null ? null : await findAccount(db, acting.hostId);
  return {
    ...account,
    needsSecondFactor: ctx.actor.awaitedRole !== null,
    actingFor:
      acting === null || host === null ? null : { id: host.id, name: host.name, role: acting.role },
    groups: [...ctx.actor.groups],
  };
}

/** A user's whole profile, only for themselves. */
export async function readOwnProfile(db: Queryable, userId: string): Promise<OwnProfile> {
  const account = await findAccount(db, userId);
  if (account === null) throw new Problem('signed-out');
  const { id, name, email, emailVerified, image, createdAt } = account;
  return {
    id,
    name,
    email,
    emailVerified,
    image,
    joinedAt: createdAt.toISOString(),
    ...(await readProfile(db, userId)),
  };
}

/** Minimum age in years for contracts. */
const MIN_AGE = 18;

/**
 * Changes the caller's own profile.
 *
 * @throws Problem `invalid-input` at `birthDate` for a user under 18, at `image` for a picture that
 *   the user didn't upload, at a part of the working hours that is missing or invalid
 */
export async function updateOwnProfile(
  { hasSentPicture }: AccountParts,
  { name, image, ...profile }: ProfileEdit,
  ctx: SignedInContext,
): Promise<OwnProfile> {
  const { birthDate } = profile;
  if (birthDate !== null && ageOn(birthDate, todayIn(ctx.now, 'UTC')) < MIN_AGE) {
    const text = ctx.translate(msg`You need to be 18 or older.`);
    throw new Problem('invalid-input', { fields: { birthDate: text } });
  }
  checkWorkHours(profile, ctx.translate);
  const { id } = ctx.actor;
  // An external portrait, such as that of a social sign-in, may remain; a new one must be uploaded.
  const isKept = image === null || (await findAccount(ctx.db, id))?.image === image;
  if (!isKept && !(await hasSentPicture?.(ctx.db, id, image))) {
    const text = ctx.translate(msg`This photo isn't one of yours.`);
    throw new Problem('invalid-input', { fields: { image: text } });
  }
  await updateAccount(ctx.db, id, { name, image }, ctx.now);
  await saveProfile(ctx.db, id, profile);
  return readOwnProfile(ctx.db, id);
}

function checkWorkHours(
  hours: Pick<ProfileEdit, 'workZone' | 'workStart' | 'workEnd'>,
  translate: Translator,
): void {
  const { workZone, workStart, workEnd } = hours;
  const told = { workZone, workStart, workEnd };
  const missing = Object.entries(told).filter(([, value]) => value === null);
  if (missing.length === Object.keys(told).length) return;
  if (missing.length > 0) {
    const text = translate(msg`This is required.`);
    const fields = Object.fromEntries(missing.map(([field]) => [field, text]));
    throw new Problem('invalid-input', { fields });
  }
  if (workStart === workEnd) {
    const text = translate(msg`The end has to be different from the start.`);
    throw new Problem('invalid-input', { fields: { workEnd: text } });
  }
}

/** Saves the language in the account and in this browser; null follows the browser again. */
export async function chooseLocale(
  locale: string | null,
  ctx: SignedInContext,
): Promise<{ done: true }> {
  await updateAccount(ctx.db, ctx.actor.id, { locale }, ctx.now);
  ctx.answerHeaders.append('set-cookie', choiceCookie(LOCALE_COOKIE, locale, ctx.services.config));
  return { done: true };
}

/** Saves choices in the account and in this browser; missing ones remain unchanged. */
export async function choosePreferences(
  change: StoredPreferences,
  ctx: SignedInContext,
): Promise<{ done: true }> {
  const account = await lockAccount(ctx.db, ctx.actor.id);
  const preferences = { ...account?.preferences, ...change };
  await updateAccount(ctx.db, ctx.actor.id, { preferences }, ctx.now);
  const chosen = { locale: account?.locale ?? null, preferences };
  for (const cookie of choiceCookies(chosen, ctx.headers, ctx.services.config)) {
    ctx.answerHeaders.append('set-cookie', cookie);
  }
  return { done: true };
}

/** The caller's sign-in methods. */
export async function readSignInMethods(ctx: SignedInContext): Promise<SignInMethods> {
  const { main } = ctx.services.database;
  const methods = await readMethods(main, ctx.actor.id);
  const has = (name: string) => methods.some(({ provider }) => provider === name);
  return {
    password: has('password'),
    google: has('google'),
    github: has('github'),
    passkeys: await countPasskeys(main, ctx.actor.id),
    backupCodes: await countBackupCodes(main, ctx.actor.id),
  };
}

/**
 * Deletes an account: name, address, profile, sessions and sign-in methods are deleted; the row
 * remains without identity for the reservations that refer to it.
 *
 * @throws Problem `account-has-reservations` while one is open,
 *   `account-has-money` while money of theirs as a host is on its way, to come, claimed or waiting,
 *   `account-has-resolutions` while a claim or a report is open,
 *   `last-admin` for the only administrator
 */
export async function deleteAccount(
  parts: AccountParts,
  ctx: SignedInContext,
): Promise<{ done: true }> {
  const { services, deletions = [] } = parts;
  const { id } = ctx.actor;
  await services.database.transaction(async (tx) => {
    await requireOtherAdmin(tx, ctx.actor);
    const account = await lockAccount(tx, id);
    if (account === null) throw new Problem('signed-out');
    const { obstacle } = await findObstacle(parts, tx, id, ctx.now);
    if (obstacle !== null) throw new Problem(OBSTACLE_ERRORS[obstacle]);
    for (const deleteOf of deletions) await deleteOf(tx, id, ctx.now);
    await deleteMailsTo(tx, account);
    await endSessions(tx, services.live, id);
    await deleteChoices(tx, id);
    const session = await deleteIdentityCheck(tx, id);
    if (session !== null) await services.jobs.enqueue(tx, REDACT_SESSION, { session });
    await deleteIdentity(tx, id, ctx.now);
  });
  return signOut(parts, ctx);
}

/** @throws Problem 'last-admin' */
async function requireOtherAdmin(tx: Queryable, actor: Actor): Promise<void> {
  if ((actor.awaitedRole ?? actor.role) !== 'admin') return;
  const { account, admins } = await lockRoles(tx, actor.id);
  if (account?.role === 'admin' && admins <= 1) throw new Problem('last-admin');
}

const OBSTACLE_ERRORS = {
  reservations: 'account-has-reservations',
  money: 'account-has-money',
  resolutions: 'account-has-resolutions',
} as const;

/** The reason why the caller's account can't be deleted now, and their money as a host. */
export function showDeletion(parts: AccountParts, ctx: SignedInContext): Promise<DeletionInfo> {
  return findObstacle(parts, ctx.db, ctx.actor.id, ctx.now);
}

async function findObstacle(
  { hasOpenReservations, readWaitingMoney, hasOpenResolutions }: AccountParts,
  db: Queryable,
  userId: string,
  now: Temporal.Instant,
): Promise<DeletionInfo> {
  const money = (await readWaitingMoney?.(db, userId, now)) ?? NO_MONEY;
  if (await hasOpenReservations?.(db, userId)) return { obstacle: 'reservations', money };
  if (keepsAccount(money)) return { obstacle: 'money', money };
  // A decision may still take money from the host, or need the words of either.
  const isOpen = (await hasOpenResolutions?.(db, userId)) === true;
  return { obstacle: isOpen ? 'resolutions' : null, money };
}

const NO_MONEY: WaitingMoney = { balance: 0, underWay: 0, upcoming: 0, claimed: 0 };

/**
 * All stored data about a user, from every feature, as one file; without secrets or other people.
 */
export async function exportAccount(
  { exporters = {} }: AccountParts,
  ctx: SignedInContext,
): Promise<{ exportedAt: string; data: Record<string, unknown> }> {
  const collected = await collectPersonData(exporters, ctx.db, ctx.actor.id);
  const data = { ...collected, sessions: (await listSessions(ctx)).items };
  ctx.answerHeaders.set('content-disposition', 'attachment; filename="wayhearth-my-data.json"');
  return { exportedAt: ctx.now.toString(), data };
}

/**
 * The data of every feature about a person, without secrets, other people and sessions.
 *
 * @param exporters add the data of other features, each under its name
 */
export async function collectPersonData(
  exporters: NonNullable<AccountPorts['exporters']>,
  db: Queryable,
  id: string,
): Promise<Record<string, unknown>> {
  const account = await findAccount(db, id);
  const data: Record<string, unknown> = {
    account: await readOwnProfile(db, id),
    preferences: { locale: account?.locale ?? null, ...account?.preferences },
    signInMethods: await readMethods(db, id),
    passkeys: await readPasskeys(db, id),
    hasSecondFactor: (await countBackupCodes(db, id)) !== null,
    identity: await exportIdentity(db, id),
    pushNotifications: await exportPush(db, id),
  };
  for (const [name, collect] of Object.entries(exporters)) data[name] = await collect(db, id);
  return data;
}
