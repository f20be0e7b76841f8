import { Trans, useLingui } from '@lingui/react/macro';
import { type Control, Controller, type UseFormRegister } from 'react-hook-form';
import { ZoneSelect } from '#platform/web/time/zone-select.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import type { ProfileEdit } from '../../contract.ts';
import { SettingsSection } from '../components/settings-section.tsx';

interface WorkHoursForm {
  control: Control<ProfileInput, unknown, ProfileEdit>;
  register: UseFormRegister<ProfileInput>;
  errorAt(field: 'workZone' | 'workStart' | 'workEnd'): string | undefined;
}

/** The profile's form as it is typed. */
export type ProfileInput = Omit<
  ProfileEdit,
  'workZone' | 'workStart' | 'workEnd' | 'passportCountry' | 'countedAboard'
> &
  Partial<
    Pick<ProfileEdit, 'workZone' | 'workStart' | 'workEnd' | 'passportCountry' | 'countedAboard'>
  >;

/** The user's working hours, and whether they are counted among those aboard an itinerant. */
export function WorkHoursFields({ control, register, errorAt }: WorkHoursForm) {
  const { t } = useLingui();
  const orNull = { setValueAs: (text: string | null) => text || null };
  return (
    <SettingsSection
      title={<Trans>For itinerants</Trans>}
      about={
        <Trans>
          Nobody else sees your hours. We use them to show how an itinerant's days fit your work.
        </Trans>
      }
    >
      <Controller
        control={control}
        name="workZone"
        render={({ field }) => (
          <ZoneSelect
            label={<Trans>Time zone of your work</Trans>}
            none={t`I'd rather not say`}
            value={field.value ?? null}
            onChange={field.onChange}
            error={errorAt('workZone')}
          />
        )}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...register('workStart', orNull)}
          type="time"
          label={<Trans>Work starts at</Trans>}
          error={errorAt('workStart')}
        />
        <TextField
          {...register('workEnd', orNull)}
          type="time"
          label={<Trans>Work ends at</Trans>}
          error={errorAt('workEnd')}
        />
      </div>
      <label className="flex items-start gap-3 rounded-xl border border-line-strong px-4 py-3 has-checked:border-ember has-checked:bg-ember-tint">
        <input
          {...register('countedAboard')}
          type="checkbox"
          className="mt-0.5 size-5 accent-ember"
        />
        <span className="grid gap-1">
          <span className="font-semibold text-sm">
            <Trans>Include me in the group summary</Trans>
          </span>
          <span className="text-sm text-soft">
            <Trans>
              When five or more people who agreed to this join an itinerant, its page shows how many
              share a work time zone, a language or an age by decade. Never a name, and nothing
              below five.
            </Trans>
          </span>
        </span>
      </label>
    </SettingsSection>
  );
}
