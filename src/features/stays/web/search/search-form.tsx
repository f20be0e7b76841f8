import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { addDays, isDateText, nightsBetween, todayIn } from '#domain/dates.ts';
import { DEFAULT_NIGHTS } from '#domain/search/stay-dates.ts';
import {
  EMPTY_STAY_SEARCH,
  formatStaySearch,
  type StaySearch,
  staySearch,
} from '#domain/search/stay-search.ts';
import { CountField, HiddenFields } from '#market/search/late.web.ts';
import { useUrlSearch } from '#platform/web/scope/url-search.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FIELD_BOX, FIELD_LABEL } from '#platform/web/ui/field-box.ts';
import { Search } from '#platform/web/ui/icons.ts';
import { PlaceField } from './place-field.tsx';
import { findResultsPath } from './results-path.ts';
import { searchFromForm } from './search-form-values.ts';
import { usePlaceLabel } from './use-place-label.ts';

/** Parameters that the form has fields for, or that a new search drops. */
const OWN = [
  'locationValue',
  'address',
  'latitude',
  'longitude',
  'radiusKm',
  'bbox',
  'dateMode',
  'startDate',
  'endDate',
  'baseDate',
  'flexibility',
  'startMonth',
  'endMonth',
  'guestCount',
  'sort',
  'page',
];

/** Path of its own page. */
const FORM_PATH = '/search';

/** The search of the URL, where the URL contains one. */
export function useAskedSearch(): { asked: StaySearch; refined: StaySearch } {
  const pathname = useLocation({ select: (location) => location.pathname });
  const asked = useUrlSearch(staySearch);
  const isSearch = findResultsPath(pathname) !== null || pathname.startsWith(FORM_PATH);
  return { asked, refined: isSearch ? asked : EMPTY_STAY_SEARCH };
}

export interface SearchFormProps {
  /** Further fields, with the names of their parameters. */
  more?: { readonly fields: ReactNode; readonly names: readonly string[] };
  /** Called when the results are loading; their history entry then replaces the current one. */
  onSearch?(): void;
}

/** Place, dates and counts; a plain GET form whose names are the URL's parameters. */
export function SearchForm({ more, onSearch }: SearchFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  // Room for the suggested places; it stays, so that nothing moves away from a click.
  const [grown, setGrown] = useState(false);
  const { asked, refined } = useAskedSearch();
  const place = usePlaceLabel(asked);
  const own = new Set([...OWN, ...(more?.names ?? [])]);
  const others = Object.fromEntries(
    Object.entries(formatStaySearch(refined)).filter(([name]) => !own.has(name)),
  );

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    // With further fields native submission is right: their names are the parameters.
    if (more !== undefined) return;
    event.preventDefault();
    const values: Record<string, string> = {};
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') values[name] = value;
    }
    setBusy(true);
    const search = formatStaySearch(searchFromForm(refined, values));
    void navigate({ to: '/', search, replace: onSearch !== undefined });
    // The entry has its new URL by then; closing a dialog before would remove the entry.
    if (onSearch !== undefined) queueMicrotask(onSearch);
  }

  return (
    <form
      action="/"
      method="get"
      onSubmit={onSubmit}
      onInput={() => setGrown(true)}
      className={`flex h-full flex-col gap-5 ${grown ? 'min-h-84' : ''}`}
    >
      <HiddenFields values={{ ...others, dateMode: 'exact' }} />
      <PlaceField search={asked} label={place} />
      <div className="grid gap-5 sm:grid-cols-[1fr_1fr_auto]">
        <DateFields search={asked} />
        <CountField
          label={<Trans>Guests</Trans>}
          name="guestCount"
          count={asked.guestCount}
          less={t`Fewer guests`}
          more={t`More guests`}
        />
      </div>
      {more?.fields}
      <Button
        type="submit"
        busy={busy}
        icon={<Search aria-hidden="true" className="size-4.5" strokeWidth={2.5} />}
        className="mt-auto sm:self-end"
      >
        <Trans>Search</Trans>
      </Button>
    </form>
  );
}

/** The last time zone in which a day ends; used before the reader's own zone is known. */
const LAST_ZONE = 'Etc/GMT+12';

/** Arrival and departure, never in the past and never in the wrong order. */
function DateFields({ search }: { search: StaySearch }) {
  const id = useId();
  const exact = search.dates?.mode === 'exact' ? search.dates : null;
  const [start, setStart] = useState(exact?.startDate ?? '');
  const [end, setEnd] = useState(exact?.endDate ?? '');
  const [now] = useState(() => Temporal.Now.instant());
  const today = todayIn(now, useReaderZone() ?? LAST_ZONE);

  function changeStart(next: string) {
    setStart(next);
    if (!isDateText(next) || (isDateText(end) && end > next)) return;
    // The stay retains its length when it is moved.
    const nights =
      isDateText(start) && isDateText(end) ? nightsBetween(start, end) : DEFAULT_NIGHTS;
    setEnd(addDays(next, Math.max(1, nights)));
  }

  return (
    <>
      <div>
        <label htmlFor={`${id}-start`} className={FIELD_LABEL}>
          <Trans>Arrival</Trans>
        </label>
        <input
          id={`${id}-start`}
          type="date"
          name="startDate"
          min={today}
          max="2199-12-31"
          value={start}
          required={end !== ''}
          onChange={({ target }) => changeStart(target.value)}
          suppressHydrationWarning
          className={FIELD_BOX}
        />
      </div>
      <div>
        <label htmlFor={`${id}-end`} className={FIELD_LABEL}>
          <Trans>Departure</Trans>
        </label>
        <input
          id={`${id}-end`}
          type="date"
          name="endDate"
          min={isDateText(start) ? addDays(start, 1) : today}
          max="2199-12-31"
          value={end}
          required={start !== ''}
          onChange={({ target }) => setEnd(target.value)}
          suppressHydrationWarning
          className={FIELD_BOX}
        />
      </div>
    </>
  );
}
