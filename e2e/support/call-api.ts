import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { DEMO_ADMIN_EMAIL } from '@wayhearth/demo/world/people/demo-accounts.ts';
import { DEMO_PASSWORD } from '#entry/demo-password.ts';

/** A person whom the product knows by cookies: of a browser, or of a client of the API alone. */
export type Caller = Pick<BrowserContext, 'request'>;

/**
 * Calls the product's API as the person of a browser, to prepare what a test is not about.
 *
 * @throws Error when the call is refused
 */
export async function callApi<Answer = unknown>(
  context: Caller,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: unknown,
): Promise<Answer> {
  const response = await context.request.fetch(path, {
    method,
    headers: { 'idempotency-key': randomUUID() },
    ...(data === undefined ? {} : { data }),
  });
  if (!response.ok()) {
    throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  }
  return (await response.json()) as Answer;
}

/** Signs the person of a browser in, without the dialog. */
export async function signIn(context: Caller, email: string, password: string): Promise<void> {
  await callApi(context, 'POST', '/api/auth/sign-in/email', { email, password });
}

/** Signs in as the administrator, the only person of the demo world whom tests may be. */
export function signInAsAdmin(context: Caller): Promise<void> {
  return signIn(context, DEMO_ADMIN_EMAIL, DEMO_PASSWORD);
}

/** An address that no account has, in whichever process a test runs. */
export function newEmail(name: string): string {
  return `${name}-${randomUUID().slice(0, 13)}@example.org`;
}

export const NEW_PASSWORD = 'a-long-way-home';

/** Registers somebody new and signs them in. */
export async function register(
  context: Caller,
  name: string,
): Promise<{ email: string; name: string }> {
  const email = newEmail('newcomer');
  await callApi(context, 'POST', '/api/register', { email, name, password: NEW_PASSWORD });
  return { email, name };
}
