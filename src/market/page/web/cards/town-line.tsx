import { useLingui } from '@lingui/react/macro';

/** Neighbourhood and town of a listing, otherwise town and country, otherwise the country alone. */
export function TownLine({
  neighbourhood = '',
  city,
  countryName,
}: {
  /** '' where it isn't known. */
  neighbourhood?: string;
  city: string;
  countryName: string;
}) {
  const { t } = useLingui();
  if (city === '') return <span>{countryName}</span>;
  return (
    <span>
      {neighbourhood === '' || neighbourhood === city
        ? t`${city}, ${countryName}`
        : t`${neighbourhood}, ${city}`}
    </span>
  );
}
