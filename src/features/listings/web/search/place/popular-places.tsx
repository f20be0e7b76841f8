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
          className="inline-flex min-h-11 max-w-full items-center gap-2 whitespace-nowrap rounded-pill border border-line bg-raised px-4 text-sm text-soft hover:border-line-strong hover:bg-sunken"
        >
          <span className="truncate font-semibold text-ink">{place.label}</span>
          <PlaceCount kind={kind} count={place.count} />
        </button>
      ))}
    </section>
  );
}

/** Milliseconds after which the places of a kind are asked for anew. */
const FRESH_MS = 60_000;
const NONE: readonly SuggestedPlace[] = [];
const requests = new Map<SoughtKind, { at: number; answer: Promise<void> }>();
const known = new Map<SoughtKind, readonly SuggestedPlace[]>();

/** Fetches them before a search is drawn, so that nothing moves in it when they come. */
export function preparePopularPlaces(kind: SoughtKind): Promise<void> {
  const last = requests.get(kind);
  if (last !== undefined && performance.now() - last.at < FRESH_MS) return last.answer;
  const answer = call(suggestPlaces, { query: { q: '', kind } }).then(
    ({ places }) => {
      known.set(kind, places);
    },
    (error: unknown) => {
      requests.delete(kind);
      throw error;
    },
  );
  requests.set(kind, { at: performance.now(), answer });
  return answer;
}

/** None while they are on their way, and where they don't come: one can type as ever. */
function usePopularPlaces(kind: SoughtKind): readonly SuggestedPlace[] {
  const [places, setPlaces] = useState(known.get(kind) ?? NONE);
  useEffect(() => {
    let isShown = true;
    preparePopularPlaces(kind).then(
      () => {
        if (isShown) setPlaces(known.get(kind) ?? NONE);
      },
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [kind]);
  return places;
}
