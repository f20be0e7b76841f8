import { useLingui } from '@lingui/react/macro';
import { Suspense, use, useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { useLive } from '#platform/web/hydration/use-live.ts';
import { type SuggestedPlace, suggestPlaces } from '../../../contract/search.ts';
import { choiceOfSuggestion, type PlaceChoice } from './place-choice.ts';
import { PlaceCount } from './place-count.tsx';
import type { SoughtKind } from './sought-kind.ts';

interface PopularPlacesProps {
  readonly kind?: SoughtKind | undefined;
  onChoose(place: PlaceChoice): void;
}

/**
 * The places with the most of what is looked for, before anything is typed. They are asked for as
 * they are drawn, not by an effect, so that a search that is drawn ahead has them when it opens. A
 * phone shows five, which leave room for the calendar.
 */
export function PopularPlaces(props: PopularPlacesProps) {
  if (!useLive()) return null;
  return (
    <Suspense fallback={null}>
      <Places {...props} />
    </Suspense>
  );
}

function Places({ kind = 'stay', onChoose }: PopularPlacesProps) {
  const { t } = useLingui();
  // Those it was drawn with, also once they are to be asked for anew.
  const [answer] = useState(() => popularPlaces(kind));
  const places = use(answer);
  if (places.length === 0) return null;
  return (
    <section aria-label={t`Popular places`} className="contents">
      {places.map((place) => (
        <button
          key={`${place.countryCode} ${place.label}`}
          type="button"
          onClick={() => onChoose(choiceOfSuggestion(place))}
          className="inline-flex min-h-11 max-w-full items-center gap-2 whitespace-nowrap rounded-pill border border-line bg-raised px-4 text-sm text-soft hover:border-line-strong hover:bg-sunken max-sm:nth-[n+6]:hidden"
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
const requests = new Map<
  SoughtKind,
  { readonly at: number; readonly answer: Promise<readonly SuggestedPlace[]> }
>();

/** None where they don't come: one can type as ever. */
function popularPlaces(kind: SoughtKind): Promise<readonly SuggestedPlace[]> {
  const last = requests.get(kind);
  if (last !== undefined && performance.now() - last.at < FRESH_MS) return last.answer;
  const answer = call(suggestPlaces, { query: { q: '', kind } }).then(
    ({ places }) => places,
    () => {
      requests.delete(kind);
      return [];
    },
  );
  requests.set(kind, { at: performance.now(), answer });
  return answer;
}
