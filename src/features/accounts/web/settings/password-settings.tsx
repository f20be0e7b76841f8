import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { call } from '#platform/web/api/client.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { changePassword } from '../../contract/addresses.gen.ts';
import { PASSWORD_LENGTH, passwordChangeSchema } from '../../contract/schemas.ts';
import { SettingsSection } from '../components/settings-section.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';

/** A new password, or a first one for users who signed up with Google or GitHub. */
export function PasswordSettings({ hasPassword }: { hasPassword: boolean }) {
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
