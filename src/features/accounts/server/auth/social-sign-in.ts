import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { Config, OAuthClient } from '#platform/server/config/config.ts';
import type { ForeignRoutes } from '#platform/server/http/api.ts';
import { Problem } from '#platform/server/http/problem.ts';
import { fetchOutside } from '#platform/server/outside/fetch-outside.ts';
import type { Services } from '#platform/server/services.ts';
import { measureOutside } from '#platform/server/telemetry/outside-calls.ts';
import { SIGN_IN_PROVIDERS, type SignInProvider } from '../../contract.ts';
import { endSession } from '../end-sessions.ts';
import { findSession } from '../store/sessions.ts';
import { findAccount } from '../store/users.ts';
import { cookiePrefix, readSessionToken } from './browser-cookies.ts';
import { completeSignIn, needsSecondStep } from './open-session.ts';
import { libraryHeaders, makeSignInLibrary, type SignInLibrary } from './sign-in-library.ts';
import type { SignInRequest } from './sign-in-request.ts';

const CALLBACK = '/api/auth/callback/';

/** The dialogue with Google and GitHub. */
export interface SocialSignIn {
  /** Which providers are configured. */
  readonly offered: Readonly<Record<SignInProvider, boolean>>;
  /**
   * @param returnTo path of this site to land on afterwards
   * @returns the provider's page, and the cookies that tie its answer to this browser
   * @throws Problem `not-found` for a provider that isn't configured, `timeout` while it is away
   */
  start(
    provider: SignInProvider,
    returnTo: string,
    headers: Headers,
  ): Promise<{ url: string; cookies: string[] }>;
  /** Handles the redirects from the providers. */
  readonly callback: ForeignRoutes;
}

/**
 * One library instance per provider, created on first use, so that none waits for another's
 * network.
 */
export function makeSocialSignIn(services: Services): SocialSignIn {
  const clients = services.config.signIn;
  const made = new Map<SignInProvider, Promise<SignInLibrary>>();

  async function connect(provider: SignInProvider): Promise<SignInLibrary> {
    const client = clients[provider];
    if (client === undefined) throw new Problem('not-found');
    const library = makeSignInLibrary(services, [
      genericOAuth({ config: [socialProvider(provider, client)] }),
    ]);
    const { socialProviders } = await library.$context;
    // The library leaves out a provider whose description it couldn't fetch; the next call retries.
    if (!socialProviders.some(({ id }) => id === provider)) throw new Problem('timeout');
    return library as unknown as SignInLibrary;
  }

  function libraryFor(provider: SignInProvider): Promise<SignInLibrary> {
    let library = made.get(provider);
    if (library === undefined) {
      library = measureOutside(`${provider}-sign-in`, () => connect(provider));
      made.set(provider, library);
      library.catch(() => made.delete(provider));
    }
    return library;
  }

  /**
   * Completes a sign-in, or ends its session again where a code is needed first.
   *
   * @returns whether it is complete
   */
  async function complete(
    token: string,
    provider: SignInProvider,
    request: SignInRequest,
  ): Promise<boolean> {
    const { main } = services.database;
    const session = await findSession(main, token, request.now);
    const account = session === null ? null : await findAccount(main, session.userId);
    if (session === null || account === null) return true;
    if (await needsSecondStep(account, provider, request)) {
      await services.database.transaction((tx) => endSession(tx, services.live, token));
      return false;
    }
    await completeSignIn(account, session, provider, request);
    return true;
  }

  return {
    offered: { google: clients.google !== undefined, github: clients.github !== undefined },
    async start(provider, returnTo, headers) {
      const library = await libraryFor(provider);
      // Whole and encoded: a path alone could be read as another host, or not fit a header.
      const landing = new URL(returnTo, services.config.http.publicUrl);
      const { response, headers: answer } = await library.api.signInSocial({
        body: { provider, callbackURL: landing.href, disableRedirect: true },
        headers,
        returnHeaders: true,
      });
      if (response.url === undefined) throw new Problem('not-found');
      return { url: response.url, cookies: answer.getSetCookie() };
    },
    callback: {
      paths: [`${CALLBACK}:provider`],
      async fetch(request, address) {
        const name = new URL(request.url).pathname.slice(CALLBACK.length);
        const provider = SIGN_IN_PROVIDERS.find((known) => known === name);
        if (provider === undefined || request.method !== 'GET') throw new Problem('not-found');
        const library = await libraryFor(provider);
        // It exchanges the code of the redirect for a token at the provider.
        const answer = await measureOutside(
          `${provider}-sign-in`,
          () =>
            library.handler(
              new Request(request.url, { headers: libraryHeaders(request.headers, address) }),
            ),
          ({ status }) => status,
        );
        const cookies = answer.headers.getSetCookie();
        const token = openedSession(cookies, services.config);
        if (token === null) return wayOn(answer, cookies);
        const { headers } = request;
        const answerHeaders = new Headers();
        const isComplete = await complete(token, provider, {
          services,
          headers,
          address,
          now: services.now(),
          translate: services.translatorFor(headers),
          log: services.log,
          answerHeaders,
        });
        const ours = answerHeaders.getSetCookie();
        if (isComplete) return wayOn(answer, [...cookies, ...ours]);
        const prefix = `${cookiePrefix(services.config)}.session_`;
        return wayOn(
          answer,
          [...cookies.filter((line) => !line.startsWith(prefix)), ...ours],
          secondStepPage,
        );
      },
    },
  };
}

/** The session token that one of the cookies contains. */
function openedSession(cookies: readonly string[], config: Config): string | null {
  for (const line of cookies) {
    const [cookie = ''] = line.split(';');
    const token = readSessionToken(new Headers({ cookie }), config);
    if (token !== null) return token;
  }
  return null;
}

/** The page that asks for a code and then goes on. */
function secondStepPage(landing: string): string {
  const { origin, pathname, search } = new URL(landing);
  const page = new URL('/second-step', origin);
  page.searchParams.set('to', pathname + search);
  return page.href;
}

/** The library's redirect without its other headers. */
function wayOn(
  answer: Response,
  cookies: readonly string[],
  detour: (landing: string) => string = (landing) => landing,
): Response {
  const landing = answer.headers.get('location');
  if (landing === null) throw new Error(`sign-in callback answered ${answer.status}`);
  const location = detour(landing);
  const headers = new Headers({ location, 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 302, headers });
}

const PROVIDER_MS = 8_000;
const MAX_BYTES = 256 * 1024;

/** How the sign-in library finds a provider and reads the user of a redirect from it. */
function socialProvider(provider: SignInProvider, client: OAuthClient): GenericOAuthConfig {
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
      const claims = parseClaims(idToken);
      return {
        sub: String(claims.sub),
        name: toClaimText(claims.name),
        email: toClaimText(claims.email),
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
        fetchFromGithub<GithubUser>(`${api}/user`, accessToken),
        fetchFromGithub<GithubEmail[]>(`${api}/user/emails`, accessToken),
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

async function fetchFromGithub<Answer>(url: string, accessToken: string): Promise<Answer | null> {
  const response = await fetchOutside(url, {
    service: 'github-sign-in',
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
function parseClaims(token: string): Record<string, unknown> {
  const payload = token.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Record<string, unknown>;
}

function toClaimText(claim: unknown): string {
  return typeof claim === 'string' ? claim : '';
}
