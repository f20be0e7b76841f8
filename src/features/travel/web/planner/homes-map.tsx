import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { formatMoney } from '#domain/money.ts';
import { boundingBox } from '#domain/places.ts';
import { formatStaySearch } from '#domain/search/stay-search.ts';
import { listPins, showCard } from '#features/stays/contract/addresses.gen.ts';
import type { StayCard } from '#features/stays/contract.ts';
import { ListingTitle } from '#market/page/index.web.ts';
import { call } from '#platform/web/api/client.ts';
import { logFailure } from '#platform/web/api/log-failure.ts';
import { boxAround } from '#platform/web/map/map-view.ts';
import { type MapBox, type MapPin, PinMap } from '#platform/web/map/pin-map.tsx';
import type { TravelTarget } from '../../contract.ts';
import { homesNear } from './planner-values.ts';

/** Visible km around the middle if there are no homes. */
const AROUND_KM = 60;

/** The homes of a destination at their shifted positions, and the selected one. */
export default function HomesMap({ destination }: { destination: TravelTarget }) {
  const { t, i18n } = useLingui();
  const query = useMemo(() => formatStaySearch(homesNear(destination)), [destination]);
  const [found, setFound] = useState<{ id: string; pins: readonly MapPin[] } | null>(null);
  const [picked, setPicked] = useState<StayCard | null>(null);
  const money = (cents: number) => formatMoney(cents, i18n.locale, { cents: 'none' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a price is written as its language does.
  useEffect(() => {
    const request = new AbortController();
    setPicked(null);
    call(listPins, { query }, { signal: request.signal }).then(
      ({ pins }) =>
        setFound({
          id: destination.id,
          pins: pins.map((pin) => ({ ...pin, label: money(pin.amount) })),
        }),
      (error: unknown) => {
        if (!request.signal.aborted) logFailure(error);
      },
    );
    return () => request.abort();
  }, [destination, query, i18n.locale]);

  const pins = found?.id === destination.id ? found.pins : [];
  const box = useMemo(() => boxAround(pins) ?? toMapBox(destination), [pins, destination]);
  const names = useMemo(() => [toMapName(destination)], [destination]);

  function pick(id: string) {
    call(showCard, { params: { id }, query }, {}).then(setPicked, logFailure);
  }

  return (
    <PinMap
      pins={pins}
      lines={[]}
      placeNames={names}
      box={box}
      subject={`${destination.id} ${pins.length}`}
      highlighted={picked?.id ?? null}
      onLight={() => {}}
      onPick={pick}
      onMove={() => {}}
      scrollsPast
      words={{ one: (price) => t`Home for ${price}`, group: (label) => t`${label}, homes here` }}
    >
      <p
        role="status"
        className="absolute inset-x-3 bottom-3 w-fit max-w-[calc(100%-1.5rem)] rounded-pill bg-raised px-4 py-2 text-sm shadow-float"
      >
        {picked === null ? (
          <Plural
            value={pins.length}
            _0="No homes there yet"
            one="# home there"
            other="# homes there"
          />
        ) : (
          <a
            href={`/listings/${picked.id}`}
            target="_blank"
            rel="noopener"
            className="pointer-events-auto font-semibold underline underline-offset-4"
          >
            <ListingTitle listing={picked} />
            <span className="sr-only">
              {' '}
              <Trans>(opens in a new tab)</Trans>
            </span>
          </a>
        )}
      </p>
    </PinMap>
  );
}

function toMapBox(position: Pick<TravelTarget, 'latitude' | 'longitude'>): MapBox {
  const { west, south, east, north } = boundingBox(position, AROUND_KM);
  return [west, south, east, north];
}

function toMapName({ id, name, latitude, longitude }: TravelTarget) {
  return { id, name, latitude, longitude, minZoom: 0, maxZoom: 24 };
}
