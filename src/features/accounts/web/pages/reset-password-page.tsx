import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { openDialog } from '#platform/web/dialogs/dialogs.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import {
  newPasswordByLinkSchema,
  PASSWORD_LENGTH,
  requestPasswordReset,
  resetPassword,
  resetRequestSchema,
} from '../../contract.ts';
import { Notice } from '../components/notice.tsx';
import { SentMailsLink } from '../components/sent-mails-link.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';

/** Asks for a link without a token; with the token of a mailed link, for the new password. */
export function ResetPasswordPage({ token }: { token: string }) {
  return token === '' ? <AskForLink /> : <ChoosePassword token={token} />;
}

function AskForLink() {
  const [done, setDone] = useState(false);
  const { form, isSubmitting, errorAt, submit } = useContractForm(resetRequestSchema, {
    email: '',
  });
  const onSubmit = submit(async (body) => {
    await call(requestPasswordReset, { body });
    setDone(true);
  });
  if (done) {
    return (
      <Notice title={<Trans>Check your mailbox</Trans>}>
        <p className="text-lg text-soft">
          <Trans>
            If there's an account with this address, a link is on its way. It works for an hour.
          </Trans>
        </p>
        <SentMailsLink />
      </Notice>
    );
  }
  return (
    <Notice title={<Trans>Forgot your password?</Trans>}>
      <p className="text-lg text-soft">
        <Trans>Tell us your email and we'll send you a link to choose a new one.</Trans>
      </p>
      <form noValidate className="w-full" onSubmit={(event) => void onSubmit(event)}>
        <fieldset disabled={isSubmitting} className="grid gap-4">
          <TextField
            {...form.register('email')}
            label={<Trans>Email</Trans>}
            type="email"
            autoComplete="username"
            error={errorAt('email')}
          />
          <Button type="submit" busy={isSubmitting} className="justify-self-start">
            <Trans>Send me a link</Trans>
          </Button>
        </fieldset>
      </form>
    </Notice>
  );
}

function ChoosePassword({ token }: { token: string }) {
  const { t } = useLingui();
  const [done, setDone] = useState(false);
  const { form, isSubmitting, errorAt, submit } = useContractForm(newPasswordByLinkSchema, {
    token,
    password: '',
  });
  const onSubmit = submit(async (body) => {
    await call(resetPassword, { body });
    setDone(true);
  });
  const leastLength = PASSWORD_LENGTH.least;
  if (done) {
    return (
      <Notice title={<Trans>Your new password is set</Trans>}>
        <p className="text-lg text-soft">
          <Trans>You've been signed out everywhere. Log in with the new password.</Trans>
        </p>
        <Button onClick={() => openDialog('login')}>
          <Trans>Log in</Trans>
        </Button>
      </Notice>
    );
  }
  return (
    <Notice title={<Trans>Choose a new password</Trans>}>
      <form noValidate className="w-full" onSubmit={(event) => void onSubmit(event)}>
        <fieldset disabled={isSubmitting} className="grid gap-4">
          <TextField
            {...form.register('password')}
            label={<Trans>New password</Trans>}
            type="password"
            autoComplete="new-password"
            hint={t`At least ${leastLength} characters.`}
            error={errorAt('password')}
          />
          {errorAt('token') ? (
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
        <Trans>Ask for another link</Trans>
      </a>
    </Notice>
  );
}
