import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DateText } from '#domain/dates.ts';
import { SEARCH_TERM_LENGTH } from '#domain/flights.ts';
import { formatDay, formatDayRange } from '#platform/i18n/days.ts';
import { Search, SlidersHorizontal } from '#platform/web/ui/icons.ts';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { fliesBack, flightDates } from '../search/flight-search.ts';
import type { TravelDraft } from './travel-draft.ts';

export interface BarFieldsProps {
  draft: TravelDraft;
  today: DateText;
  /** Number of filters that differ from the defaults. */
  count: number;
  isSearching: boolean;
  panelId: string;
  isOpen: boolean;
  onToggle(): void;
  onType(term: string): void;
}

/** Next to the field and before the buttons: a summary of the panel. */
const PART =
  'h-full flex-none border-line border-s px-3 text-soft hover:text-ink @max-[46rem]/bar:hidden max-sm:hidden';

/** The search term, a summary of the other inputs, and the buttons of panel and search. */
export function BarFields(props: BarFieldsProps) {
  const { draft, today, count, isSearching, panelId, isOpen, onToggle, onType } = props;
  const { t, i18n } = useLingui();
  const { search, targets } = draft;
  const { startDate, endDate } = flightDates(search, today);
  const days =
    endDate !== undefined && fliesBack(search, endDate)
      ? formatDayRange(startDate, endDate, i18n.locale, 'short')
      : formatDay(startDate, i18n.locale, 'short');
  return (
    <div className="flex h-11 min-w-0 items-center text-sm max-sm:flex-none sm:max-w-2xl sm:flex-1 sm:rounded-pill sm:border sm:border-line sm:bg-raised sm:shadow-float sm:has-[input:focus-visible]:outline-2 sm:has-[input:focus-visible]:outline-ember sm:hover:border-line-strong">
      <div className="flex h-full min-w-0 flex-1 items-center gap-2 overflow-hidden ps-4 max-sm:hidden">
        {targets.length === 0 ? null : (
          <span className="min-w-0 max-w-40 truncate @max-[34rem]/bar:max-w-24 rounded-pill bg-ember-tint px-2.5 py-1 font-semibold">
            {targets.length === 1 ? (
              targets[0]?.name
            ) : (
              <Plural value={targets.length} one="# chosen" other="# chosen" />
            )}
          </span>
        )}
        <input
          type="search"
          name="searchTerm"
          aria-label={t`Find destinations and festivals`}
          aria-controls={isOpen ? panelId : undefined}
          placeholder={targets.length === 0 ? t`Where to? City or festival` : t`Add another`}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH_TERM_LENGTH}
          value={draft.term}
          onChange={({ target }) => onType(target.value)}
          className="h-9 min-w-20 flex-1 rounded-lg bg-transparent text-ink outline-none placeholder:text-soft"
        />
      </div>
      <button type="button" onClick={onToggle} className={`${PART} noscript:hidden`}>
        <span className="sr-only">
          <Trans>Flight dates</Trans>{' '}
        </span>
        <span>{days}</span>
      </button>
      <button
        type="button"
        onClick={onToggle}
        className={`${PART} noscript:hidden @max-[48rem]/bar:hidden`}
      >
        <span className="sr-only">
          <Trans>Flying from</Trans>{' '}
        </span>
        <bdi>{draft.origin}</bdi>
        <span>{' · '}</span>
        <Plural value={search.passengers} one="# adult" other="# adults" />
      </button>
      <button
        type="button"
        data-opens-panel=""
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={
          count === 0 ? t`Filters` : t`Filters, ${plural(count, { one: '# on', other: '# on' })}`
        }
        onClick={onToggle}
        className="relative grid size-11 flex-none place-items-center rounded-pill hover:bg-sunken max-sm:border max-sm:border-line noscript:hidden"
      >
        <SlidersHorizontal aria-hidden="true" className="size-4.5" />
        {count === 0 ? null : (
          <span
            translate="no"
            className="absolute -end-0.5 -top-1 grid h-5 min-w-5 place-items-center rounded-pill bg-ember px-1 font-semibold text-on-ember text-xs tabular-nums"
          >
            {i18n.number(count)}
          </span>
        )}
      </button>
      <button
        type="submit"
        aria-label={t`Search flights`}
        aria-busy={isSearching || undefined}
        disabled={isSearching}
        className="me-0.5 ms-1 grid size-9.5 flex-none place-items-center rounded-pill bg-ember text-on-ember hover:bg-ember-strong disabled:opacity-60 max-sm:hidden"
      >
        {isSearching ? (
          <Spinner />
        ) : (
          <Search aria-hidden="true" className="size-4.5" strokeWidth={2.5} />
        )}
      </button>
    </div>
  );
}
