import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Events, OAuth2Server } from 'oauth2-mock-server';
import { startServer } from './start-server.ts';

/** The product over a demo world of its own, where Google is a stand-in on loopback. */
export interface SocialServer {
  readonly origin: string;
  /** The folder of its data, its mails among them. */
  readonly data: string;
  end(): Promise<void>;
}

/**
 * Starts both.
 *
 * @param claims what Google says of whoever signs in
 */
export async function startSocialServer(claims: Record<string, unknown>): Promise<SocialServer> {
  const google = new OAuth2Server();
  await google.issuer.keys.generate('RS256');
  await google.start(0, '127.0.0.1');
  google.service.on(Events.BeforeTokenSigning, (token) => {
    Object.assign(token.payload, claims);
  });
  const folder = mkdtempSync(join(tmpdir(), 'wayhearth-social-'));
  const stopGoogle = async () => {
    await google.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const { child, origin } = await startServer({
      DATA_DIR: folder,
      GOOGLE_CLIENT_ID: 'our-client',
      GOOGLE_CLIENT_SECRET: 'our secret',
      OAUTH_GOOGLE_ISSUER: google.issuer.url ?? '',
    });
    return {
      origin,
      data: folder,
      async end() {
        child.kill('SIGKILL');
        await stopGoogle();
      },
    };
  } catch (error) {
    await stopGoogle();
    throw error;
  }
}
