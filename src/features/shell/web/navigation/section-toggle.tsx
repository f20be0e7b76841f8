import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Section } from '#domain/sections.ts';
import {
  isOneOf,
  PRICING_DURATIONS,
  SCHEDULE_DURATIONS,
  type ScheduleDuration,
} from '#domain/vocabulary.ts';
import { PRICING_DURATION_LABELS } from '#features/catalogues/index.web.ts';
import { ChoiceToggle, type ChoiceToggleProps } from './choice-toggle.tsx';
import {
  choosePriceDuration,
  durationIn,
  usePriceDuration,
  withPriceDuration,
} from './price-duration.ts';

type Place = Pick<ChoiceToggleProps<string>, 'place'>;

/** Pages that show what the toggles speak of; so does that of travel, once it has results. */
const WITH_TOGGLE: ReadonlySet<string> = new Set(['/', '/listings', '/itinerants', '/experiences']);

/**
 * The toggle beside the search bar: the schedule of itinerants and experiences, the price duration
 * of all others (spec 1 §2.2).
 */
export function SectionToggle({ section, place }: { section: Section } & Place) {
  const isShown = useLocation({
    select: ({ pathname, search }) =>
      WITH_TOGGLE.has(pathname) || (pathname === '/travel' && 'targets' in search),
  });
  if (!isShown) return null;
  return section === 'itinerants' || section === 'experiences' ? (
    <ScheduleToggle place={place} />
  ) : (
    <PriceToggle place={place} folded={section === 'travel'} />
  );
}

function ScheduleToggle({ place }: Place) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const asked = useLocation({
    select: ({ search }) => (search as Record<string, unknown>).scheduleDuration,
  });
  const names: Record<ScheduleDuration, string> = {
    'one-time': t`One-time`,
    full: t`Full schedule`,
  };
  return (
    <ChoiceToggle
      label={t`Schedule`}
      choices={SCHEDULE_DURATIONS.map((value) => ({ value, label: names[value] }))}
      value={isOneOf(SCHEDULE_DURATIONS, asked) ? asked : 'one-time'}
      onChoose={(value) => {
        void navigate({
          to: '.',
          search: ({ page: _, ...before }: Record<string, unknown>) => ({
            ...before,
            scheduleDuration: value,
          }),
          replace: true,
          resetScroll: false,
          viewTransition: false,
        });
      }}
      place={place}
    />
  );
}

function PriceToggle({ place, folded }: Place & { folded: boolean }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const search = useLocation({ select: (location) => location.search as Record<string, unknown> });
  const duration = usePriceDuration(search);
  const shown = durationIn(search);

  // Back may lead to an address from before the choice; the choice holds for that page as well.
  useEffect(() => {
    // The one in the menu leaves it to the one in the bar.
    if (shown === duration || place !== 'bar') return;
    void navigate({
      to: '.',
      search: ({ page: _, ...before }: Record<string, string | string[] | undefined>) =>
        withPriceDuration(before, duration),
      replace: true,
      resetScroll: false,
      viewTransition: false,
    });
  }, [shown, duration, place, navigate]);

  return (
    <ChoiceToggle
      label={t`Price per`}
      choices={PRICING_DURATIONS.map((value) => ({
        value,
        label: i18n._(PRICING_DURATION_LABELS[value].label),
      }))}
      value={duration}
      onChoose={choosePriceDuration}
      place={place}
      folded={folded}
    />
  );
}
