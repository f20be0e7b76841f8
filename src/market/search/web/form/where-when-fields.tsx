import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SectionSearch } from '#domain/search/section-search.ts';
import { displayNames } from '#platform/i18n/formats.ts';
import { TextField } from '#platform/web/ui/field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { CountField } from './count-field.tsx';

export interface WhereWhenFieldsProps {
  search: SectionSearch;
  /** Labels of the first and the last day. */
  dates: { readonly start: ReactNode; readonly end: ReactNode };
}

/** Place, dates and counts, for a form that needs no script (spec 3 §2.6). */
export function WhereWhenFields({ search, dates: labels }: WhereWhenFieldsProps) {
  const { t, i18n } = useLingui();
  const { address, locationValue, dates } = search;
  const country =
    locationValue &&
    displayNames(i18n.locale, { type: 'region', fallback: 'none' }).of(locationValue);
  return (
    <>
      <TextField
        name="address"
        label={<Trans>Where to</Trans>}
        placeholder={t`City, region or neighbourhood`}
        autoComplete="off"
        maxLength={200}
        defaultValue={address}
      />
      {country ? (
        <ChoiceField
          name="locationValue"
          label={<Trans>Country</Trans>}
          value={locationValue}
          none={t`Any country`}
          choices={[{ id: locationValue, label: country }]}
        />
      ) : null}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          type="date"
          name="startDate"
          label={labels.start}
          defaultValue={dates?.startDate}
        />
        <TextField type="date" name="endDate" label={labels.end} defaultValue={dates?.endDate} />
      </div>
      <div className="grid gap-6 sm:grid-cols-3">
        <CountField
          label={<Trans>Guests</Trans>}
          name="guestCount"
          count={search.guestCount}
          less={t`Fewer guests`}
          more={t`More guests`}
        />
        <CountField
          label={<Trans>Rooms</Trans>}
          name="roomCount"
          count={search.roomCount}
          less={t`Fewer rooms`}
          more={t`More rooms`}
        />
        <CountField
          label={<Trans>Bathrooms</Trans>}
          name="bathroomCount"
          count={search.bathroomCount}
          less={t`Fewer bathrooms`}
          more={t`More bathrooms`}
        />
      </div>
    </>
  );
}
