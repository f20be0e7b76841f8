import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ITINERANT_NUMBERS } from '#domain/itinerant-form.ts';
import { PlacePicker, RoomCounters, StreetFields } from '#market/hosting/index.web.ts';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { JoinNote } from '../dates/date-pair.tsx';
import { useItinerantForm, useItinerantScope } from '../itinerant-form.ts';
import { StopsField } from '../stops/stops-field.tsx';

/** Start, capacity and stops (spec 3 §2.2, step 1). */
export default function LocationStep() {
  const { t } = useLingui();
  const { values, errors, change } = useItinerantForm();
  const { stored } = useItinerantScope();
  const places = stored?.commitments.places ?? 0;
  return (
    <>
      <PlacePicker
        value={values}
        errors={errors}
        street={
          <StreetFields
            value={values}
            errors={errors}
            isStored={stored?.sensitive === true}
            isOptional
            onChange={change}
          />
        }
        pinHint={<Trans>Drag the pin to where you meet. Guests only see a circle around it.</Trans>}
        isFoundByStreet={stored?.sensitive === true || values.address.trim() !== ''}
        onChange={change}
      />
      <div className="grid gap-4">
        <NumberField
          name="guestCount"
          label={t`Guests`}
          hint={
            places === 0 ? (
              <Trans>Places for guests, not counting yours.</Trans>
            ) : (
              <Plural
                value={places}
                one="# place has already been reserved on the fullest night."
                other="# places have already been reserved on the fullest night."
              />
            )
          }
          bounds={ITINERANT_NUMBERS.guestCount}
          error={errors.guestCount}
          blank={0}
          value={values.guestCount}
          onChange={(guestCount) => change({ guestCount })}
        />
        <RoomCounters values={values} errors={errors} onChange={change} />
        <NumberField
          name="minnight"
          label={t`Minimum nights`}
          hint={<JoinNote values={values} />}
          bounds={ITINERANT_NUMBERS.minnight}
          error={errors.minnight}
          blank={0}
          value={values.minnight}
          onChange={(minnight) => change({ minnight })}
        />
      </div>
      <StopsField />
    </>
  );
}
