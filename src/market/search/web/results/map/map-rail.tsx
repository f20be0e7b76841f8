import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '#platform/web/scope/prefers-reduced-motion.ts';
import type { ResultsCard, ResultsPage } from '../results-page.ts';
import type { ResultsSearch } from '../results-section.ts';
import { highlightListing } from './highlighted-listing.ts';
import { MapCardLink, useCard } from './map-card.tsx';

/**
 * The results in a row at the foot of a phone's map: swiped to one, its pin lights up; a pin that is
 * pressed brings its card.
 */
export function MapRail({
  search,
  results,
  picked,
}: {
  search: ResultsSearch;
  results: ResultsPage;
  /** Id of the listing whose pin was pressed. */
  picked: string | null;
}) {
  const { t } = useLingui();
  const rail = useRef<HTMLUListElement>(null);
  const pressed = useCard(picked, search, results);
  const cards = withPressed(results.items, pressed);
  const at = cards.findIndex(({ id }) => id === pressed?.id);

  useEffect(() => {
    const card = rail.current?.children[at];
    if (card === undefined) return;
    card.scrollIntoView({
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
      block: 'nearest',
      inline: 'center',
    });
  }, [at]);

  function onScroll() {
    const element = rail.current;
    if (element === null) return;
    highlightListing(cards[inMiddle(element)]?.id ?? null);
  }

  return (
    <ul
      ref={rail}
      aria-label={t`Results on the map`}
      onScroll={onScroll}
      className="pointer-events-auto absolute inset-x-0 bottom-8 flex snap-x snap-mandatory gap-3 overflow-x-auto overscroll-x-contain px-[7vw] pt-2 pb-2 [scrollbar-width:none]"
    >
      {cards.map((card) => (
        <li
          key={card.id}
          className="w-[86vw] max-w-100 flex-none snap-center rounded-card bg-raised text-ink shadow-float"
        >
          <MapCardLink card={card} search={search} />
        </li>
      ))}
    </ul>
  );
}

/** The cards of the page, after them the one whose pin was pressed where it isn't among them. */
function withPressed(
  items: readonly ResultsCard[],
  pressed: ResultsCard | null,
): readonly ResultsCard[] {
  return pressed === null || items.some(({ id }) => id === pressed.id)
    ? items
    : [...items, pressed];
}

/** Which of a rail's cards is in its middle. */
function inMiddle(rail: HTMLElement): number {
  const { left, width } = rail.getBoundingClientRect();
  const middle = left + width / 2;
  const away = (card: Element) => {
    const box = card.getBoundingClientRect();
    return Math.abs(box.left + box.width / 2 - middle);
  };
  const cards = [...rail.children];
  const distances = cards.map(away);
  return distances.indexOf(Math.min(...distances));
}
