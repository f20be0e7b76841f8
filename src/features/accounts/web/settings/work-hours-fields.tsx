import { Trans, useLingui } from '@lingui/react/macro';
import { ZoneSelect } from '#platform/web/time/zone-select.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import type { profileEditSchema } from '../../contract/schemas.ts';
import { SettingsSection } from '../components/settings-section.tsx';
import type { ContractForm } from '../forms/use-contract-form.ts';

/** The user's working hours, and whether they are counted among those aboard an itinerant. */
export function WorkHoursFields({ form }: { form: ContractForm<typeof profileEditSchema> }) {
  const { t } = useLingui();
  return (
    <SettingsSection
      title={<Trans>For itinerants</Trans>}
      about={
        <Trans>
          Nobody else sees your hours. We use them to show how an itinerant's days fit your work.
        </Trans>
      }
    >
      <div data-field="workZone">
        <ZoneSelect
          {...form.field('workZone')}
          label={<Trans>Time zone of your work</Trans>}
          none={t`I'd rather not say`}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.text('workStart')} type="time" label={<Trans>Work starts at</Trans>} />
        <TextField {...form.text('workEnd')} type="time" label={<Trans>Work ends at</Trans>} />
      </div>
      <label className="flex items-start gap-3 rounded-xl border border-line-strong px-4 py-3 has-checked:border-ember has-checked:bg-ember-tint">
        <input
          {...form.checkbox('countedAboard')}
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
