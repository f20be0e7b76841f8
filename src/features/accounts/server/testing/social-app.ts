import { Events, OAuth2Server } from 'oauth2-mock-server';
import { expect } from 'vitest';
import { makeAccountApp } from './account-app.ts';
import { startGithubDouble } from './github-double.ts';
import { type Visitor, visit } from './visitor.ts';

export const CLIENT = { clientId: 'our-client', clientSecret: 'our secret' };

const GIL = {
  sub: 'google-1',
  name: 'Gil Google',
  email: 'gil@example.org',
  email_verified: true,
};

/** The accounts feature with fakes of Google and GitHub on loopback. */
export async function makeSocialApp() {
  const google = new OAuth2Server();
  /** Google's claims about the consenting user; `resetClaims` makes it Gil. */
  const claims: Record<string, unknown> = { ...GIL };
  await google.issuer.keys.generate('RS256');
  await google.start(0, '127.0.0.1');
  google.service.on(Events.BeforeTokenSigning, (token) => {
    Object.assign(token.payload, claims);
  });
  const github = await startGithubDouble(CLIENT, {
    id: 7,
    login: 'octo',
    name: 'Octavia Hub',
    emails: [{ email: 'octavia@example.org', primary: true, verified: true }],
  });
  const app = await makeAccountApp({
    env: {
      GOOGLE_CLIENT_ID: CLIENT.clientId,
      GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
      OAUTH_GOOGLE_ISSUER: google.issuer.url ?? '',
      GITHUB_CLIENT_ID: CLIENT.clientId,
      GITHUB_CLIENT_SECRET: CLIENT.clientSecret,
      OAUTH_GITHUB_BASE: github.base,
    },
  });

  async function begin(visitor: Visitor, provider: string, returnTo = '/trips'): Promise<URL> {
    const answer = await visitor.call<{ url: string }>('POST', '/api/auth/sign-in/social', {
      provider,
      returnTo,
    });
    expect(answer.status).toBe(200);
    return new URL(answer.body.url);
  }

  /** Consents at the provider; returns the redirect to us, not followed yet. */
  async function consent(page: URL): Promise<string> {
    const response = await fetch(page, { redirect: 'manual' });
    const back = new URL(response.headers.get('location') ?? '');
    expect(back.origin).toBe(app.services.config.http.publicUrl);
    return back.pathname + back.search;
  }

  async function comeBack(visitor: Visitor, path: string): Promise<string> {
    const answer = await visitor.call('GET', path);
    expect(answer.status).toBe(302);
    const location = new URL(answer.headers.get('location') ?? '');
    expect(location.origin).toBe(app.services.config.http.publicUrl);
    return location.pathname + location.search;
  }

  async function whole(provider: string, visitor = visit(app)): Promise<[Visitor, string]> {
    return [visitor, await comeBack(visitor, await consent(await begin(visitor, provider)))];
  }

  return {
    app,
    google,
    github,
    claims,
    begin,
    consent,
    comeBack,
    whole,
    resetClaims() {
      for (const name of Object.keys(claims)) delete claims[name];
      Object.assign(claims, GIL);
    },
    async close() {
      await app.close();
      await github.close();
      await google.stop();
    },
  };
}
