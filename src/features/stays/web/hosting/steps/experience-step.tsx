import { useLingui } from '@lingui/react/macro';
import { STAY_NUMBERS } from '#domain/stay-form.ts';
import {
  AmenityPicker,
  EntryInstructions,
  EventPicker,
  HouseRulesField,
  WifiFields,
} from '#market/hosting/index.web.ts';
import { Counter } from '#platform/web/ui/counter.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { type HostingField, type HostingValues, useStayForm, useStayScope } from '../stay-form.ts';

/** Amenities, events, arrival and wifi (spec 3 §2.3, step 3). */
export default function ExperienceStep() {
  const { t } = useLingui();
  const { values, errors, change } = useStayForm();
  const { choices } = useStayScope();
  return (
    <>
      <AmenityPicker
        legend={t`Amenities`}
        groups={choices.amenityGroups}
        value={values.amenity}
        error={errors.amenity}
        onChange={(amenity) => change({ amenity })}
      />
      <EventPicker
        legend={t`Hosted events`}
        events={choices.events}
        value={values.event}
        error={errors.event}
        onChange={(event) => change({ event })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          type="time"
          name="checkinTime"
          label={t`Check-in from`}
          error={errors.checkinTime}
          value={values.checkinTime}
          onChange={({ target }) => change({ checkinTime: target.value })}
        />
        <TextField
          type="time"
          name="checkoutTime"
          label={t`Check-out by`}
          error={errors.checkoutTime}
          value={values.checkoutTime}
          onChange={({ target }) => change({ checkoutTime: target.value })}
        />
        <WifiFields values={values} errors={errors} onChange={change} />
      </div>
      <EntryInstructions values={values} errors={errors} onChange={change} />
      <HouseholdFields values={values} errors={errors} onChange={change} />
    </>
  );
}

interface HouseholdFieldsProps {
  values: HostingValues;
  errors: { readonly [Name in HostingField]?: string };
  onChange(patch: Partial<HostingValues>): void;
}

/** Residents, by which guests filter, and the house rules. */
function HouseholdFields({ values, errors, onChange }: HouseholdFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <Counter
        label={t`Residents`}
        hint={t`People who live there, not counting guests`}
        less={t`Fewer residents`}
        more={t`More residents`}
        min={STAY_NUMBERS.residentCount.min}
        max={STAY_NUMBERS.residentCount.max}
        value={values.residentCount}
        error={errors.residentCount}
        onChange={(residentCount) => onChange({ residentCount })}
      />
      {values.residentCount === 0 ? null : (
        <NumberField
          name="averageGuestAge"
          label={t`Their average age`}
          bounds={STAY_NUMBERS.averageGuestAge}
          error={errors.averageGuestAge}
          blank={0}
          value={values.averageGuestAge}
          onChange={(averageGuestAge) => onChange({ averageGuestAge })}
        />
      )}
      <HouseRulesField values={values} errors={errors} onChange={onChange} />
    </>
  );
}
