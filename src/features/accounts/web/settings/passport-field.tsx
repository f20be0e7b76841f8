import { Trans, useLingui } from '@lingui/react/macro';
import { type Control, Controller } from 'react-hook-form';
import type { ProfileEdit } from '../../contract.ts';
import { CountrySelect } from '../components/country-select.tsx';
import { SettingsSection } from '../components/settings-section.tsx';
import type { ProfileInput } from './work-hours-fields.tsx';

/** The country of a person's passport, on which only the count of their days of stay depends. */
export function PassportField({
  control,
  error,
}: {
  control: Control<ProfileInput, unknown, ProfileEdit>;
  error: string | undefined;
}) {
  const { t } = useLingui();
  return (
    <SettingsSection
      title={<Trans>For your travels</Trans>}
      about={
        <Trans>
          Nobody else sees this. We only use it to tell whether your days in the Schengen area are
          limited.
        </Trans>
      }
    >
      <Controller
        control={control}
        name="passportCountry"
        render={({ field }) => (
          <CountrySelect
            label={<Trans>Country of your passport</Trans>}
            none={t`I'd rather not say`}
            value={field.value ?? null}
            onChange={field.onChange}
            error={error}
          />
        )}
      />
    </SettingsSection>
  );
}
