import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ITINERANT_CATEGORIES } from '#domain/vocabulary.ts';
import type { LandingStats } from '../landing-figures.ts';

/** Actual counts: before anything is listed it only shows the number of kinds. */
export function Stats({ stats: { categories, itinerants, rating } }: { stats: LandingStats }) {
  const { i18n } = useLingui();
  const kinds = ITINERANT_CATEGORIES.length;
  return (
    <ul className="mt-8 flex flex-wrap gap-x-5 gap-y-4 sm:gap-x-8">
      {itinerants === 0 ? (
        <Stat value={i18n.number(kinds)}>
          <Plural value={kinds} one="kind" other="kinds" />
        </Stat>
      ) : (
        <>
          <Stat value={i18n.number(categories)}>
            <Plural value={categories} one="kind of trip" other="kinds of trip" />
          </Stat>
          {rating === null ? null : (
            <Stat
              value={i18n.number(rating.average, {
                minimumFractionDigits: 1,
                maximumFractionDigits: 1,
              })}
            >
              <Trans>average rating</Trans>
            </Stat>
          )}
          <Stat value={i18n.number(itinerants)}>
            <Plural value={itinerants} one="adventure" other="adventures" />
          </Stat>
        </>
      )}
    </ul>
  );
}

function Stat({ value, children }: { value: string; children: ReactNode }) {
  return (
    <li>
      <span className="block font-bold font-display text-2xl tabular-nums leading-tight">
        {value}
      </span>{' '}
      <span className="text-soft max-sm:text-sm">{children}</span>
    </li>
  );
}
