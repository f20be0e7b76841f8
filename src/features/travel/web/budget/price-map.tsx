import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { boxAround } from '#platform/web/map/map-view.ts';
import { PinMap } from '#platform/web/map/pin-map.tsx';
import type { PlaceCost } from '../../contract.ts';
import { formatFare } from '../results/format-trip.ts';

/** The places with the cost of a month on each pin. */
export default function PriceMap({
  places,
  lit,
  onPick,
}: {
  places: readonly PlaceCost[];
  /** Code of the highlighted place. */
  lit: string | null;
  onPick(id: string): void;
}) {
  const { t, i18n } = useLingui();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a price is written as its language does.
  const pins = useMemo(
    () =>
      places.map(({ id, latitude, longitude, monthly }) => ({
        id,
        latitude,
        longitude,
        label: formatFare(i18n, monthly.typical, 'USD'),
        amount: monthly.typical,
      })),
    [places, i18n.locale],
  );
  const box = useMemo(() => boxAround(places), [places]);
  return (
    <PinMap
      pins={pins}
      lines={[]}
      placeNames={[]}
      box={box}
      subject={places.map(({ id }) => id).join()}
      highlighted={lit}
      onLight={() => {}}
      onPick={onPick}
      onMove={() => {}}
      scrollsPast
      words={{
        one: (price) => t`A month for ${price}`,
        group: (label) => t`${label}, places here`,
      }}
    />
  );
}
