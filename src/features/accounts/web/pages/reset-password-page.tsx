import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, call } from '#platform/web/api/client.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { useContinuation } from '#platform/web/dialogs/use-continuation.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { requestPasswordReset, resetPassword } from '../../contract/addresses.gen.ts';
import {
  newPasswordByLinkSchema,
  PASSWORD_LENGTH,
  resetRequestSchema,
} from '../../contract/schemas.ts';
import { Notice } from '../components/notice.tsx';
import { SentMailsLink } from '../components/sent-mails-link.tsx';
import { CodeField } from '../forms/code-field.tsx';
import { EmailField } from '../forms/email-field.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';

/**
 * Without a token, a form to request a link; with the token of an emailed link, a form for the new
 * password.
 */
export function ResetPasswordPage({ token }: { token: string }) {
  return token === '' ? <AskForLink /> : <ChoosePassword token={token} />;
}

function AskForLink() {
  const [done, setDone] = useState(false);
  const { text, isSubmitting, formProps } = useContractForm(resetRequestSchema, { email: '' });
  const send = formProps(async (body) => {
    await call(requestPasswordReset, { body });
    setDone(true);
  });
  if (done) {
    return (
      <Notice title={<Trans>Check your inbox</Trans>}>
        <p className="text-lg text-soft">
          <Trans>
            If there's an account with this address, a link is on its way. It expires in an hour.
          </Trans>
        </p>
        <SentMailsLink />
      </Notice>
    );
  }
  return (
    <Notice title={<Trans>Forgot your password?</Trans>}>
      <p className="text-lg text-soft">
        <Trans>Enter your email and we'll send you a link to choose a new password.</Trans>
      </p>
      <form {...send} className="w-full">
        <fieldset disabled={isSubmitting} className="grid gap-4">
          <EmailField {...text('email')} />
          <Button type="submit" busy={isSubmitting} className="justify-self-start">
            <Trans>Send me a link</Trans>
          </Button>
        </fieldset>
      </form>
    </Notice>
  );
}

function ChoosePassword({ token }: { token: string }) {
  const router = useRouter();
  useContinuation('leave', null, () => void router.navigate({ to: '/' }));
  const { t } = useLingui();
  const [done, setDone] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const initial = { token, password: '', code: null };
  const form = useContractForm(newPasswordByLinkSchema, initial, { emptyIsNull: ['code'] });
  const { text, errors, isSubmitting } = form;
  const send = form.formProps(async (body) => {
    try {
      await call(resetPassword, { body });
      setDone(true);
    } catch (error) {
      if (error instanceof ApiError && error.problem.code === 'second-factor-needed') {
        setNeedsCode(true);
      }
      throw error;
    }
  });
  const minLength = PASSWORD_LENGTH.min;
  if (done) {
    return (
      <Notice title={<Trans>Your new password is set</Trans>}>
        <p className="text-lg text-soft">
          <Trans>You've been logged out everywhere. Log in with the new password.</Trans>
        </p>
        <Button onClick={() => openSignIn('login', { action: 'leave', subject: '' })}>
          <Trans>Log in</Trans>
        </Button>
      </Notice>
    );
  }
  return (
    <Notice title={<Trans>Choose a new password</Trans>}>
      <form {...send} className="w-full">
        <fieldset disabled={isSubmitting} className="grid gap-4">
          <PasswordField
            {...text('password')}
            label={<Trans>New password</Trans>}
            autoComplete="new-password"
            hint={t`At least ${minLength} characters.`}
          />
          {needsCode ? <CodeField {...text('code')} /> : null}
          {errors.token ? (
            <p className="text-danger text-sm">
              <Trans>This link is no longer valid.</Trans>
            </p>
          ) : null}
          <Button type="submit" busy={isSubmitting} className="justify-self-start">
            <Trans>Set password</Trans>
          </Button>
        </fieldset>
      </form>
      <a href="/reset-password" className="text-soft underline underline-offset-4">
        <Trans>Get a new link</Trans>
      </a>
    </Notice>
  );
}
