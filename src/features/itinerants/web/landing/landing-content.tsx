import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { ITINERANT_CATEGORIES } from '#domain/vocabulary.ts';
import { ITINERANT_LINES } from '../data/categories.ts';
import { CarouselCard } from './carousel/carousel-card.tsx';
import { CarouselControls } from './carousel/carousel-controls.tsx';
import { CATEGORIES_ID } from './carousel/carousel-id.ts';
import { getCardPosition } from './carousel/carousel-moves.ts';
import { useTurning } from './carousel/use-turning.ts';
import { Hero } from './hero/hero.tsx';
import { useMotion } from './hero/use-motion.ts';
import landingCss from './landing.css?url';
import type { CategoryFigures, LandingFigures, LandingStats } from './landing-figures.ts';
import { useRing } from './use-motion-allowed.ts';

/** Top of `/itinerants` without a search (spec 3 §2.11). */
export function LandingContent({
  stats,
  figures,
}: {
  stats: LandingStats;
  figures: LandingFigures;
}) {
  const motion = useMotion();
  return (
    <div className="contents" {...motion.keyboard}>
      <link rel="stylesheet" href={landingCss} precedence="default" />
      <Hero stats={stats} motion={motion} />
      <Carousel figures={figures} />
    </div>
  );
}

const NONE: CategoryFigures = { members: 0, places: 0 };
const count = ITINERANT_CATEGORIES.length;

/**
 * The categories of itinerants: a ring in three dimensions where motion is allowed and there is
 * room, otherwise the same list as a strip that scrolls (spec 3 §2.11).
 */
function Carousel({ figures }: { figures: LandingFigures }) {
  const { t, i18n } = useLingui();
  const section = useRef<HTMLElement>(null);
  const isRing = useRing();
  const ring = useRef<HTMLOListElement>(null);
  const { front, isTurned, bringToFront } = useTurning(section, ring, count, isRing);
  const place = front + 1;
  const label = i18n._(ITINERANT_LINES[ITINERANT_CATEGORIES[front] ?? 'Popup'].label);
  return (
    <section
      ref={section}
      id={CATEGORIES_ID}
      aria-labelledby="itinerant-categories-heading"
      aria-roledescription={isRing ? t`carousel` : undefined}
      className="pt-12"
    >
      <h2 id="itinerant-categories-heading" className="font-semibold text-2xl sm:text-center">
        <Trans>{count} ways to travel together</Trans>
      </h2>
      <p className="mt-2 text-lg text-soft sm:text-center">
        <Trans>Each has its own pace. Find the one that fits yours.</Trans>
      </p>
      <div className="landing-frame mt-6" data-ring={isRing || undefined}>
        <ol ref={ring} className="landing-ring">
          {ITINERANT_CATEGORIES.map((category, at) => (
            <CarouselCard
              key={category}
              category={category}
              at={at}
              figures={figures[category] ?? NONE}
              standing={isRing ? getCardPosition(at, front, count) : null}
              bringToFront={bringToFront}
            />
          ))}
        </ol>
      </div>
      {/* Its room is reserved wherever a ring may appear. */}
      <div className="landing-controls">
        {isRing ? <CarouselControls front={front} bringToFront={bringToFront} /> : null}
      </div>
      <p role="status" className="sr-only">
        {isRing && isTurned ? t`${place} of ${count}, ${label}` : ''}
      </p>
    </section>
  );
}
