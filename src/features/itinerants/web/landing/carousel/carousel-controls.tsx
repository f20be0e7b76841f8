import { useLingui } from '@lingui/react/macro';
import { ITINERANT_CATEGORIES } from '#domain/vocabulary.ts';
import { ChevronRight } from '#platform/web/ui/icons.ts';
import { ITINERANT_LINES } from '../../data/categories.ts';
import { cardId } from './carousel-id.ts';
import { frontAt } from './carousel-moves.ts';

const count = ITINERANT_CATEGORIES.length;
const ARROW =
  'grid size-11 flex-none place-items-center rounded-pill border border-line bg-raised hover:border-line-strong hover:bg-sunken';

/** A dot for each card, with arrows beside them; the arrow keys work on the dots. */
export function CarouselControls({
  front,
  bringToFront,
}: {
  front: number;
  bringToFront(card: number): void;
}) {
  const { t, i18n } = useLingui();
  const arrow = (label: string, by: 1 | -1) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      onClick={() => bringToFront(frontAt(front + by, count))}
      className={ARROW}
    >
      <ChevronRight className={`size-5 ${by > 0 ? 'rtl:-scale-x-100' : 'ltr:-scale-x-100'}`} />
    </button>
  );
  return (
    <>
      {arrow(t`Previous kind`, -1)}
      <div role="tablist" aria-label={t`Kinds of itinerant`} className="landing-dots">
        {ITINERANT_CATEGORIES.map((category, at) => (
          <button
            key={category}
            type="button"
            role="tab"
            aria-selected={at === front}
            aria-controls={cardId(category)}
            aria-label={i18n._(ITINERANT_LINES[category].label)}
            tabIndex={at === front ? 0 : -1}
            onClick={() => bringToFront(at)}
            className="landing-dot"
          />
        ))}
      </div>
      {arrow(t`Next kind`, 1)}
    </>
  );
}
