import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MapPin } from '#platform/web/ui/icons.ts';
import type { PlaceChoice } from './place-choice.ts';
import { clearRecentPlaces, recentPlaces } from './recent-places.ts';

/** Places last searched for, to be chosen again or cleared. */
export function RecentRow({ onChoose }: { onChoose(place: PlaceChoice): void }) {
  const { t } = useLingui();
  const [places, setPlaces] = useState(recentPlaces);
  if (places.length === 0) return null;
  return (
    <section aria-label={t`Recent searches`} className="contents">
      {places.map((place) => (
        <button
          key={`${place.kind} ${place.label} ${place.detail}`}
          type="button"
          onClick={() => onChoose(place)}
          className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-pill border border-line-strong bg-raised px-4 text-sm hover:bg-sunken"
        >
          <MapPin aria-hidden="true" className="size-4 flex-none text-soft" />
          <span className="truncate">{place.label}</span>
        </button>
      ))}
      <button
        type="button"
        onClick={() => {
          clearRecentPlaces();
          setPlaces([]);
        }}
        className="min-h-11 px-2 text-sm underline underline-offset-4"
      >
        <Trans>Clear recent searches</Trans>
      </button>
    </section>
  );
}
