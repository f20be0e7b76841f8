import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { changeEmail } from '../../contract/addresses.gen.ts';
import { emailChangeSchema } from '../../contract/schemas.ts';
import type { OwnProfile } from '../../contract.ts';
import { ConfirmationMailLink } from '../components/sent-mails-link.tsx';
import { SettingsSection } from '../components/settings-section.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';
import { ResendButton } from './resend-button.tsx';

/** The address one logs in with, and changing it. */
export function EmailSettings({
  profile,
  hasPassword,
}: {
  profile: OwnProfile;
  hasPassword: boolean;
}) {
  const { t } = useLingui();
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const form = useContractForm(emailChangeSchema, {
    email: '',
    ...(hasPassword ? { password: '' } : {}),
  });
  const { isSubmitting } = form;
  const formProps = form.formProps(async (body) => {
    await call(changeEmail, { body });
    setMailedTo(body.email);
    form.reset();
    showToast('success', t`Check your new inbox`);
  });
  const { email, emailVerified } = profile;

  return (
    <SettingsSection title={<Trans>Email</Trans>}>
      <p>
        {emailVerified ? (
          <Trans>
            You log in with <strong>{email}</strong>, which is confirmed.
          </Trans>
        ) : (
          <Trans>
            You log in with <strong>{email}</strong>, which isn't confirmed yet.
          </Trans>
        )}
      </p>
      {emailVerified ? null : <ResendButton />}
      <form {...formProps}>
        <fieldset disabled={isSubmitting} className="grid max-w-md gap-4">
          <TextField
            {...form.text('email')}
            label={<Trans>New email</Trans>}
            type="email"
            autoComplete="email"
          />
          {hasPassword ? (
            <TextField
              {...form.text('password')}
              label={<Trans>Your password</Trans>}
              type="password"
              autoComplete="current-password"
            />
          ) : (
            <FieldError text={form.errors.password} />
          )}
          <Button type="submit" look="secondary" busy={isSubmitting} className="justify-self-start">
            <Trans>Change email</Trans>
          </Button>
        </fieldset>
      </form>
      {mailedTo === null ? null : (
        <div className="grid gap-2">
          <p role="status">
            <Trans>We sent a link to {mailedTo}. Your email changes once you open it.</Trans>
          </p>
          {emailVerified ? <ConfirmationMailLink /> : null}
        </div>
      )}
    </SettingsSection>
  );
}

function FieldError({ text }: { text: string | undefined }) {
  return text === undefined ? null : <p className="text-danger text-sm">{text}</p>;
}
