import { isDateText } from '#domain/dates.ts';
import {
  EMPTY_STAY_SEARCH,
  parseStaySearch,
  type StaySearch,
  type StaySearchPatch,
  withChange,
  withoutPlace,
} from '#domain/search/stay-search.ts';

/** Values of the form, by the names of the URL's parameters; '' for empty fields. */
export type FormValues = Readonly<Record<string, string>>;

/**
 * The search with the form's values. Parameters without a field stay unchanged; dates of a type
 * other than exact, and an area of the map, stay until they are replaced.
 */
export function searchFromForm(current: StaySearch, values: FormValues): StaySearch {
  const given = parseStaySearch(values);
  const asksPlace =
    given.address !== undefined ||
    given.locationValue !== undefined ||
    given.latitude !== undefined;
  const place: StaySearchPatch = {
    locationValue: given.locationValue,
    address: given.address,
    latitude: given.latitude,
    longitude: given.longitude,
    radiusKm: given.radiusKm,
  };
  const base = asksPlace || current.bbox === undefined ? withoutPlace(current) : current;
  const keepsDates = current.dates?.mode !== 'exact' && !isDateText(values.startDate);
  return withChange(base, {
    ...(asksPlace ? place : {}),
    dates: given.dates ?? (keepsDates ? current.dates : undefined),
    guestCount: given.guestCount,
    ...(current.sort === 'nearest' && given.latitude === undefined
      ? { sort: EMPTY_STAY_SEARCH.sort }
      : {}),
  });
}
