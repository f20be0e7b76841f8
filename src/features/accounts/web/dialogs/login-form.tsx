import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { call } from '#platform/web/api/client.ts';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { signIn } from '../../contract/addresses.gen.ts';
import { loginSchema } from '../../contract/schemas.ts';
import { EmailField } from '../forms/email-field.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';
import { LINK } from '../link-class.ts';
import { SignInDialog, type SignInDialogProps } from './sign-in-dialog.tsx';

/** The login by address and password (spec 1 §2.6, §4.6). */
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
  const { form, isSubmitting, refusal, errorAt, submit } = useContractForm(loginSchema, {
    email,
    password: '',
  });
  const { setFocus } = form;
  const onSubmit = submit(async (body) => {
    await call(signIn, { body });
    await onSignedIn();
  });
  // The form was disabled while it was being sent, so it can only be focused now.
  useEffect(() => {
    if (refusal !== null && !isSubmitting) setFocus('password');
  }, [refusal, isSubmitting, setFocus]);

  return (
    <SignInDialog
      {...dialog}
      title={<Trans>Welcome back - Login to your account!</Trans>}
      busy={isSubmitting}
      refusal={refusal}
      onSubmit={onSubmit}
      otherDialog={otherDialog?.(isSubmitting)}
    >
      <EmailField {...form.register('email')} error={errorAt('email')} />
      <PasswordField
        {...form.register('password')}
        label={<Trans>Password</Trans>}
        autoComplete="current-password"
        error={errorAt('password')}
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
