import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useMemo } from 'react';
import { addDays } from '#domain/dates.ts';
import {
  CABIN_CLASSES,
  MAX_DAYS_AHEAD,
  MAX_TARGETS,
  PASSENGERS,
  SEARCH_TERM_LENGTH,
  TRAVEL_REGIONS,
  TRAVEL_SEASONS,
  TRAVEL_TYPES,
} from '#domain/flights.ts';
import { isOneOf } from '#domain/vocabulary.ts';
import { openRules, RangeCalendar } from '#market/calendar/index.web.ts';
import { formatDayRange } from '#platform/i18n/days.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Counter } from '#platform/web/ui/counter.tsx';
import { FIELD_BOX, FIELD_LABEL } from '#platform/web/ui/field-box.ts';
import { X } from '#platform/web/ui/icon.ts';
import { CalendarRange, Search } from '#platform/web/ui/icons.ts';
import { OriginField } from '../origin/origin-field.tsx';
import { ORIGIN_UNKNOWN } from '../origin/reader-origin.ts';
import { flightDates } from '../search/flight-search.ts';
import { useTargets } from '../targets/use-targets.ts';
import { type BarControl, TargetList } from './target-list.tsx';
import {
  CLASS_LABELS,
  isFull,
  otherFestivalDates,
  REGION_LABELS,
  SEASON_LABELS,
  TYPE_LABELS,
  toFestivalQuery,
  toggleTarget,
  withSearch,
} from './travel-draft.ts';

/** Three buttons side by side on a phone, in any language. */
const NARROW = 'max-sm:px-3 max-sm:text-sm';

export interface FilterPanelProps {
  id: string;
  control: BarControl;
  isSearching: boolean;
  onClear(): void;
  onClose(): void;
}

/**
 * All inputs of a flight search, below the bar (spec 3 §2.10): destinations, dates, and the rest.
 * On phones they are stacked, so that the places follow the field that narrows them.
 */
export default function FilterPanel(props: FilterPanelProps) {
  const { id, control, isSearching, onClear, onClose } = props;
  const { draft, change } = control;
  const { t, i18n } = useLingui();
  return (
    <section
      id={id}
      aria-label={t`Filters`}
      className="border-line border-y bg-paper shadow-float transition-opacity duration-150 starting:opacity-0"
    >
      <div className="content-width grid gap-6 py-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)_20rem] lg:gap-8">
        <div className="grid min-w-0 content-start gap-4">
          <TermField control={control} />
          <ChosenTargets control={control} />
          <TargetList control={control} />
        </div>
        <TravelDates control={control} />
        <div className="grid content-start gap-4">
          <FilterSelects control={control} />
          <OriginField
            value={draft.origin}
            error={control.isOriginWrong ? i18n._(ORIGIN_UNKNOWN) : undefined}
            onChange={(origin) => change({ ...draft, origin })}
          />
          <Counter
            label={<Trans>Passengers</Trans>}
            hint={<Trans>All count as adults; fares under 18 may differ.</Trans>}
            less={t`Fewer passengers`}
            more={t`More passengers`}
            min={PASSENGERS.min}
            max={PASSENGERS.max}
            value={draft.search.passengers}
            error={undefined}
            onChange={(passengers) => change(withSearch(draft, { passengers }))}
          />
        </div>
      </div>
      <div className="sticky bottom-0 border-line border-t bg-paper">
        <div className="content-width flex items-center gap-3 py-3">
          <Button look="quiet" onClick={onClear} className={`-ms-3 ${NARROW}`}>
            <Trans>Clear all</Trans>
          </Button>
          <Button
            look="secondary"
            onClick={onClose}
            className={`ms-auto ${NARROW}`}
            icon={<CloseIcon />}
          >
            <Trans>Close</Trans>
          </Button>
          <Button type="submit" busy={isSearching} className={NARROW}>
            <Trans>Search flights</Trans>
          </Button>
        </div>
      </div>
    </section>
  );
}

function CloseIcon() {
  return <X aria-hidden="true" className="size-4.5 max-sm:hidden" />;
}

/** The chosen targets, each with a button to remove it. */
function ChosenTargets({ control }: { control: BarControl }) {
  const { draft, change } = control;
  const { t, i18n } = useLingui();
  const count = i18n.number(draft.targets.length);
  const max = i18n.number(MAX_TARGETS);
  return (
    <div className="grid gap-2">
      <p role="status" className="font-semibold text-sm">
        <Trans>
          {count} of {max} places chosen
        </Trans>
      </p>
      <ul aria-label={t`Chosen places`} className="flex flex-wrap gap-2 empty:hidden">
        {draft.targets.map((target) => (
          <li key={target.id}>
            <button
              type="button"
              aria-label={t`Remove ${target.name}`}
              onClick={() => change(toggleTarget(draft, target))}
              className="flex min-h-11 items-center gap-2 rounded-pill border border-ember bg-ember-tint ps-4 pe-3 text-sm"
            >
              <span>{target.name}</span>
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <FestivalDates control={control} />
      {isFull(draft) ? (
        <p className="text-sm text-soft">
          <Trans>That's the most for one search. Remove one to add another.</Trans>
        </p>
      ) : null}
    </div>
  );
}

/** Suggested dates for each chosen festival, if others are chosen: a click applies them. */
function FestivalDates({ control: { draft, change } }: { control: BarControl }) {
  const { t, i18n } = useLingui();
  // Requested again: the days depend on the origin, which may have changed since.
  const { targets } = useTargets(toFestivalQuery(draft));
  const offered = otherFestivalDates(draft, targets);
  if (offered.length === 0) return null;
  return (
    <ul aria-label={t`Festival dates`} className="flex flex-wrap gap-2">
      {offered.map(({ id, name, dates }) => {
        const days = formatDayRange(dates.startDate, dates.endDate, i18n.locale, 'medium');
        return (
          <li key={id}>
            <button
              type="button"
              onClick={() => change(withSearch(draft, dates))}
              className="flex min-h-11 items-center gap-2 rounded-pill border border-line-strong px-4 text-start text-sm hover:bg-sunken"
            >
              <CalendarRange aria-hidden="true" className="size-4.5 flex-none text-soft" />
              <span>{t`Fly ${days} for ${name}`}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Region, season, type and class. */
function FilterSelects({ control: { draft, change } }: { control: BarControl }) {
  const { t, i18n } = useLingui();
  const { region, season, type, travelClass } = draft.search;
  return (
    <>
      <fieldset
        aria-label={t`Type`}
        className="grid w-full grid-cols-[auto_auto_auto] rounded-pill bg-sunken p-1"
      >
        {TRAVEL_TYPES.map((known) => (
          <label
            key={known}
            className="grid min-h-11 cursor-pointer place-items-center rounded-pill px-2 text-center text-sm has-checked:bg-ink has-checked:font-semibold has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-ember forced-colors:has-checked:border-2 forced-colors:has-checked:border-[Highlight]"
          >
            <input
              type="radio"
              name="travel-type"
              value={known}
              checked={known === type}
              onChange={() => change(withSearch(draft, { type: known }))}
              className="sr-only"
            />
            <span>{i18n._(TYPE_LABELS[known])}</span>
          </label>
        ))}
      </fieldset>
      <div className="grid grid-cols-2 gap-3">
        <Choice
          label={<Trans>Region</Trans>}
          none={t`All Regions`}
          values={TRAVEL_REGIONS}
          labels={REGION_LABELS}
          value={region}
          onChange={(chosen) => change(withSearch(draft, { region: chosen }))}
        />
        <Choice
          label={<Trans>Season there</Trans>}
          none={t`All Seasons`}
          values={TRAVEL_SEASONS}
          labels={SEASON_LABELS}
          value={season}
          onChange={(chosen) => change(withSearch(draft, { season: chosen }))}
        />
      </div>
      <Choice
        label={<Trans>Class</Trans>}
        values={CABIN_CLASSES}
        labels={CLASS_LABELS}
        value={travelClass}
        onChange={(chosen) => change(withSearch(draft, { travelClass: chosen }))}
      />
    </>
  );
}

function Choice<Value extends string>({
  label,
  none,
  values,
  labels,
  value,
  onChange,
}: {
  label: ReactNode;
  /** Label of the empty value; without it one value is always chosen. */
  none?: string;
  values: readonly Value[];
  labels: Readonly<Record<Value, MessageDescriptor>>;
  value: Value | undefined;
  onChange(value: Value | undefined): void;
}) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={FIELD_LABEL}>
        {label}
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) =>
          onChange(isOneOf(values, target.value) ? target.value : undefined)
        }
        className={FIELD_BOX}
      >
        {none === undefined ? null : <option value="">{none}</option>}
        {values.map((known) => (
          <option key={known} value={known}>
            {i18n._(labels[known])}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The search term if the bar has no room for it: on phones. */
function TermField({ control: { draft, change } }: { control: BarControl }) {
  const { t } = useLingui();
  return (
    <div className="relative sm:hidden">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute start-4 top-3.5 size-5 text-soft"
      />
      <input
        type="search"
        aria-label={t`Find destinations and festivals`}
        placeholder={t`Where to? City or festival`}
        autoComplete="off"
        maxLength={SEARCH_TERM_LENGTH}
        value={draft.term}
        onChange={({ target }) => change({ ...draft, term: target.value })}
        className="h-12 w-full rounded-xl border border-line-strong bg-raised ps-12 pe-4 text-base text-ink placeholder:text-soft"
      />
    </div>
  );
}

/** Departure and return date; without the second, the trip is one-way. */
function TravelDates({ control: { draft, today, change } }: { control: BarControl }) {
  const { t } = useLingui();
  const rules = useMemo(
    () => ({
      ...openRules(today),
      until: addDays(today, MAX_DAYS_AHEAD),
      allowsSameDay: true,
    }),
    [today],
  );
  const { startDate, endDate } = flightDates(draft.search, today);
  const isOneWay = draft.search.type !== 'all';
  return (
    <fieldset aria-label={t`Flight dates`} className="min-w-0">
      <RangeCalendar
        rules={rules}
        choice={{ start: startDate, end: endDate ?? null }}
        onChange={({ start, end }) =>
          change(withSearch(draft, { startDate: start ?? undefined, endDate: end ?? undefined }))
        }
        twoMonthsLabel={<Trans>Show two months</Trans>}
        ask={{
          start: <Trans>Choose when you fly out.</Trans>,
          end: <Trans>Choose when you fly back, or leave it open for one way.</Trans>,
        }}
      />
      {isOneWay ? (
        <p className="mt-1 rounded-xl bg-sunken px-4 py-2.5 text-sm">
          <Trans>
            One way: with only destinations or only festivals chosen, we search for the flight
            there. Choose “All” to include the flight back.
          </Trans>
        </p>
      ) : null}
    </fieldset>
  );
}
