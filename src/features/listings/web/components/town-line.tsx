import { useLingui } from '@lingui/react/macro';

/** The town and country of a listing; out in the country there is no town. */
export function TownLine({ city, countryName }: { city: string; countryName: string }) {
  const { t } = useLingui();
  return city === '' ? countryName : t`${city}, ${countryName}`;
}
