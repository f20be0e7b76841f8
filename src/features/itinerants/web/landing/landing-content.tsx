import { Carousel } from './carousel/carousel.tsx';
import { Hero } from './hero/hero.tsx';
import landingCss from './landing.css?url';
import type { LandingFigures, LandingStats } from './landing-figures.ts';

/** What `/itinerants` begins with where nothing is searched for (spec 3 §2.11). */
export function LandingContent({
  stats,
  figures,
}: {
  stats: LandingStats;
  figures: LandingFigures;
}) {
  return (
    <>
      <link rel="stylesheet" href={landingCss} precedence="default" />
      <Hero stats={stats} />
      <Carousel figures={figures} />
    </>
  );
}
