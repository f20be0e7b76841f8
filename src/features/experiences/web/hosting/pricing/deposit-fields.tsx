import { Trans, useLingui } from '@lingui/react/macro';
import { EXPERIENCE_NUMBERS } from '#domain/experience-form.ts';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { useExperienceForm } from '../experience-form.ts';
import { FIELD_LABELS } from '../field-labels.ts';

/** Whether guests pay a deposit, and its amount (spec 2 §3). */
export function DepositFields() {
  const { i18n } = useLingui();
  const { values, errors, change } = useExperienceForm();
  return (
    <div className="grid gap-3">
      <label className="flex min-h-11 cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          name="depositRequired"
          checked={values.depositRequired}
          onChange={({ target }) => change({ depositRequired: target.checked })}
          className="mt-0.5 size-5 flex-none accent-ember"
        />
        <span>
          <span className="block font-semibold">{i18n._(FIELD_LABELS.depositRequired)}</span>
          <span className="block text-sm text-soft">
            <Trans>Each guest gets it back when the session is over.</Trans>
          </span>
        </span>
      </label>
      {values.depositRequired ? (
        <NumberField
          name="depositAmount"
          label={i18n._(FIELD_LABELS.depositAmount)}
          bounds={EXPERIENCE_NUMBERS.depositAmount}
          error={errors.depositAmount}
          placeholder="0"
          blank={0}
          value={values.depositAmount}
          onChange={(depositAmount) => change({ depositAmount })}
        />
      ) : null}
    </div>
  );
}
