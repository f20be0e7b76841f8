import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { getSignInMethods, proveIdentity } from '../../contract/addresses.gen.ts';
import { codeProofSchema, passwordProofSchema } from '../../contract/schemas.ts';
import type { SignInMethods } from '../../contract.ts';
import { CodeField } from '../forms/code-field.tsx';
import { describeProblem } from '../forms/describe-problem.ts';
import { useContractForm } from '../forms/use-contract-form.ts';
import { askForPasskey } from '../passkeys/authenticator.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { OrRule, SocialButtons } from './sign-in-dialog.tsx';

/**
 * Asks the person over their work to prove again who they are. The refused call is sent again
 * afterwards.
 */
export default function ProveAgainDialog({ parameters: { onAnswer } }: DialogProps<'prove-again'>) {
  const methods = useMethods();
  const onProved = () => onAnswer(true);
  return (
    <Dialog
      title={<Trans>Confirm that it's you</Trans>}
      unsaved={false}
      onClose={() => onAnswer(false)}
    >
      <div className="grid gap-5">
        <p className="text-soft">
          <Trans>
            This changes something important in your account, and you logged in a while ago.
          </Trans>
        </p>
        {methods === null ? <Spinner /> : <Ways methods={methods} onProved={onProved} />}
      </div>
    </Dialog>
  );
}

/** Ways to prove it; where there is a second factor, the password alone isn't enough. */
function Ways({ methods, onProved }: { methods: SignInMethods; onProved(): void }) {
  const hasCode = methods.backupCodes !== null;
  const hasField = hasCode || methods.password;
  const hasPasskey = methods.passkeys > 0;
  if (!hasField && !hasPasskey) return <AtProvider />;
  return (
    <>
      {hasCode ? <ProveByCode onProved={onProved} /> : null}
      {hasField && !hasCode ? <ProveByPassword onProved={onProved} /> : null}
      {hasField && hasPasskey ? <OrRule /> : null}
      {hasPasskey ? <ProveByPasskey onProved={onProved} /> : null}
    </>
  );
}

function ProveByPassword({ onProved }: { onProved(): void }) {
  const form = useContractForm(passwordProofSchema, { password: '' }, { retyped: 'password' });
  const formProps = form.formProps(async (body) => {
    await call(proveIdentity, { body });
    onProved();
  });
  return (
    <form {...formProps}>
      <fieldset disabled={form.isSubmitting} className="grid gap-4">
        <PasswordField
          {...form.text('password')}
          label={<Trans>Your password</Trans>}
          autoComplete="current-password"
        />
        <Button type="submit" wide busy={form.isSubmitting}>
          <Trans>Confirm</Trans>
        </Button>
      </fieldset>
    </form>
  );
}

function ProveByCode({ onProved }: { onProved(): void }) {
  const form = useContractForm(codeProofSchema, { code: '' }, { retyped: 'code' });
  const formProps = form.formProps(async (body) => {
    await call(proveIdentity, { body });
    onProved();
  });
  return (
    <form {...formProps}>
      <fieldset disabled={form.isSubmitting} className="grid gap-4">
        <CodeField {...form.text('code')} />
        <Button type="submit" wide busy={form.isSubmitting}>
          <Trans>Confirm</Trans>
        </Button>
      </fieldset>
    </form>
  );
}

function ProveByPasskey({ onProved }: { onProved(): void }) {
  const { i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  async function prove() {
    setBusy(true);
    try {
      const passkey = await askForPasskey();
      if (passkey === null) return;
      await call(proveIdentity, { body: { passkey } });
      onProved();
    } catch (error) {
      showToast('error', describeProblem(error, i18n).message);
    } finally {
      setBusy(false);
    }
  }
  return <PasskeyButton busy={busy} disabled={busy} onClick={() => void prove()} />;
}

/** For an account that is only known by a provider. */
function AtProvider() {
  return (
    <>
      <p>
        <Trans>
          Log in again the way you usually do. You'll come back to this page; then try again.
        </Trans>
      </p>
      <SocialButtons next={null} />
    </>
  );
}

/** @returns null while they are being read; none are known where that fails */
function useMethods(): SignInMethods | null {
  const [methods, setMethods] = useState<SignInMethods | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    call(getSignInMethods, {}, { signal: asking.signal, background: true })
      .then(setMethods)
      .catch(() => {
        if (!asking.signal.aborted) setMethods(UNKNOWN);
      });
    return () => asking.abort();
  }, []);
  return methods;
}

const UNKNOWN: SignInMethods = {
  password: true,
  google: false,
  github: false,
  passkeys: 0,
  backupCodes: null,
};
