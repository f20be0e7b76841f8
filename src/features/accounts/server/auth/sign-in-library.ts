import { msg } from '@lingui/core/macro';
import type { BetterAuthPlugin } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { betterAuth } from 'better-auth/minimal';
import * as v from 'valibot';
import { personNameFrom } from '#domain/person-name.ts';
import { hashPassword, verifyPassword } from '#platform/server/password-hash.ts';
import type { Services } from '#platform/server/services.ts';
import { sessions, signInAccounts, users, verifications } from '../tables.ts';
import { joinProvider, welcomeNewcomer } from '../use-cases/welcome-newcomer.ts';
import { COOKIE_DAYS, cookiePrefix, SESSION_DAYS, usesSecureCookies } from './browser-cookies.ts';

/** Header by which the sign-in library learns the caller's address; never believed from outside. */
export const CALLER_ADDRESS = 'x-caller-address';

/** The headers of a request as the sign-in library gets them. */
export function libraryHeaders(headers: Headers, address: string): Headers {
  const own = new Headers(headers);
  own.set(CALLER_ADDRESS, address);
  return own;
}

const DAY_SECONDS = 86_400;

/** Sessions, password hashes and the dialogue with social providers, over our tables. */
export function makeSignInLibrary(services: Services, plugins: BetterAuthPlugin[] = []) {
  const { config, database, log } = services;
  const later = (days: number) =>
    new Date(services.now().epochMilliseconds + days * DAY_SECONDS * 1_000);
  return betterAuth({
    appName: 'Wayhearth',
    baseURL: config.http.publicUrl,
    basePath: '/api/auth',
    secret: config.sessionSecret,
    trustedOrigins: [config.http.publicUrl],
    telemetry: { enabled: false },
    logger: {
      // Its messages may contain addresses; the pipeline already logs each call.
      level: 'error',
      log: (_level, message) => log.warn({ library: 'better-auth' }, message),
    },
    database: drizzleAdapter(database.main, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: signInAccounts,
        verification: verifications,
      },
    }),
    advanced: {
      // Its own prefix would be `__Secure-`, which a neighbouring host may set.
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(config),
      defaultCookieAttributes: { secure: usesSecureCookies(config) },
      database: { generateId: false },
      ipAddress: { ipAddressHeaders: [CALLER_ADDRESS] },
    },
    // Ours count by address and by account.
    rateLimit: { enabled: false },
    session: {
      expiresIn: COOKIE_DAYS * DAY_SECONDS,
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: {
        hash: (password) => hashPassword(password, config.passwordCost),
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
    },
    account: {
      accountLinking: {
        enabled: true,
        // Otherwise an account registered with a stranger's address would be shared with its owner.
        requireLocalEmailVerified: true,
      },
    },
    plugins: [passwordSignIn(), ...plugins],
    onAPIError: { errorURL: `${config.http.publicUrl}/sign-in-failed` },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => ({
            data: {
              ...session,
              createdAt: later(0),
              updatedAt: later(0),
              expiresAt: later(SESSION_DAYS),
            },
          }),
        },
      },
      account: {
        create: {
          before: async (account) => {
            await joinProvider(services, account.userId);
            return { data: { ...account, ...NO_TOKENS } };
          },
        },
        update: { before: async (account) => ({ data: { ...account, ...NO_TOKENS } }) },
      },
      user: {
        create: {
          before: async (user, context) => {
            const translate = services.translatorFor(context?.headers ?? new Headers());
            // The provider's name, reduced to what is allowed here.
            const name = personNameFrom(user.name, translate(msg`Traveller`));
            return { data: { ...user, name } };
          },
          after: async (user, context) => {
            const translate = services.translatorFor(context?.headers ?? new Headers());
            await database.transaction((tx) => welcomeNewcomer(tx, services, user, translate));
          },
        },
      },
    },
  });
}

export type SignInLibrary = ReturnType<typeof makeSignInLibrary>;

/** We call no provider after the sign-in, so none of their tokens are stored. */
const NO_TOKENS = { accessToken: null, refreshToken: null, idToken: null };

/** The library's own sign-in accepts fewer addresses than mail servers do. */
const CREDENTIALS = v.object({ email: v.string(), password: v.string() });
const ACCOUNT = v.object({ userId: v.string() });
const PROVIDER = 'credential';

/**
 * Signs in with an address and a password and sets the session's cookie; null if no account has
 * both. An unknown address takes as long as a wrong password. Only the server can call it.
 */
function passwordSignIn() {
  return {
    id: 'password-sign-in',
    endpoints: {
      signInWithPassword: createAuthEndpoint.serverOnly(
        { method: 'POST', body: CREDENTIALS },
        async (ctx): Promise<{ userId: string } | null> => {
          const { internalAdapter, password } = ctx.context;
          const { email, password: typed } = ctx.body;
          const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true });
          const hash = found?.accounts.find(
            ({ providerId, accountId }) => providerId === PROVIDER && accountId === found.user.id,
          )?.password;
          if (!found || !hash) {
            await password.hash(typed);
            return null;
          }
          if (!(await password.verify({ hash, password: typed }))) return null;
          const session = await internalAdapter.createSession(found.user.id);
          await setSessionCookie(ctx, { session, user: found.user });
          return { userId: found.user.id };
        },
      ),
      /** Signs in to an account whose owner has just proved to be it; null where there is none. */
      signInToAccount: createAuthEndpoint.serverOnly(
        { method: 'POST', body: ACCOUNT },
        async (ctx): Promise<{ userId: string } | null> => {
          const { internalAdapter } = ctx.context;
          const user = await internalAdapter.findUserById(ctx.body.userId);
          if (!user) return null;
          const session = await internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return { userId: user.id };
        },
      ),
    },
  };
}
