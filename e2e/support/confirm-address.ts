import { type Caller, callApi, register } from './call-api.ts';
import { linkIn, readMail } from './read-mail.ts';

/**
 * Confirms the address of somebody new with the link in their welcome mail.
 *
 * @param data of the server, if it isn't the one that every test uses
 */
export async function confirmAddress(context: Caller, email: string, data?: string): Promise<void> {
  const mail = await readMail({ to: email, with: /\/verify-email/, ...(data && { data }) });
  const link = new URL(linkIn(mail, /^\/verify-email/));
  const token = /[0-9a-f]{32}[\w-]{43}/.exec(`${link.search}${link.hash}`)?.[0];
  await callApi(context, 'POST', '/api/auth/verify-email', { token });
}

/** Registers somebody new who may request a stay at once; `data` as for `confirmAddress`. */
export async function registerConfirmed(
  context: Caller,
  name: string,
  data?: string,
): Promise<{ email: string; name: string }> {
  const person = await register(context, name);
  await confirmAddress(context, person.email, data);
  return person;
}
