import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { call } from '#platform/web/api/client.ts';
import { startPasskeySignIn } from '../../contract/addresses.gen.ts';
import type { PasskeyAssertion, PasskeyCreation, PasskeyCreationOptions } from '../../contract.ts';

/** Whether the browser can use passkeys; false on pages over http from another machine. */
export function supportsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Whether it offers them while one fills in a field. */
export async function supportsAutofill(): Promise<boolean> {
  if (!supportsPasskeys()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/** The code that talks to authenticators: fetched when a passkey is asked for. */
const library = () => import('@simplewebauthn/browser');

/**
 * Asks the person for one of their passkeys, in the browser's dialog.
 *
 * @returns null if the person, or another request, has cancelled it
 */
export async function askForPasskey(): Promise<PasskeyAssertion | null> {
  const { startAuthentication } = await library();
  const optionsJSON = await call(startPasskeySignIn, {});
  return unlessCancelled(
    async () => (await startAuthentication({ optionsJSON })) as PasskeyAssertion,
  );
}

/**
 * Has the browser offer the person's passkeys at the field of the address, without a dialog.
 *
 * @param signal aborted when the form is left or its person asks for the dialog: an offer that comes
 *   late would end that dialog, since a browser has one request at a time, and its challenge would
 *   replace that of the dialog in the browser's cookie
 * @returns null if it was cancelled
 */
export async function offerPasskeys(signal: AbortSignal): Promise<PasskeyAssertion | null> {
  const { startAuthentication } = await library();
  const optionsJSON = await call(startPasskeySignIn, {}, { background: true, signal });
  if (signal.aborted) return null;
  return unlessCancelled(async () => {
    const offered = await startAuthentication({ optionsJSON, useBrowserAutofill: true });
    return offered as PasskeyAssertion;
  });
}

/**
 * Has the browser make a passkey.
 *
 * @returns null if the person has cancelled it
 */
export async function makePasskey(
  options: PasskeyCreationOptions,
): Promise<PasskeyCreation | null> {
  const { startRegistration } = await library();
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return unlessCancelled(async () => (await startRegistration({ optionsJSON })) as PasskeyCreation);
}

/** Ends what waits for a passkey, such as the offer at a field. */
export async function cancelPasskeys(): Promise<void> {
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}

/** Errors of browsers whose person closes their dialog, takes too long or begins again. */
const CANCELLED = new Set(['NotAllowedError', 'AbortError']);

async function unlessCancelled<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && CANCELLED.has(error.name)) return null;
    throw error;
  }
}
