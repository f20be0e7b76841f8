import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as v from 'valibot';

/** The library's own sign-in takes fewer addresses than mail servers do. */
const CREDENTIALS = v.object({ email: v.string(), password: v.string() });
const PROVIDER = 'credential';

/**
 * Signs in with an address and a password and sets the session's cookie; null where they belong to
 * no account. An unknown address takes as long as a wrong password. Only the server can call it.
 */
export function passwordSignIn() {
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
    },
  };
}
