import { useLingui } from '@lingui/react/macro';

/** The part of town and the town of a listing, else the town and its country, else that alone. */
export function TownLine({
  neighbourhood = '',
  city,
  countryName,
}: {
  /** Where that is told from the rest. */
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
