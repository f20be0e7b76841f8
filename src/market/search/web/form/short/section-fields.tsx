import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { openRules, RangeCalendar } from '#market/calendar/index.web.ts';
import { TextField } from '#platform/web/ui/field.tsx';
import { RangeField } from '../dates/range-field.tsx';
import { LocationField } from '../place/location-field.tsx';
import type { SoughtKind } from '../place/sought-kind.ts';
import { chosenRange, type SectionValues, withPlace } from './section-values.ts';

export interface SectionFieldProps {
  values: SectionValues;
  onChange(patch: Partial<SectionValues>): void;
}

/** A country, region, city or address, with its map. */
export function SectionLocation({
  values,
  kind,
  onChange,
}: SectionFieldProps & { kind: SoughtKind }) {
  const { t } = useLingui();
  return (
    <LocationField
      label={<Trans>Where to</Trans>}
      placeholder={t`Country, region, city or address`}
      place={values.place}
      text={values.placeText}
      // Its parameters are a country and an address, without a position to be near.
      nearMe={false}
      kind={kind}
      onChange={(place, text) => onChange(withPlace(values, place, text))}
    />
  );
}

/** A city or an address as text; filled in by choosing a place within a country. */
export function SectionAddress({ values, onChange }: SectionFieldProps) {
  return (
    <TextField
      name="address"
      label={<Trans>City or address</Trans>}
      hint={<Trans>Leave blank to search the whole country.</Trans>}
      autoComplete="off"
      maxLength={200}
      value={values.address}
      onChange={({ target }) => onChange({ address: target.value })}
    />
  );
}

/** Arrival and departure, at least 14 days apart; a note states when the range was extended. */
export function SectionDates({
  values,
  onChange,
  error,
}: SectionFieldProps & { error: string | undefined }) {
  const { today, range, isExtended } = values;
  const rules = useMemo(() => openRules(today), [today]);
  return (
    <RangeField error={error}>
      {/* Above, since the end of a month is below the fold of a low screen; its line is
          reserved. */}
      <p role="status" className="mb-2 min-h-5 text-sm text-soft">
        {isExtended ? (
          <Trans>The minimum is 14 days, so we extended your dates to 14.</Trans>
        ) : null}
      </p>
      <RangeCalendar
        rules={rules}
        choice={range}
        onChange={(choice) => onChange(chosenRange(choice))}
        twoMonthsLabel={<Trans>Show two months</Trans>}
      />
    </RangeField>
  );
}
