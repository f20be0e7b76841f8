import { type ReactNode, useEffect, useId, useState } from 'react';
import { listKey } from './list-key.ts';
import type { ResultsCard } from './results-page.ts';
import { type ResultsSearch, useResultsSection } from './results-section.ts';

/** Cards shown of a way out. */
const SHOWN = 6;

/**
 * What the first way out of an empty result finds, right there; nothing while it is on its way, and
 * where it doesn't come: the way itself is offered above.
 */
export function CardsInstead({ search, title }: { search: ResultsSearch; title: ReactNode }) {
  const section = useResultsSection();
  const cards = useCards(search);
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-5 font-semibold text-xl">
        {title}
      </h2>
      <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
        {cards.map((card) => (
          <li key={card.id}>{section.card(card, search, false)}</li>
        ))}
      </ul>
    </section>
  );
}

function useCards(search: ResultsSearch): readonly ResultsCard[] {
  const { codec, loadPage } = useResultsSection();
  const [found, setFound] = useState<{ key: string; cards: readonly ResultsCard[] } | null>(null);
  const key = listKey(codec, search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the search.
  useEffect(() => {
    const request = new AbortController();
    loadPage(search, request.signal).then(
      ({ items }) => setFound({ key, cards: items.slice(0, SHOWN) }),
      () => {},
    );
    return () => request.abort();
  }, [key]);
  return found?.key === key ? found.cards : [];
}
