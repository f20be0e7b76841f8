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

/** Milliseconds that the places of a kind are shown again without being asked for. */
const FRESH_MS = 60_000;
const NONE: readonly SuggestedPlace[] = [];
const answers = new Map<SoughtKind, { places: readonly SuggestedPlace[]; at: number }>();

/** Fetches them before a search is drawn, so that nothing moves in it when they come. */
export async function preparePopularPlaces(kind: SoughtKind): Promise<void> {
  if (isFresh(kind)) return;
  const { places } = await call(suggestPlaces, { query: { q: '', kind } });
  answers.set(kind, { places, at: performance.now() });
}

function isFresh(kind: SoughtKind): boolean {
  const answer = answers.get(kind);
  return answer !== undefined && performance.now() - answer.at < FRESH_MS;
}

/** None while they are on their way, and where they don't come: one can type as ever. */
function usePopularPlaces(kind: SoughtKind): readonly SuggestedPlace[] {
  const [places, setPlaces] = useState(answers.get(kind)?.places ?? NONE);
  useEffect(() => {
    let isShown = true;
    preparePopularPlaces(kind).then(
      () => {
        if (isShown) setPlaces(answers.get(kind)?.places ?? NONE);
      },
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [kind]);
  return places;
}
