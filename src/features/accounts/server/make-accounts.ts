import type { Hono } from 'hono';
import { isStaff } from '#domain/roles.ts';
import { endSessionAt, isUseRecorded } from '#domain/session-life.ts';
import type { ForeignRoutes } from '#platform/server/http/api.ts';
import type { AppEnv } from '#platform/server/http/caller.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import { maySeeSentMails } from '#platform/server/mail/sent-mails.ts';
import type { Actor, Services } from '#platform/server/services.ts';
import * as contract from '../contract.ts';
import { readSessionToken } from './auth/browser-cookies.ts';
import { makePasskeys } from './auth/passkeys.ts';
import { makeSignInLibrary } from './auth/sign-in-library.ts';
import { makeSocialSignIn } from './auth/social-sign-in.ts';
import { identityJobs, mountIdentityWebhook } from './identity-events.ts';
import type { AccountParts, AccountPorts } from './parts.ts';
import { pushJobs } from './push/jobs.ts';
import {
  choosePush,
  removePushDevice,
  showPush,
  turnPushOff,
  turnPushOn,
} from './push/settings.ts';
import { findSession, prolongSession } from './store/sessions.ts';

import { changeEmail, sendVerification, verifyEmail } from './use-cases/email-address.ts';
import {
  endMailedSession,
  endOwnSession,
  isOver,
  listSessions,
  signOut,
  signOutElsewhere,
  toInstant,
} from './use-cases/own-sessions.ts';
import {
  addPasskey,
  listPasskeys,
  registerWithPasskey,
  removePasskey,
  renamePasskey,
  replayPasskeyRegistration,
  signInWithPasskey,
  startPasskey,
  startPasskeyRegistration,
} from './use-cases/passkeys.ts';
import {
  changePassword,
  requestPasswordReset,
  resetLinkJob,
  resetPassword,
} from './use-cases/passwords.ts';
import {
  chooseLocale,
  choosePreferences,
  deleteAccount,
  exportAccount,
  readMe,
  readOwnProfile,
  readSignInMethods,
  showDeletion,
  updateOwnProfile,
} from './use-cases/profile.ts';
import { proveIdentity } from './use-cases/prove-identity.ts';
import { readPublicProfile } from './use-cases/public-profile.ts';
import {
  confirmSecondFactorSetup,
  finishSignIn,
  renewBackupCodes,
  startSecondFactorSetup,
  turnSecondFactorOff,
} from './use-cases/second-factor.ts';
import { register, replayRegistration, signIn, startSocialSignIn } from './use-cases/sign-in.ts';
import { checkIdentity, showIdentity, startIdentity } from './use-cases/verify-identity.ts';

/** The accounts feature, for the composition root. */
export interface Accounts {
  readonly routes: readonly ServedRoute[];
  readonly foreign: readonly ForeignRoutes[];
  readonly jobs: readonly JobHandler<never>[];
  readonly actorOf: (headers: Headers) => Promise<Actor | null>;
  readonly mount: (app: Hono<AppEnv>) => void;
}

/** @param ports functions of higher features for export, deletion and public profiles */
export function makeAccounts(
  services: Services,
  limits: RateLimits,
  ports: AccountPorts = {},
): Accounts {
  const library = makeSignInLibrary(services);
  const social = makeSocialSignIn(services);
  const passkeys = makePasskeys(services);
  return {
    routes: servedRoutes({ ...ports, services, limits, library, social, passkeys }),
    foreign: [social.callback],
    jobs: [
      resetLinkJob(services),
      ...identityJobs(services),
      ...pushJobs(services, ports.mailChecks ?? {}),
    ],
    mount: (app) => mountIdentityWebhook(app, services),
    actorOf: makeActorLookup(services),
  };
}

/**
 * Authenticates a request by its cookies. Queries the database each time, never a cache or a
 * replica, so that an ended session stops at once. How long it lasts without use, and in all, is a
 * rule of the domain; a use is recorded only now and then.
 */
function makeActorLookup(services: Services): (headers: Headers) => Promise<Actor | null> {
  return async (headers) => {
    const token = readSessionToken(headers, services.config);
    if (token === null) return null;
    const now = services.now();
    const session = await findSession(services.database.main, token, now);
    if (session === null) return null;
    const { id, userId, role, hasSecondFactor, createdAt, updatedAt, provedAt, groups } = session;
    if (isOver(role, session, now)) return null;
    if (isUseRecorded(role, toInstant(updatedAt), now)) {
      const end = endSessionAt(role, { startedAt: toInstant(createdAt), lastUsedAt: now });
      await prolongSession(services.database.main, id, end, now);
    }
    const isHeldBack = services.config.staffSecondFactor && isStaff(role) && !hasSecondFactor;
    return {
      id: userId,
      role: isHeldBack ? 'user' : role,
      awaitedRole: isHeldBack ? role : null,
      provedAt: provedAt === null ? null : toInstant(provedAt),
      groups,
    };
  };
}

/** All calls of the accounts feature with their handlers. */
function servedRoutes(parts: AccountParts): ServedRoute[] {
  return [
    serve(
      contract.register,
      ({ body }, ctx) => register(parts, body, ctx),
      // The lost response already contained the session.
      ({ body }, ctx) => replayRegistration(parts, body, ctx),
    ),
    serve(contract.signIn, ({ body }, ctx) => signIn(parts, body, ctx)),
    serve(contract.finishSignIn, ({ body }, ctx) => finishSignIn(parts, body, ctx)),
    serve(contract.startPasskeyRegistration, ({ body }, ctx) =>
      startPasskeyRegistration(parts, body, ctx),
    ),
    serve(
      contract.registerWithPasskey,
      ({ body }, ctx) => registerWithPasskey(parts, body, ctx),
      ({ body }, ctx) => replayPasskeyRegistration(parts, body, ctx),
    ),
    serve(contract.startPasskeySignIn, (_input, ctx) => parts.passkeys.requestOptions(ctx)),
    serve(contract.signInWithPasskey, ({ body }, ctx) => signInWithPasskey(parts, body, ctx)),
    serve(contract.proveIdentity, ({ body }, ctx) => proveIdentity(parts, body, ctx)),
    serve(contract.startSocialSignIn, ({ body }, ctx) => startSocialSignIn(parts, body, ctx)),
    serve(contract.signOut, (_input, ctx) => signOut(parts, ctx)),
    serve(contract.getSignInOptions, async (_input, { headers, address }) => ({
      ...parts.social.offered,
      sentMails: maySeeSentMails(headers, address, parts.services.config),
    })),
    serve(contract.getMe, (_input, ctx) => readMe(ctx)),
    serve(contract.sendVerification, (_input, ctx) => sendVerification(ctx)),
    serve(contract.verifyEmail, ({ body }, ctx) => verifyEmail(body, ctx)),
    serve(contract.requestPasswordReset, ({ body }, ctx) => requestPasswordReset(parts, body, ctx)),
    serve(contract.resetPassword, ({ body }, ctx) => resetPassword(parts, body, ctx)),
    serve(contract.changeEmail, ({ body }, ctx) => changeEmail(parts, body, ctx)),
    serve(contract.changePassword, ({ body }, ctx) => changePassword(parts, body, ctx)),
    serve(contract.listSessions, (_input, ctx) => listSessions(ctx)),
    serve(contract.endSession, ({ params }, ctx) => endOwnSession(params.id, ctx)),
    serve(contract.endMailedSession, ({ body }, ctx) => endMailedSession(body, ctx)),
    serve(contract.listPasskeys, (_input, ctx) => listPasskeys(ctx)),
    serve(contract.startPasskey, (_input, ctx) => startPasskey(parts, ctx)),
    serve(contract.addPasskey, ({ body }, ctx) => addPasskey(parts, body, ctx)),
    serve(contract.renamePasskey, ({ params, body }, ctx) =>
      renamePasskey({ ...params, ...body }, ctx),
    ),
    serve(contract.removePasskey, ({ params }, ctx) => removePasskey(params.id, ctx)),
    serve(contract.startSecondFactor, (_input, ctx) => startSecondFactorSetup(ctx)),
    serve(contract.confirmSecondFactor, ({ body }, ctx) =>
      confirmSecondFactorSetup(parts, body, ctx),
    ),
    serve(contract.renewBackupCodes, (_input, ctx) => renewBackupCodes(ctx)),
    serve(contract.turnSecondFactorOff, (_input, ctx) => turnSecondFactorOff(ctx)),
    serve(contract.signOutElsewhere, (_input, ctx) => signOutElsewhere(ctx)),
    serve(contract.getSignInMethods, (_input, ctx) => readSignInMethods(ctx)),
    serve(contract.showIdentity, (_input, ctx) => showIdentity(ctx)),
    serve(contract.startIdentity, (_input, ctx) => startIdentity(ctx)),
    serve(contract.checkIdentity, (_input, ctx) => checkIdentity(ctx)),
    serve(contract.showPush, (_input, ctx) => showPush(ctx)),
    serve(contract.turnPushOn, ({ body }, ctx) => turnPushOn(body, ctx)),
    serve(contract.turnPushOff, (_input, ctx) => turnPushOff(ctx)),
    serve(contract.removePushDevice, ({ params }, ctx) => removePushDevice(params.id, ctx)),
    serve(contract.choosePush, ({ body }, ctx) => choosePush(body, ctx)),
    serve(contract.getOwnProfile, (_input, ctx) =>
      readOwnProfile(ctx.services.database.main, ctx.actor.id),
    ),
    serve(contract.updateOwnProfile, ({ body }, ctx) => updateOwnProfile(parts, body, ctx)),
    serve(contract.getProfile, ({ params }, ctx) => readPublicProfile(parts, params.id, ctx)),
    serve(contract.setLocale, ({ body }, ctx) => chooseLocale(body.locale, ctx)),
    serve(contract.setPreferences, ({ body }, ctx) => choosePreferences(body, ctx)),
    serve(contract.exportAccount, (_input, ctx) => exportAccount(parts, ctx)),
    serve(contract.showDeletion, (_input, ctx) => showDeletion(parts, ctx)),
    serve(contract.deleteAccount, (_input, ctx) => deleteAccount(parts, ctx)),
  ];
}
