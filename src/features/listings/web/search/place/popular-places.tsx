import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { type SuggestedPlace, suggestPlaces } from '../../../contract.ts';
import { choiceOfSuggestion, type PlaceChoice } from './place-choice.ts';
import { PlaceCount } from './place-count.tsx';
import type { SoughtKind } from './sought-kind.ts';

/** The places with the most of what is looked for, before anything is typed. */
export function PopularPlaces({
  kind = 'stay',
  onChoose,
}: {
  kind?: SoughtKind | undefined;
  onChoose(place: PlaceChoice): void;
}) {
  const { t } = useLingui();
  const places = usePopularPlaces(kind);
  if (places.length === 0) return null;
  return (
    <section aria-label={t`Popular places`} className="contents">
      {places.map((place) => (
        <button
          key={`${place.countryCode} ${place.label}`}
          type="button"
          onClick={() => onChoose(choiceOfSuggestion(place))}
          className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-pill border border-line bg-raised px-4 text-sm hover:border-line-strong hover:bg-sunken"
        >
          <span className="truncate font-semibold">{place.label}</span>
          <span className="flex-none text-soft">
            <PlaceCount kind={kind} count={place.count} />
          </span>
        </button>
      ))}
    </section>
  );
}

/** None while they are on their way, and where they don't come: one can type as ever. */
function usePopularPlaces(kind: SoughtKind): readonly SuggestedPlace[] {
  const [places, setPlaces] = useState<readonly SuggestedPlace[]>([]);
  useEffect(() => {
    const request = new AbortController();
    call(suggestPlaces, { query: { q: '', kind } }, { signal: request.signal }).then(
      (answer) => setPlaces(answer.places),
      () => {},
    );
    return () => request.abort();
  }, [kind]);
  return places;
}
