import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { call } from '#platform/web/api/client.ts';
import { type DialogProps, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { loginSchema, signIn } from '../../contract.ts';
import { EmailField } from '../forms/email-field.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';
import { LINK } from '../link-class.ts';
import { useAfterSignIn } from './after-sign-in.ts';
import { SignInDialog } from './sign-in-dialog.tsx';

/** Login (spec 1 §2.6, §4.6). */
export default function LoginDialog({ parameters: { next }, onClose }: DialogProps<'login'>) {
  const afterSignIn = useAfterSignIn(next, onClose);
  const { form, isSubmitting, refusal, errorAt, submit } = useContractForm(loginSchema, {
    email: '',
    password: '',
  });
  const { setFocus } = form;
  const onSubmit = submit(async (body) => {
    await call(signIn, { body });
    await afterSignIn(msg`Logged in`);
  });
  // Disabled while it was sent, the form takes the focus only now.
  useEffect(() => {
    if (refusal !== null && !isSubmitting) setFocus('password');
  }, [refusal, isSubmitting, setFocus]);

  return (
    <SignInDialog
      title={<Trans>Welcome back - Login to your account!</Trans>}
      next={next}
      busy={isSubmitting}
      refusal={refusal}
      onSubmit={onSubmit}
      onClose={onClose}
      otherDialog={
        <p className="text-center">
          <Trans>New here?</Trans>{' '}
          <button
            type="button"
            className={LINK}
            disabled={isSubmitting}
            onPointerEnter={() => preloadDialog('register')}
            onClick={() => openSignIn('register', next)}
          >
            <Trans>Create an account</Trans>
          </button>
        </p>
      }
    >
      <EmailField {...form.register('email')} error={errorAt('email')} />
      <PasswordField
        {...form.register('password')}
        label={<Trans>Password</Trans>}
        autoComplete="current-password"
        error={errorAt('password')}
      />
      <a href="/reset-password" className={`${LINK} -mt-1 justify-self-start text-sm`}>
        <Trans>Forgot your password?</Trans>
      </a>
    </SignInDialog>
  );
}
