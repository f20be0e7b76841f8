import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId } from 'react';
import { readPriceDuration } from '#domain/search/price-duration.ts';
import type { Section } from '#domain/sections.ts';
import {
  isOneOf,
  PRICING_DURATIONS,
  SCHEDULE_DURATIONS,
  type ScheduleDuration,
} from '#domain/vocabulary.ts';
import { PRICING_DURATION_LABELS } from '#features/catalogues/index.web.ts';
import { ChevronDown } from '#platform/web/ui/icons.ts';
import { choosePriceDuration, usePriceDuration, withPriceDuration } from './price-duration.ts';

type Place = Pick<ChoiceToggleProps<string>, 'place'>;

/** Pages with content that the toggles affect; travel too, once it has results. */
const WITH_TOGGLE: ReadonlySet<string> = new Set(['/', '/listings', '/itinerants', '/experiences']);

/**
 * The toggle next to the search bar: the schedule of itinerants and experiences, the price duration
 * of all others (spec 1 §2.2).
 */
export function SectionToggle({ section, place }: { section: Section } & Place) {
  const isShown = useLocation({
    select: ({ pathname, search }) =>
      WITH_TOGGLE.has(pathname) || (pathname === '/travel' && 'targets' in search),
  });
  if (!isShown) return null;
  const Toggle = TOGGLES[section];
  return <Toggle place={place} />;
}

const TOGGLES: Readonly<Record<Section, (props: Place) => ReactNode>> = {
  homes: ({ place }) => <PriceToggle place={place} folded={false} />,
  itinerants: ScheduleToggle,
  experiences: ScheduleToggle,
  travel: ({ place }) => <PriceToggle place={place} folded />,
};

function ScheduleToggle({ place }: Place) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const asked = useLocation({ select: ({ search }) => search.scheduleDuration });
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
          search: ({ page: _, ...before }) => ({
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
  const shown = useLocation({ select: ({ search }) => readPriceDuration(search) });
  const duration = usePriceDuration(shown);

  // Back navigation may open an address from before the choice; the choice applies to that page as
  // well.
  useEffect(() => {
    // The one in the menu leaves it to the one in the bar.
    if (shown === duration || place !== 'bar') return;
    void navigate({
      to: '.',
      search: ({ page: _, ...before }) => withPriceDuration(before, duration),
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

interface ToggleChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface ChoiceToggleProps<Value extends string> {
  label: string;
  choices: readonly ToggleChoice<Value>[];
  value: Value;
  onChoose(value: Value): void;
  /**
   * In the bar, many choices become a menu if there is no room for them; in a menu all are shown.
   */
  place: 'bar' | 'menu';
  /** Whether it is a menu at any width: in the bar, its neighbours need the room. */
  folded?: boolean;
}

/** Widths of the bar's middle under which the buttons become a menu. */
const FOLDS = {
  early: { buttons: '@max-[52rem]/bar:hidden', menu: '@min-[52rem]/bar:hidden' },
  late: { buttons: '@max-[42rem]/bar:hidden', menu: '@min-[42rem]/bar:hidden' },
  never: { buttons: '', menu: 'hidden' },
  always: { buttons: 'hidden', menu: '' },
};

/** One of a few, all in sight. */
function ChoiceToggle<Value extends string>({
  label,
  choices,
  value,
  onChoose,
  place,
  folded = false,
}: ChoiceToggleProps<Value>) {
  const id = useId();
  const { buttons, menu } =
    FOLDS[place === 'menu' ? 'never' : folded ? 'always' : choices.length > 2 ? 'early' : 'late'];
  return (
    <>
      {place === 'menu' ? (
        <p aria-hidden="true" className="mb-1.5 text-sm text-soft">
          {label}
        </p>
      ) : null}
      <fieldset
        aria-label={label}
        className={`flex flex-none items-center rounded-pill border border-line text-sm ${buttons} ${place === 'menu' ? 'w-fit max-w-full overflow-x-auto' : ''}`}
      >
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            aria-pressed={choice.value === value}
            onClick={() => onChoose(choice.value)}
            className={`min-h-11 whitespace-nowrap rounded-pill px-3 transition-colors duration-150 ${
              choice.value === value
                ? 'bg-sunken font-semibold text-ink'
                : 'text-soft hover:text-ink'
            }`}
          >
            {choice.label}
          </button>
        ))}
      </fieldset>
      {place === 'bar' ? (
        <span className={`relative flex flex-none items-center ${menu}`}>
          <label htmlFor={id} className="sr-only">
            {label}
          </label>
          <select
            id={id}
            value={value}
            onChange={({ target }) => {
              const chosen = choices.find((choice) => choice.value === target.value);
              if (chosen !== undefined) onChoose(chosen.value);
            }}
            className="h-11 appearance-none rounded-pill border border-line bg-paper ps-4 pe-9 text-ink text-sm hover:border-line-strong"
          >
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute end-3 size-4 text-soft"
          />
        </span>
      ) : null}
    </>
  );
}
