import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { RouteResponse } from '#platform/contract/route.ts';
import { formatDay } from '#platform/i18n/days.ts';
import { dayIn } from '#platform/i18n/moments.ts';
import { call } from '#platform/web/api/client.ts';
import { LogInFirst } from '#platform/web/pages/log-in-first.tsx';
import { withAccount } from '#platform/web/scope/page-account.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import {
  changeEmail,
  changePassword,
  listSessions,
  signOutElsewhere,
} from '../../contract/addresses.gen.ts';
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
import { DeleteDialog } from '../settings/delete-dialog.tsx';
import { ProfileForm } from '../settings/profile-form.tsx';
import { ResendButton } from '../settings/resend-button.tsx';
import type { PortraitSending } from '../settings/use-portrait.ts';

/** All settings of the user's own account. */
export function ProfileSettingsPage({
  data,
  sending,
  blocked,
}: {
  data: SettingsData | null;
  sending: PortraitSending;
  /** The people one has blocked. */
  blocked: ReactNode;
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
          {blocked}
          <DataSettings hasPassword={methods.password} />
        </div>
      </div>
    </div>
  );
}

/** Export of the user's data, and deletion of the account. */
function DataSettings({ hasPassword }: { hasPassword: boolean }) {
  const [leaving, setLeaving] = useState(false);
  const { me } = useRouteContext({ from: '__root__' });
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
          className={buttonClass('secondary')}
        >
          <Trans>Download my data</Trans>
        </a>
        <Button look="danger" onClick={() => setLeaving(true)}>
          <Trans>Delete my account</Trans>
        </Button>
      </div>
      {leaving ? (
        <DeleteDialog hasPassword={hasPassword} onClose={() => setLeaving(false)} />
      ) : null}
    </SettingsSection>
  );
}

/** The address one logs in with, and changing it. */
function EmailSettings({ profile, hasPassword }: { profile: OwnProfile; hasPassword: boolean }) {
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

/** A new password, or a first one for users who signed up with Google or GitHub. */
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
  const withoutPassword = hasPassword ? undefined : form.errors.currentPassword;

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
          {withoutPassword ? <p className="text-danger text-sm">{withoutPassword}</p> : null}
          <Button type="submit" look="secondary" busy={isSubmitting} className="justify-self-start">
            {hasPassword ? <Trans>Change password</Trans> : <Trans>Set a password</Trans>}
          </Button>
        </fieldset>
      </form>
    </SettingsSection>
  );
}

type Sessions = RouteResponse<typeof listSessions>['items'];

/** The user's sessions, and a button to end the others. */
function SessionSettings() {
  const { t, i18n } = useLingui();
  const zone = useReaderZone() ?? 'UTC';
  const [sessions, setSessions] = useState<Sessions | 'loading' | 'failed'>('loading');
  const [ending, setEnding] = useState(false);

  const load = useCallback(async (signal?: AbortSignal) => {
    try {
      const { items } = await call(listSessions, {}, signal === undefined ? {} : { signal });
      setSessions(items);
    } catch {
      if (signal?.aborted !== true) setSessions('failed');
    }
  }, []);

  useEffect(() => {
    const loading = new AbortController();
    void load(loading.signal);
    return () => loading.abort();
  }, [load]);

  async function endOthers() {
    setEnding(true);
    try {
      await call(signOutElsewhere, {});
      showToast('success', t`Logged out everywhere else`);
      await load();
    } catch (error) {
      showToast('error', describeProblem(error, i18n).message);
    }
    setEnding(false);
  }

  const others = Array.isArray(sessions) ? sessions.filter(({ current }) => !current).length : 0;
  return (
    <SettingsSection title={<Trans>Where you're logged in</Trans>}>
      {sessions === 'loading' ? (
        <div aria-busy="true" className="h-16 animate-pulse rounded-xl bg-sunken" />
      ) : sessions === 'failed' ? (
        <div className="flex flex-wrap items-center gap-3">
          <p>
            <Trans>We couldn't load the list.</Trans>
          </p>
          <Button look="secondary" onClick={() => void load()}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      ) : (
        <ul className="grid gap-2">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} locale={i18n.locale} zone={zone} />
          ))}
        </ul>
      )}
      {others > 0 ? (
        <Button
          look="secondary"
          className="justify-self-start"
          busy={ending}
          onClick={() => void endOthers()}
        >
          <Plural
            value={others}
            one="Log out of # other device"
            other="Log out of # other devices"
          />
        </Button>
      ) : null}
    </SettingsSection>
  );
}

function SessionRow({
  session,
  locale,
  zone,
}: {
  session: Sessions[number];
  locale: string;
  zone: string;
}) {
  const { browser, system, address, lastUsedAt, current } = session;
  const day = formatDay(dayIn(Temporal.Instant.from(lastUsedAt), zone), locale, 'medium');
  return (
    <li className="grid gap-0.5 rounded-xl border border-line px-4 py-3">
      <span className="font-semibold">
        {browser === '' && system === '' ? (
          <Trans>Unknown browser</Trans>
        ) : (
          [browser, system].filter((part) => part !== '').join(' · ')
        )}
      </span>
      <span className="text-sm text-soft">
        {current ? <Trans>This browser</Trans> : <Trans>Last used {day}</Trans>}
        {address === '' ? null : <span>{` · ${address}`}</span>}
      </span>
    </li>
  );
}
