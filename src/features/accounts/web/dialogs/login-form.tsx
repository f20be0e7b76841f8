import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { signIn } from '../../contract/addresses.gen.ts';
import { loginSchema } from '../../contract/schemas.ts';
import { EmailField } from '../forms/email-field.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';
import { LINK } from '../link-class.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { usePasskeyLogin } from '../passkeys/use-passkey-login.ts';
import { SecondStepForm } from './second-step-form.tsx';
import { SignInDialog, type SignInDialogProps } from './sign-in-dialog.tsx';

/** The login by address and password (spec 1 §2.6, §4.6), or with a passkey. */
export function LoginForm({
  email = '',
  staysOpen = false,
  onSignedIn,
  otherDialog,
  ...dialog
}: Pick<SignInDialogProps, 'next' | 'note' | 'beforeLeaving' | 'onClose'> & {
  /** The address it begins with. */
  email?: string;
  /** Whether links open in a new tab, so that the page below is preserved. */
  staysOpen?: boolean;
  onSignedIn(): Promise<void>;
  /** @param busy while the form is being sent */
  otherDialog?(busy: boolean): ReactNode;
}) {
  const [needsCode, setNeedsCode] = useState(false);
  const initial = { email, password: '' };
  const form = useContractForm(loginSchema, initial, { retyped: 'password' });
  const { isSubmitting, refusal } = form;
  const formProps = form.formProps(async (body) => {
    const { done } = await call(signIn, { body });
    if (done) await onSignedIn();
    else setNeedsCode(true);
  });
  const passkey = usePasskeyLogin(onSignedIn);
  const busy = isSubmitting || passkey.busy;

  if (needsCode) {
    return (
      <Dialog title={<Trans>Enter your code</Trans>} unsaved={false} onClose={dialog.onClose}>
        <SecondStepForm onSignedIn={onSignedIn} />
      </Dialog>
    );
  }

  return (
    <SignInDialog
      {...dialog}
      title={<Trans>Welcome back - Login to your account!</Trans>}
      busy={busy}
      refusal={refusal}
      formProps={formProps}
      otherWay={<PasskeyButton busy={passkey.busy} disabled={busy} onClick={passkey.logIn} />}
      otherDialog={otherDialog?.(busy)}
    >
      <EmailField {...form.text('email')} offersPasskeys />
      <PasswordField
        {...form.text('password')}
        label={<Trans>Password</Trans>}
        autoComplete="current-password"
      />
      <a
        href="/reset-password"
        target={staysOpen ? '_blank' : undefined}
        className={`${LINK} -mt-1 justify-self-start text-sm`}
      >
        <Trans>Forgot your password?</Trans>
      </a>
    </SignInDialog>
  );
}
