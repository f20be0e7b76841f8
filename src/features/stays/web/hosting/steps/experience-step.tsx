import { useLingui } from '@lingui/react/macro';
import { LISTING_TEXTS } from '#domain/listing-form.ts';
import { STAY_NUMBERS } from '#domain/stay-form.ts';
import { AmenityPicker, EventPicker } from '#features/listings/hosting.web.ts';
import { TextAreaField, TextField } from '#platform/web/ui/field.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
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
        <TextField
          name="wifiName"
          label={t`Wifi name`}
          autoComplete="off"
          dir="auto"
          maxLength={LISTING_TEXTS.wifiName.most}
          error={errors.wifiName}
          value={values.wifiName}
          onChange={({ target }) => change({ wifiName: target.value })}
        />
        <TextField
          name="wifiPassword"
          label={t`Wifi password`}
          autoComplete="off"
          dir="auto"
          maxLength={LISTING_TEXTS.wifiPassword.most}
          error={errors.wifiPassword}
          value={values.wifiPassword}
          onChange={({ target }) => change({ wifiPassword: target.value })}
        />
        <NumberField
          name="wifiSpeed"
          label={t`Wifi speed, in Mbps`}
          hint={t`Use a speed test. It's the first thing remote workers check.`}
          bounds={STAY_NUMBERS.wifiSpeed}
          error={errors.wifiSpeed}
          blank={null}
          value={values.wifiSpeed}
          onChange={(wifiSpeed) => change({ wifiSpeed })}
        />
      </div>
      <TextAreaField
        name="instructions"
        label={t`Entry instructions`}
        hint={t`Guests with an approved stay see this and the wifi details from three days before they arrive.`}
        dir="auto"
        maxLength={LISTING_TEXTS.instructions.most}
        error={errors.instructions}
        value={values.instructions}
        onChange={({ target }) => change({ instructions: target.value })}
      />
      <HouseholdFields values={values} errors={errors} onChange={change} />
    </>
  );
}
