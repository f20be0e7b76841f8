import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth';
import type { OAuthClient } from '#platform/server/config/config.ts';
import { fetchOutside } from '#platform/server/outside/fetch-outside.ts';
import type { SignInProvider } from '../../contract.ts';

const PROVIDER_MS = 8_000;
const MAX_BYTES = 256 * 1024;

/** How the sign-in library finds a provider and reads who came back from it. */
export function socialProvider(provider: SignInProvider, client: OAuthClient): GenericOAuthConfig {
  return provider === 'google' ? google(client) : github(client);
}

/** OpenID Connect: the identity is read from the id token, whose signature and nonce are checked. */
function google({ clientId, clientSecret, base }: OAuthClient): GenericOAuthConfig {
  return {
    providerId: 'google',
    clientId,
    clientSecret,
    discoveryUrl: `${base ?? 'https://accounts.google.com'}/.well-known/openid-configuration`,
    requireIdTokenVerification: true,
    scopes: ['openid', 'email', 'profile'],
    prompt: 'select_account',
    pkce: true,
    getUserInfo: async ({ idToken }) => {
      // Without a token there would be nothing that was checked.
      if (idToken === undefined) return null;
      const claims = claimsOf(idToken);
      return {
        sub: String(claims.sub),
        name: textOf(claims.name),
        email: textOf(claims.email),
        emailVerified: claims.email_verified === true,
      };
    },
  };
}

/** OAuth 2 with an API of its own: the address counts only when GitHub has verified it. */
function github({ clientId, clientSecret, base }: OAuthClient): GenericOAuthConfig {
  const site = base ?? 'https://github.com';
  const api = base === undefined ? 'https://api.github.com' : `${base}/api/v3`;
  return {
    providerId: 'github',
    clientId,
    clientSecret,
    authorizationUrl: `${site}/login/oauth/authorize`,
    tokenUrl: `${site}/login/oauth/access_token`,
    scopes: ['read:user', 'user:email'],
    pkce: true,
    getUserInfo: async ({ accessToken }) => {
      if (accessToken === undefined) return null;
      const [user, emails] = await Promise.all([
        askGithub<GithubUser>(`${api}/user`, accessToken),
        askGithub<GithubEmail[]>(`${api}/user/emails`, accessToken),
      ]);
      if (user === null || emails === null) return null;
      const email = emails.find(({ primary, verified }) => primary && verified)?.email;
      return {
        id: user.id,
        name: user.name ?? user.login,
        email: email ?? null,
        emailVerified: email !== undefined,
      };
    },
  };
}

interface GithubUser {
  id: number;
  login: string;
  name: string | null;
}

interface GithubEmail {
  email: string;
  primary: boolean;
  verified: boolean;
}

async function askGithub<Answer>(url: string, accessToken: string): Promise<Answer | null> {
  const response = await fetchOutside(url, {
    maxBytes: MAX_BYTES,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${accessToken}`,
      'user-agent': 'Wayhearth',
    },
    signal: AbortSignal.timeout(PROVIDER_MS),
  });
  return response.ok ? ((await response.json()) as Answer) : null;
}

/** The claims of a token whose signature has been checked. */
function claimsOf(token: string): Record<string, unknown> {
  const payload = token.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Record<string, unknown>;
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim : '';
}
