import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import {
  type DoubleWebhook,
  startStripeDouble,
} from '#platform/server/payments/testing/stripe-double.ts';
import { startServer } from './start-server.ts';

const KEYS = { secretKey: 'rk_test_of_the_double', webhookSecret: 'whsec_of_identities' };

/** The person on the document that the hosted page is shown. */
interface Shown {
  readonly firstName: string;
  readonly lastName: string;
  readonly born: { readonly day: number; readonly month: number; readonly year: number };
}

/** The product over a demo world of its own, where Stripe Identity is a double on loopback. */
export interface IdentityServer {
  readonly origin: string;
  /** The folder of its data, its mails among them. */
  readonly data: string;
  /**
   * Serves Stripe's hosted page to a browser. On it, one link sends an expired document, another
   * that of a person; then one leads back.
   */
  hostPage(browser: BrowserContext, shown: Shown): Promise<void>;
  end(): Promise<void>;
}

/** Starts both. */
export async function startIdentityServer(): Promise<IdentityServer> {
  const double = await startStripeDouble(KEYS);
  const folder = mkdtempSync(join(tmpdir(), 'wayhearth-identity-'));
  const stopDouble = async () => {
    await double.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const { child, origin } = await startServer({
      DATA_DIR: folder,
      STRIPE_IDENTITY_KEY: KEYS.secretKey,
      STRIPE_IDENTITY_WEBHOOK_SECRET: KEYS.webhookSecret,
      STRIPE_IDENTITY_BASE: double.url,
    });
    const deliver = async ({ body, headers }: DoubleWebhook) => {
      const answer = await fetch(`${origin}/api/identity/webhook`, {
        method: 'POST',
        body,
        headers,
      });
      if (!answer.ok) throw new Error(`webhook: ${answer.status}`);
    };
    return {
      origin,
      data: folder,
      async hostPage(browser, { firstName: first_name, lastName: last_name, born: dob }) {
        await browser.route('https://verify.stripe.com/**', async (route) => {
          const [, act, session = ''] = new URL(route.request().url()).pathname.split('/');
          if (act === 'expired') {
            await deliver(double.identity.submit(session));
            await deliver(double.identity.fail(session, 'document_expired'));
          }
          if (act === 'good') {
            await deliver(double.identity.submit(session));
            await deliver(double.identity.verify(session, { first_name, last_name, dob }));
          }
          const back = double.identity.verifications.get(session)?.return_url ?? '';
          const links =
            act === 'start'
              ? `<a href="/expired/${session}">Send an expired document</a>
                 <a href="/good/${session}">Send my document</a>`
              : `<a href="${back}">Back</a>`;
          await route.fulfill({
            contentType: 'text/html',
            body: `<!doctype html><title>Verify</title>${links}`,
          });
        });
      },
      async end() {
        child.kill('SIGKILL');
        await stopDouble();
      },
    };
  } catch (error) {
    await stopDouble();
    throw error;
  }
}
