import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { STAY_NUMBERS } from '#domain/stay-form.ts';
import {
  PlacePicker,
  RoomCounters,
  ScenerySelect,
  StreetFields,
} from '#market/hosting/index.web.ts';
import { Counter } from '#platform/web/ui/counter.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { useStayForm, useStayScope } from '../stay-form.ts';
import { OfferRuleFields } from './offer-rule-fields.tsx';

/** Place and capacity (spec 3 §2.3, step 1). */
export default function LocationStep() {
  const { t } = useLingui();
  const { values, errors, change } = useStayForm();
  const commitments = useStayScope().stored?.commitments ?? null;
  return (
    <>
      <PlacePicker
        value={values}
        errors={errors}
        street={<StreetFields value={values} errors={errors} onChange={change} />}
        pinHint={
          <Trans>Drag the pin to your front door. Guests only see a circle around it.</Trans>
        }
        isFoundByStreet
        onChange={change}
      />
      <ScenerySelect
        label={<Trans>Surroundings</Trans>}
        value={values.scenery}
        onChange={(scenery) => change({ scenery })}
      />
      <div className="grid gap-4">
        <Counter
          label={t`Guests`}
          less={t`Fewer guests`}
          more={t`More guests`}
          min={STAY_NUMBERS.guestCount.min}
          max={STAY_NUMBERS.guestCount.max}
          value={values.guestCount}
          error={errors.guestCount}
          onChange={(guestCount) => change({ guestCount })}
        />
        <RoomCounters values={values} errors={errors} onChange={change} />
        {commitments === null || commitments.reservations === 0 ? null : (
          <p className="text-sm text-soft">
            <Plural
              value={commitments.guests}
              one="# guest has already reserved; keep room for them."
              other="# guests have already reserved; keep room for them."
            />
          </p>
        )}
        <NumberField
          name="minnight"
          label={t`Minimum nights`}
          bounds={STAY_NUMBERS.minnight}
          error={errors.minnight}
          blank={0}
          value={values.minnight}
          onChange={(minnight) => change({ minnight })}
        />
        <OfferRuleFields values={values} errors={errors} onChange={change} />
      </div>
    </>
  );
}
