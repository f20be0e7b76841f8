import { useLingui } from '@lingui/react/macro';
import {
  AmenityPicker,
  EntryInstructions,
  EventPicker,
  WifiFields,
} from '#market/hosting/late.web.ts';
import { TextField } from '#platform/web/ui/field.tsx';
import { HouseholdFields } from '../household-fields.tsx';
import { useStayForm, useStayScope } from '../stay-form.ts';

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
