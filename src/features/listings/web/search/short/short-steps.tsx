import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { isHalf, openRules } from '#features/listings/calendar.web.ts';
import { RangeCalendar } from '#features/listings/range-calendar.web.ts';
import { TextField } from '#platform/web/ui/field.tsx';
import type { WizardStep } from '#platform/web/wizard/steps.ts';
import { RangeField } from '../dates/range-field.tsx';
import { Counters } from '../guest-counters.tsx';
import { LocationField } from '../place/location-field.tsx';
import {
  chosenRange,
  isExtended,
  type ShortSearchValues,
  withPlace,
} from './short-search-values.ts';
import { useShortSearch } from './short-wizard.ts';

/** The four steps of the short search (spec 3 §2.6). */
export const SHORT_STEPS: readonly WizardStep<ShortSearchValues>[] = [
  { id: 'location', title: msg`Location`, body: LocationStep, fields: ['placeText'] },
  { id: 'address', title: msg`City or address`, body: AddressStep, fields: ['address'] },
  {
    id: 'dates',
    title: msg`Dates`,
    body: DatesStep,
    fields: ['range'],
    check: ({ range }) =>
      isHalf(range)
        ? { errors: { range: msg`Choose your departure date too, or clear the dates.` } }
        : undefined,
  },
  {
    id: 'guests',
    title: msg`Guests and rooms`,
    body: GuestsStep,
    fields: ['guestCount', 'roomCount', 'bathroomCount'],
  },
];

function LocationStep() {
  const { t } = useLingui();
  const { values, change } = useShortSearch();
  return (
    <LocationField
      label={<Trans>Where to</Trans>}
      placeholder={t`Country, region, city or address`}
      place={values.place}
      text={values.placeText}
      // Its parameters say a country and an address, and no position to be near.
      nearMe={false}
      onChange={(place, text) => change(withPlace(values, place, text))}
    />
  );
}

function AddressStep() {
  const { values, change } = useShortSearch();
  return (
    <TextField
      name="address"
      label={<Trans>City or address</Trans>}
      hint={<Trans>Leave blank to search the whole country.</Trans>}
      autoComplete="off"
      maxLength={200}
      value={values.address}
      onChange={({ target }) => change({ address: target.value })}
    />
  );
}

function DatesStep() {
  const { values, change, errors } = useShortSearch();
  const [extended, setExtended] = useState(false);
  const rules = useMemo(() => openRules(values.today), [values.today]);
  return (
    <RangeField error={errors.range}>
      {/* Above, since the end of a month is below the fold of a low screen; its line is kept free. */}
      <p role="status" className="mb-2 min-h-5 text-sm text-soft">
        {extended ? <Trans>The minimum is 14 days, so we extended your dates to 14.</Trans> : null}
      </p>
      <RangeCalendar
        rules={rules}
        choice={values.range}
        onChange={(range) => {
          setExtended(isExtended(range));
          change({ range: chosenRange(range) });
        }}
        twoMonthsLabel={<Trans>Show two months</Trans>}
      />
    </RangeField>
  );
}

function GuestsStep() {
  const { values, change } = useShortSearch();
  return <Counters counts={values} onChange={change} />;
}
