import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { type DateText, type MonthText, monthRange } from '#domain/dates.ts';
import type { TravelSeason } from '#domain/flights.ts';
import { BUDGET, MONTHS_BETWEEN } from '#domain/search/budget-search.ts';
import type { TripSearch } from '#domain/search/trip-search.ts';
import { type MonthSpan, WINDOW_BOUNDS, WINDOW_NIGHTS } from '#domain/stay-windows.ts';
import { parseAmount } from '#domain/typed-number.ts';
import { HiddenFields } from '#market/search/index.web.ts';
import { evenSpaces } from '#platform/i18n/even-spaces.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import { useHydrated } from '#platform/web/hydration/use-hydrated.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ChevronDown, Search } from '#platform/web/ui/icons.ts';
import { OriginField } from '../origin/origin-field.tsx';
import { saveOrigin, useGuessedOrigin, useSavedOrigin } from '../origin/reader-origin.ts';
import { isSeason, monthChoices, seasonOfSpan } from './month-choices.ts';
import type { CostsState } from './place-costs-data.ts';
import { changedParams, useBudgetChange } from './use-budget-search.ts';

/** A word of the sentence that can be changed. */
const WORD =
  'inline-flex h-11 max-w-full items-center rounded-pill border align-middle leading-normal border-line-strong bg-raised px-4 font-semibold text-base text-ink hover:bg-sunken';

export interface BudgetSentenceProps {
  search: TripSearch;
  costs: CostsState;
  today: DateText;
}

/**
 * One sentence that is a form: from where, for how long, when, and for how much a month. A choice
 * shows its places at once; without scripts the button does.
 */
export function BudgetSentence({ search, costs, today }: BudgetSentenceProps) {
  const { t, i18n } = useLingui();
  const change = useBudgetChange(search);
  const { budget, flights, namesOrigin } = search;
  const [isOriginOpen, setOriginOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const amount = typed ?? String(budget.budget ?? BUDGET.initial);
  const nights = budget.nights ?? WINDOW_BOUNDS.initial;
  const from = costs.kind === 'ready' ? costs.costs.origin : null;
  const isWrong = costs.kind === 'failed' && costs.field === 'origin';
  const originId = useId();
  const zone = useReaderZone();
  const isHydrated = useHydrated();
  const isNeeded = costs.kind === 'origin-needed';
  // Otherwise the browser's zone names one in a moment.
  const isLost = isNeeded && isHydrated && zone === null;

  function submit(event: FormEvent) {
    event.preventDefault();
    const dollars = parseAmount(amount, i18n.locale);
    setTyped(null);
    change({ budget: { budget: dollars === null ? undefined : Math.round(dollars) } });
  }

  const {
    nights: _nights,
    firstMonth: _first,
    lastMonth: _last,
    budget: _,
    ...others
  } = changedParams(search, {});
  const originWord = (
    <button
      type="button"
      aria-expanded={isOriginOpen}
      aria-controls={isOriginOpen ? originId : undefined}
      onClick={() => setOriginOpen(!isOriginOpen)}
      className={`${WORD} gap-1.5 noscript:pointer-events-none`}
    >
      <span className="sr-only">
        <Trans>Flying from</Trans>{' '}
      </span>
      <span className="truncate">{from?.town ?? (namesOrigin ? flights.origin : t`where?`)}</span>
      <ChevronDown aria-hidden="true" className="size-4 flex-none text-soft" />
    </button>
  );
  const nightsWord = <NightsSelect nights={nights} onChange={(next) => change({ budget: next })} />;
  const monthsWord = (
    <MonthsSelect
      search={search}
      nights={nights}
      today={today}
      latitude={from?.latitude ?? null}
      onChange={(next) => change({ budget: next })}
    />
  );
  const budgetWord = (
    <span className={`${WORD} gap-0.5 pe-1.5`} dir="ltr">
      <span aria-hidden="true">$</span>
      <input
        name="budget"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={t`Dollars a month, with flights`}
        maxLength={9}
        value={amount}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={(event) => {
          if (typed !== null) submit(event);
        }}
        className="-my-px h-11 w-17 rounded-lg bg-transparent text-ink tabular-nums"
      />
    </span>
  );
  return (
    <form
      action="/travel"
      method="get"
      noValidate
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <HiddenFields values={others} />
      <p className="text-xl leading-13">
        <Trans>
          From {originWord}, {nightsWord} {monthsWord}, up to {budgetWord} a month with flights
        </Trans>
      </p>
      {isOriginOpen || isNeeded || isWrong ? (
        <div
          id={originId}
          className={`max-w-sm ${isOriginOpen || isWrong || isLost ? '' : 'hidden noscript:block'}`}
        >
          <OriginChoice
            error={isWrong && costs.kind === 'failed' ? costs.message : null}
            onChoose={(code) => {
              saveOrigin(code);
              setOriginOpen(false);
              change({ flights: { origin: code } });
            }}
          />
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit">
          <Search aria-hidden="true" className="size-4.5" strokeWidth={2.5} />
          <Trans>Show places</Trans>
        </Button>
        <OriginSource origin={from} />
      </div>
    </form>
  );
}

/** Says that the origin is a guess, as long as the reader chose none. */
function OriginSource({
  origin,
}: {
  origin: { readonly code: string; readonly town: string } | null;
}) {
  const saved = useSavedOrigin();
  const guess = useGuessedOrigin();
  if (origin === null || saved !== null || guess?.iataCode !== origin.code) return null;
  const { town } = origin;
  return (
    <p className="text-sm">
      <Trans>{town}, based on your browser's time zone</Trans>
    </p>
  );
}

function OriginChoice({ error, onChoose }: { error: string | null; onChoose(code: string): void }) {
  const [typed, setTyped] = useState('');
  return (
    <OriginField
      value={typed}
      error={error === null || typed !== '' ? undefined : error}
      onChange={(value, airport) => {
        setTyped(value);
        if (airport !== null) onChoose(airport.iataCode);
      }}
    />
  );
}

function NightsSelect({
  nights,
  onChange,
}: {
  nights: number;
  onChange(change: { nights: number }): void;
}) {
  const { t } = useLingui();
  const getLabel = (count: number) => {
    if (count % 30 === 0) {
      return t`${plural(count / 30, { one: '# month', other: '# months' })}`;
    }
    return count % 7 === 0
      ? t`${plural(count / 7, { one: '# week', other: '# weeks' })}`
      : t`${plural(count, { one: '# night', other: '# nights' })}`;
  };
  const offered: readonly number[] = WINDOW_NIGHTS;
  const all = offered.includes(nights) ? offered : [...offered, nights].sort((a, b) => a - b);
  return (
    <select
      key={nights}
      name="nights"
      aria-label={t`Length of stay`}
      defaultValue={nights}
      onChange={({ target }) => onChange({ nights: Number(target.value) })}
      className={WORD}
    >
      {all.map((count) => (
        <option key={count} value={count}>
          {getLabel(count)}
        </option>
      ))}
    </select>
  );
}

const IN_SEASON = {
  Spring: msg`in spring`,
  Summer: msg`in summer`,
  Fall: msg`in fall`,
  Winter: msg`in winter`,
} as const satisfies Record<TravelSeason, unknown>;

function MonthsSelect({
  search: { budget },
  nights,
  today,
  latitude,
  onChange,
}: {
  search: TripSearch;
  nights: number;
  today: DateText;
  /** Of the origin; null while it isn't known. */
  latitude: number | null;
  onChange(change: { firstMonth: MonthText | undefined; lastMonth: MonthText | undefined }): void;
}) {
  const { t, i18n } = useLingui();
  const { firstMonth, lastMonth } = budget;
  const { seasons, months } = monthChoices(today, nights);
  const spans = [...seasons, ...months.map((month) => ({ firstMonth: month, lastMonth: month }))];
  const value =
    firstMonth === undefined || lastMonth === undefined ? '' : toValue({ firstMonth, lastMonth });
  if (firstMonth !== undefined && lastMonth !== undefined) {
    const isOffered = spans.some((span) => toValue(span) === value);
    if (!isOffered) spans.unshift({ firstMonth, lastMonth });
  }
  const getLabel = (span: MonthSpan) => {
    const when = formatMonths(span, i18n.locale);
    const season = isSeason(span) ? seasonOfSpan(span, latitude) : null;
    return season === null ? when : `${i18n._(IN_SEASON[season])} (${when})`;
  };
  return (
    <select
      key={value}
      name="months"
      aria-label={t`Months of the stay`}
      defaultValue={value}
      onChange={({ target }) => {
        const [first, last] = target.value.split(MONTHS_BETWEEN);
        onChange({ firstMonth: first || undefined, lastMonth: last });
      }}
      className={WORD}
    >
      <option value="">{t`in the coming months`}</option>
      {spans.map((span) => (
        <option key={toValue(span)} value={toValue(span)}>
          {getLabel(span)}
        </option>
      ))}
    </select>
  );
}

function toValue({ firstMonth, lastMonth }: MonthSpan): string {
  return `${firstMonth}${MONTHS_BETWEEN}${lastMonth}`;
}

/** March 2027; Mar – May 2027. */
function formatMonths({ firstMonth, lastMonth }: MonthSpan, locale: string): string {
  const [start, end] = [firstMonth, lastMonth].map((month) => Date.parse(monthRange(month).start));
  if (start === undefined || end === undefined) return '';
  const style = firstMonth === lastMonth ? 'long' : 'short';
  const format = dateFormat(locale, { month: style, year: 'numeric', timeZone: 'UTC' });
  return evenSpaces(start === end ? format.format(start) : format.formatRange(start, end));
}
