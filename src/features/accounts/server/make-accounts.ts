import type { ForeignRoutes } from '#platform/server/http/api.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import { maySeeSentMails } from '#platform/server/mail/sent-mails.ts';
import type { Actor, Services } from '#platform/server/services.ts';
import * as contract from '../contract.ts';
import { MAX_SESSION_DAYS, readSessionToken, SESSION_DAYS } from './auth/browser-cookies.ts';
import { openSession } from './auth/open-session.ts';
import { makeSignInLibrary } from './auth/sign-in-library.ts';
import { makeSocialSignIn } from './auth/social-sign-in.ts';
import type { AccountParts, AccountPorts } from './parts.ts';
import { findSession, prolongSession } from './store/sessions.ts';

import { changeEmail, sendVerification, verifyEmail } from './use-cases/email-address.ts';
import { listSessions, signOut, signOutElsewhere } from './use-cases/own-sessions.ts';
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
  readPublicProfile,
  readSignInMethods,
  showDeletion,
  updateOwnProfile,
} from './use-cases/profile.ts';

import { register, signIn, startSocialSignIn } from './use-cases/sign-in.ts';

/** The accounts feature, for the composition root. */
export interface Accounts {
  readonly routes: readonly ServedRoute[];
  readonly foreign: readonly ForeignRoutes[];
  readonly jobs: readonly JobHandler<never>[];
  readonly actorOf: (headers: Headers) => Promise<Actor | null>;
}

/** @param ports functions of higher features for export, deletion and public profiles */
export function makeAccounts(
  services: Services,
  limits: RateLimits,
  ports: AccountPorts = {},
): Accounts {
  const library = makeSignInLibrary(services);
  const social = makeSocialSignIn(services);
  return {
    routes: servedRoutes({ ...ports, services, limits, library, social }),
    foreign: [social.callback],
    jobs: [resetLinkJob(services)],
    actorOf: makeActorLookup(services),
  };
}

const DAY_MS = 86_400_000;

/**
 * Authenticates a request by its cookies. Queries the database each time, never a cache or a
 * replica, so that an ended session stops at once. A session used after a day lasts 30 days again,
 * until it is 180 days old.
 */
function makeActorLookup(services: Services): (headers: Headers) => Promise<Actor | null> {
  return async (headers) => {
    const token = readSessionToken(headers, services.config);
    if (token === null) return null;
    const now = services.now();
    const session = await findSession(services.database.main, token, now);
    if (session === null) return null;
    const end = session.createdAt.getTime() + MAX_SESSION_DAYS * DAY_MS;
    if (now.epochMilliseconds >= end) return null;
    const expires = session.expiresAt.getTime();
    const until = Math.min(now.epochMilliseconds + SESSION_DAYS * DAY_MS, end);
    // Once a day at most, and not at all in its last days.
    if (until - expires > DAY_MS || (until === end && expires < end)) {
      const at = Temporal.Instant.fromEpochMilliseconds(until);
      await prolongSession(services.database.main, session.id, at, now);
    }
    return { id: session.userId, role: session.role };
  };
}

/** All calls of the accounts feature with their handlers. */
function servedRoutes(parts: AccountParts): ServedRoute[] {
  return [
    serve(
      contract.register,
      ({ body }, ctx) => register(parts, body, ctx),
      // The lost response already contained the session.
      async ({ body }, ctx) => void (await openSession(parts.library, body, ctx)),
    ),
    serve(contract.signIn, ({ body }, ctx) => signIn(parts, body, ctx)),
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
    serve(contract.signOutElsewhere, (_input, ctx) => signOutElsewhere(ctx)),
    serve(contract.getSignInMethods, (_input, ctx) => readSignInMethods(ctx)),
    serve(contract.getOwnProfile, (_input, ctx) =>
      readOwnProfile(ctx.services.database.main, ctx.actor.id),
    ),
    serve(contract.updateOwnProfile, ({ body }, ctx) => updateOwnProfile(parts, body, ctx)),
    serve(contract.getProfile, ({ params }, ctx) => readPublicProfile(parts, params.id, ctx)),
    serve(contract.setLocale, ({ body }, ctx) => chooseLocale(body.locale, ctx)),
    serve(contract.setPreferences, ({ body }, ctx) => choosePreferences(body, ctx)),
    serve(contract.exportAccount, (_input, ctx) => exportAccount(parts, ctx)),
    serve(contract.showDeletion, (_input, ctx) => showDeletion(parts, ctx)),
    serve(contract.deleteAccount, ({ body }, ctx) => deleteAccount(parts, body, ctx)),
  ];
}
