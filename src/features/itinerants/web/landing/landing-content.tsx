import { Carousel } from './carousel/carousel.tsx';
import { Hero } from './hero/hero.tsx';
import { useMotion } from './hero/use-motion.ts';
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
  const motion = useMotion();
  return (
    <div className="contents" {...motion.keyboard}>
      <link rel="stylesheet" href={landingCss} precedence="default" />
      <Hero stats={stats} motion={motion} />
      <Carousel figures={figures} />
    </div>
  );
}
