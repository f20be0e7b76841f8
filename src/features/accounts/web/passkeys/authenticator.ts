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
 * Asks the person for one of their passkeys.
 *
 * @param autofill whether the browser offers them at the field of the address, without a dialog
 * @returns null if the person, or another request, has cancelled it
 */
export async function askForPasskey(autofill = false): Promise<PasskeyAssertion | null> {
  const { startAuthentication } = await library();
  const optionsJSON = await call(startPasskeySignIn, {}, { background: autofill });
  return unlessCancelled(async () => {
    const useBrowserAutofill = autofill;
    return (await startAuthentication({ optionsJSON, useBrowserAutofill })) as PasskeyAssertion;
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
