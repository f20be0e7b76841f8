import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { call } from '#platform/web/api/client.ts';
import { type DialogProps, openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { TextField } from '#platform/web/ui/field.tsx';
import { loginSchema, signIn } from '../../contract.ts';
import { useContractForm } from '../forms/use-contract-form.ts';
import { LINK } from '../link-class.ts';
import { useAfterSignIn } from './after-sign-in.ts';
import { SignInDialog } from './sign-in-dialog.tsx';

/** Login (spec 1 §2.6, §4.6). */
export default function LoginDialog({ onClose }: DialogProps<'login'>) {
  const afterSignIn = useAfterSignIn(onClose);
  const { form, isSubmitting, errorAt, submit } = useContractForm(loginSchema, {
    email: '',
    password: '',
  });
  const onSubmit = submit(async (body) => {
    await call(signIn, { body });
    await afterSignIn(msg`Logged in`);
  });

  return (
    <SignInDialog
      title={<Trans>Welcome back - Login to your account!</Trans>}
      busy={isSubmitting}
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
            onClick={() => openDialog('register')}
          >
            <Trans>Create an account</Trans>
          </button>
        </p>
      }
    >
      <TextField
        {...form.register('email')}
        label={<Trans>Email</Trans>}
        type="email"
        autoComplete="username"
        error={errorAt('email')}
      />
      <TextField
        {...form.register('password')}
        label={<Trans>Password</Trans>}
        type="password"
        autoComplete="current-password"
        error={errorAt('password')}
      />
      <a href="/reset-password" className={`${LINK} justify-self-start text-sm`}>
        <Trans>Forgot your password?</Trans>
      </a>
    </SignInDialog>
  );
}
