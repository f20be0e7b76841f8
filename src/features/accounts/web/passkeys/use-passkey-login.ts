import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import { signInWithPasskey } from '../../contract/addresses.gen.ts';
import type { PasskeyAssertion } from '../../contract.ts';
import { describeProblem } from '../forms/describe-problem.ts';
import { askForPasskey, cancelPasskeys, offerPasskeys, supportsAutofill } from './authenticator.ts';

/**
 * Logs in with a passkey: by the browser's autofill at the field of the address, for as long as the
 * form is shown, and by a button.
 *
 * @param onSignedIn called once the session is open
 */
export function usePasskeyLogin(onSignedIn: () => Promise<void>): {
  readonly busy: boolean;
  logIn(): void;
} {
  const { i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const offered = useRef<AbortController>(null);

  async function send(response: PasskeyAssertion) {
    setBusy(true);
    try {
      await call(signInWithPasskey, { body: { response } });
      await onSignedIn();
    } finally {
      setBusy(false);
    }
  }

  async function run(): Promise<void> {
    offered.current?.abort();
    try {
      const response = await askForPasskey();
      if (response !== null) await send(response);
    } catch (error) {
      showToast('error', describeProblem(error, i18n).message);
    }
  }

  const offer = useEffectEvent(async (signal: AbortSignal) => {
    // No person has asked for it: where it can't be offered, the form is as it was without.
    const isOffered = await supportsAutofill().catch(() => false);
    if (!isOffered || signal.aborted) return;
    const response = await offerPasskeys(signal).catch(() => null);
    if (response === null || signal.aborted) return;
    await send(response).catch((error: unknown) =>
      showToast('error', describeProblem(error, i18n).message),
    );
  });
  useEffect(() => {
    const shown = new AbortController();
    offered.current = shown;
    void offer(shown.signal);
    return () => {
      shown.abort();
      void supportsAutofill().then((isOffered) => (isOffered ? cancelPasskeys() : undefined));
    };
  }, []);

  return { busy, logIn: () => void run() };
}
