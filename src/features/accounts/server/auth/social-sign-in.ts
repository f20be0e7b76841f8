import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { Config } from '#platform/server/config/config.ts';
import type { ForeignRoutes } from '#platform/server/http/api.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Services } from '#platform/server/services.ts';
import { SIGN_IN_PROVIDERS, type SignInProvider } from '../../contract.ts';
import { findSession } from '../store/sessions.ts';
import { findAccount } from '../store/users.ts';
import { endReplacedSession } from './end-replaced-session.ts';
import { knownBrowserCookie } from './known-browser.ts';
import { libraryHeaders } from './library-headers.ts';
import { sessionTokenOf } from './session-cookie.ts';
import { makeSignInLibrary, type SignInLibrary } from './sign-in-library.ts';
import { socialProvider } from './social-providers.ts';

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
  /** Answers the providers' way back. */
  readonly callback: ForeignRoutes;
}

/** One library a provider, made when first asked for, so that none waits for another's network. */
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
      library = connect(provider);
      made.set(provider, library);
      library.catch(() => made.delete(provider));
    }
    return library;
  }

  /** Logs a sign-in. The cookie by which its browser is known to the account from now on. */
  async function knownBrowser(
    token: string,
    headers: Headers,
    { address, provider }: { readonly address: string; readonly provider: SignInProvider },
  ): Promise<string[]> {
    const { config, database, now } = services;
    const session = await findSession(database.main, token, now());
    const account = session === null ? null : await findAccount(database.main, session.userId);
    if (account === null) return [];
    services.log.info({ account: account.id, address, way: provider }, 'signed in');
    return [knownBrowserCookie(headers, account.email, config)];
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
        const answer = await library.handler(
          new Request(request.url, { headers: libraryHeaders(request.headers, address) }),
        );
        const cookies = answer.headers.getSetCookie();
        const token = openedSession(cookies, services.config);
        if (token !== null) {
          await endReplacedSession(services, request.headers);
          cookies.push(...(await knownBrowser(token, request.headers, { address, provider })));
        }
        return wayOn(answer, cookies);
      },
    },
  };
}

/** The token of the session that one of the cookies opens. */
function openedSession(cookies: readonly string[], config: Config): string | null {
  for (const line of cookies) {
    const [cookie = ''] = line.split(';');
    const token = sessionTokenOf(new Headers({ cookie }), config);
    if (token !== null) return token;
  }
  return null;
}

/** The library's redirect without its other headers. */
function wayOn(answer: Response, cookies: readonly string[]): Response {
  const location = answer.headers.get('location');
  if (location === null) throw new Error(`sign-in callback answered ${answer.status}`);
  const headers = new Headers({ location, 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 302, headers });
}
