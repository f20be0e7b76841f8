import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { saveAsFile } from '#platform/web/files/save-as-file.ts';
import { LogInFirst } from '#platform/web/pages/log-in-first.tsx';
import { withAccount } from '#platform/web/scope/page-account.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { changeEmail, changePassword, exportAccount } from '../../contract/addresses.gen.ts';
import {
  emailChangeSchema,
  PASSWORD_LENGTH,
  passwordChangeSchema,
} from '../../contract/schemas.ts';
import type { OwnProfile } from '../../contract.ts';
import { ConfirmationMailLink } from '../components/sent-mails-link.tsx';
import { SettingsSection } from '../components/settings-section.tsx';
import { describeProblem } from '../forms/describe-problem.ts';
import { useContractForm } from '../forms/use-contract-form.ts';
import type { SettingsData } from '../page-data.ts';
import { PushSettings } from '../push/push-settings.tsx';
import { DeleteDialog } from '../settings/delete-dialog.tsx';
import { IdentitySettings } from '../settings/identity-settings.tsx';
import { PasskeySettings } from '../settings/passkey-settings.tsx';
import { ProfileForm } from '../settings/profile-form.tsx';
import { ResendButton } from '../settings/resend-button.tsx';
import { SecondFactorSettings } from '../settings/second-factor-settings.tsx';
import { SessionSettings } from '../settings/session-settings.tsx';
import type { PortraitSending } from '../settings/use-portrait.ts';

/** All settings of the user's own account. */
export function ProfileSettingsPage({
  data,
  sending,
  blocked,
  arrival,
}: {
  data: SettingsData | null;
  sending: PortraitSending;
  /** The people one has blocked. */
  blocked: ReactNode;
  /** `identity` of the address, on the way back from the provider of identities. */
  arrival: 'returned' | undefined;
}) {
  if (data === null) return <LogInFirst title={<Trans>Log in to see your account</Trans>} />;
  const { profile, methods } = data;
  return (
    <div className="content-width py-10">
      <div className="mx-auto max-w-2xl">
        <h1 className="mb-8 font-bold text-3xl">
          <Trans>Account</Trans>
        </h1>
        <ProfileForm key={profile.id} profile={profile} sending={sending} />
        <div className="mt-10">
          <EmailSettings profile={profile} />
          <PasswordSettings hasPassword={methods.password} />
          <PasskeySettings />
          <SecondFactorSettings codesLeft={methods.backupCodes} />
          <IdentitySettings arrival={arrival} />
          <SessionSettings />
          <PushSettings />
          {blocked}
          <DataSettings />
        </div>
      </div>
    </div>
  );
}

/** Export of the user's data, and deletion of the account. */
function DataSettings() {
  const { i18n } = useLingui();
  const [leaving, setLeaving] = useState(false);
  const { me } = useRouteContext({ from: '__root__' });
  // Read by the page, so that the person can be asked to prove who they are.
  async function download(event: MouseEvent) {
    event.preventDefault();
    try {
      saveAsFile('wayhearth-my-data.json', JSON.stringify(await call(exportAccount, {})));
    } catch (error) {
      showToast('error', describeProblem(error, i18n).message);
    }
  }
  return (
    <SettingsSection title={<Trans>Your data</Trans>}>
      <p className="max-w-prose text-soft">
        <Trans>
          You can download everything we store about you, or delete your account. Past reservations
          keep their dates and amounts, and homes you reviewed keep your star rating, without your
          name or your words.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <a
          href={withAccount('/api/account/export', me?.id)}
          download
          onClick={(event) => void download(event)}
          className={buttonClass('secondary')}
        >
          <Trans>Download my data</Trans>
        </a>
        <Button look="danger" onClick={() => setLeaving(true)}>
          <Trans>Delete my account</Trans>
        </Button>
      </div>
      {leaving ? <DeleteDialog onClose={() => setLeaving(false)} /> : null}
    </SettingsSection>
  );
}

/** The address one logs in with, and changing it. */
function EmailSettings({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui();
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const form = useContractForm(emailChangeSchema, { email: '' });
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

/** A new password, or a first one for users who signed up without. */
function PasswordSettings({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useLingui();
  const router = useRouter();
  const form = useContractForm(passwordChangeSchema, {
    ...(hasPassword ? { currentPassword: '' } : {}),
    newPassword: '',
  });
  const { isSubmitting } = form;
  const formProps = form.formProps(async (body) => {
    await call(changePassword, { body });
    form.reset();
    showToast('success', t`Password changed`);
    await router.invalidate();
  });
  const minLength = PASSWORD_LENGTH.min;

  return (
    <SettingsSection
      title={<Trans>Password</Trans>}
      about={
        hasPassword ? (
          <Trans>Changing your password logs you out everywhere else.</Trans>
        ) : (
          <Trans>You don't have a password yet. Set one to log in with your email, too.</Trans>
        )
      }
    >
      <form {...formProps}>
        <fieldset disabled={isSubmitting} className="grid max-w-md gap-4">
          {hasPassword ? (
            <TextField
              {...form.text('currentPassword')}
              label={<Trans>Current password</Trans>}
              type="password"
              autoComplete="current-password"
            />
          ) : null}
          <TextField
            {...form.text('newPassword')}
            label={<Trans>New password</Trans>}
            type="password"
            autoComplete="new-password"
            hint={t`At least ${minLength} characters.`}
          />
          <Button type="submit" look="secondary" busy={isSubmitting} className="justify-self-start">
            {hasPassword ? <Trans>Change password</Trans> : <Trans>Set a password</Trans>}
          </Button>
        </fieldset>
      </form>
    </SettingsSection>
  );
}
