import {
  Counters,
  SectionAddress,
  SectionDates,
  SectionLocation,
} from '#market/search/late.web.ts';
import { useFilters } from './filter-form.ts';

/** Place, with the map. */
export function LocationStep() {
  const { values, change } = useFilters();
  return <SectionLocation values={values} kind="itinerant" onChange={change} />;
}

/** A city or an address as text. */
export function AddressStep() {
  const { values, change } = useFilters();
  return <SectionAddress values={values} onChange={change} />;
}

/** Dates, for at least 14 days. */
export function DatesStep() {
  const { values, change, errors } = useFilters();
  return <SectionDates values={values} error={errors.range} onChange={change} />;
}

/** Guests, rooms and bathrooms. */
export function InfoStep() {
  const { values, change } = useFilters();
  return <Counters counts={values} guestsBy="slider" onChange={change} />;
}
