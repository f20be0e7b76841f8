import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { clearPersonalStorage } from '#platform/web/scope/browser-storage.ts';
import { withAccount } from '#platform/web/scope/page-account.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import { deleteAccount } from '../../contract/addresses.gen.ts';
import { accountDeletionSchema } from '../../contract/schemas.ts';
import { SettingsSection } from '../components/settings-section.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';

/** Export of the user's data, and deletion of the account. */
export function DataSettings({ hasPassword }: { hasPassword: boolean }) {
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

function DeleteDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose(): void }) {
  const { t } = useLingui();
  const initial = hasPassword ? { password: '' } : {};
  const form = useContractForm(accountDeletionSchema, initial);
  const { isSubmitting } = form;
  const formProps = form.formProps(async (body) => {
    await clearPersonalStorage(() => call(deleteAccount, { body }));
    window.location.assign('/');
  });
  const refusal = hasPassword ? undefined : form.errors.password;

  return (
    <Dialog title={t`Delete your account?`} onClose={onClose} busy={isSubmitting} unsaved={false}>
      <form {...formProps}>
        <fieldset disabled={isSubmitting} className="grid gap-4">
          <p>
            <Trans>
              Your profile, wishlist, login details and everything you wrote are deleted
              immediately. This can't be undone.
            </Trans>
          </p>
          {hasPassword ? (
            <TextField
              {...form.text('password')}
              label={<Trans>Your password</Trans>}
              type="password"
              autoComplete="current-password"
            />
          ) : null}
          {refusal ? <p className="text-danger text-sm">{refusal}</p> : null}
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="quiet" onClick={onClose}>
              <Trans>Keep my account</Trans>
            </Button>
            <Button type="submit" look="danger" busy={isSubmitting}>
              <Trans>Delete permanently</Trans>
            </Button>
          </div>
        </fieldset>
      </form>
    </Dialog>
  );
}
