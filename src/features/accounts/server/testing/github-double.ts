import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The user who consents at the fake. */
export interface GithubPerson {
  id: number;
  login: string;
  name: string | null;
  emails: { email: string; primary: boolean; verified: boolean }[];
}

/**
 * A fake of GitHub on loopback, after its documented OAuth web flow and user API: consent page,
 * token exchange with secret and PKCE, `/user` and `/user/emails` by bearer token.
 */
export interface GithubDouble {
  readonly base: string;
  /** The user who consents from now on. */
  person: GithubPerson;
  close(): Promise<void>;
}

export async function startGithubDouble(
  client: { clientId: string; clientSecret: string },
  person: GithubPerson,
): Promise<GithubDouble> {
  const codes = new Map<string, { redirectUri: string; challenge: string; person: GithubPerson }>();
  const tokens = new Map<string, GithubPerson>();
  const double = { base: '', person, close: () => closed(server) };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', double.base);
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname === '/login/oauth/authorize') {
      const redirectUri = url.searchParams.get('redirect_uri') ?? '';
      const code = randomBytes(10).toString('hex');
      const challenge = url.searchParams.get('code_challenge') ?? '';
      codes.set(code, { redirectUri, challenge, person: double.person });
      const back = new URL(redirectUri);
      back.searchParams.set('code', code);
      back.searchParams.set('state', url.searchParams.get('state') ?? '');
      response.writeHead(302, { location: back.toString() }).end();
    } else if (url.pathname === '/login/oauth/access_token') {
      const form = new URLSearchParams(await readBody(request));
      const grant = codes.get(form.get('code') ?? '');
      codes.delete(form.get('code') ?? '');
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      const isOurs =
        form.get('client_id') === client.clientId &&
        form.get('client_secret') === client.clientSecret;
      // GitHub answers 200 for a refusal, too.
      if (!isOurs) return json(200, { error: 'incorrect_client_credentials' });
      if (grant?.redirectUri !== form.get('redirect_uri') || grant?.challenge !== challenge) {
        return json(200, { error: 'bad_verification_code' });
      }
      const token = `gho_${randomBytes(10).toString('hex')}`;
      tokens.set(token, grant.person);
      json(200, { access_token: token, token_type: 'bearer', scope: 'read:user,user:email' });
    } else {
      const token = (request.headers.authorization ?? '').replace(/^Bearer /, '');
      const who = tokens.get(token);
      if (who === undefined) return json(401, { message: 'Bad credentials' });
      const { emails, ...user } = who;
      if (url.pathname === '/api/v3/user') return json(200, { ...user, email: null });
      if (url.pathname === '/api/v3/user/emails') return json(200, emails);
      json(404, { message: 'Not Found' });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  double.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return double;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
