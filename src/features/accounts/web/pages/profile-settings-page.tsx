import { Trans } from '@lingui/react/macro';
import { LogInFirst } from '#platform/web/pages/log-in-first.tsx';
import type { SettingsData } from '../page-data.ts';
import { DataSettings } from '../settings/data-settings.tsx';
import { EmailSettings } from '../settings/email-settings.tsx';
import { PasswordSettings } from '../settings/password-settings.tsx';
import { ProfileForm } from '../settings/profile-form.tsx';
import { SessionSettings } from '../settings/session-settings.tsx';
import type { PortraitSending } from '../settings/use-portrait.ts';

/** All settings of the user's own account. */
export function ProfileSettingsPage({
  data,
  sending,
}: {
  data: SettingsData | null;
  sending: PortraitSending;
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
          <EmailSettings profile={profile} hasPassword={methods.password} />
          <PasswordSettings hasPassword={methods.password} />
          <SessionSettings />
          <DataSettings hasPassword={methods.password} />
        </div>
      </div>
    </div>
  );
}
