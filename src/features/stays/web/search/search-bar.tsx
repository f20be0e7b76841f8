import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useRouterState } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { parseStaySearch, type StaySearch } from '#domain/search/stay-search.ts';
import { displayNames } from '#platform/i18n/formats.ts';
import type { SearchData } from './search-data.ts';
import { SearchForm } from './search-form.tsx';
import { placeLabel } from './search-heading.ts';
import { tripNights } from './trip-length.ts';

const PART = 'max-w-full truncate sm:px-4';
/** The popover's element; the pill names it, so that it opens before scripts are there. */
const PANEL = 'search-panel';

/**
 * The search of every page: a pill that sums it up (spec 1 §2.2), and behind it the form, over the
 * whole screen on phones. Both are plain HTML, so they work without scripts.
 */
export function SearchBar(): ReactNode {
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  const pill = useRef<HTMLButtonElement>(null);
  const raw = useLocation({ select: ({ search }) => search as Record<string, unknown> });
  const search = parseStaySearch(raw);
  const place = usePlaceLabel(search);
  const nights = tripNights(raw);
  const { guestCount } = search;

  function close() {
    panel.current?.hidePopover();
    pill.current?.focus();
  }

  return (
    <search className="min-w-0 max-w-full">
      <button
        ref={pill}
        type="button"
        popoverTarget={PANEL}
        className="flex h-12 min-w-0 max-w-full items-center rounded-pill border border-line bg-raised ps-1 pe-1 text-sm shadow-float transition-colors duration-150 hover:border-line-strong"
      >
        <span className="sr-only">
          <Trans>Search homes:</Trans>
        </span>
        <span className="flex min-w-0 flex-col items-start leading-4.5 max-sm:px-3 sm:flex-row sm:items-center sm:divide-x sm:divide-line">
          <span className={`${PART} font-semibold`}>{place ?? <Trans>Anywhere</Trans>}</span>
          <span
            className={`${PART} sm:flex-none ${nights === null ? 'text-soft max-sm:hidden' : 'font-semibold'}`}
          >
            {nights === null ? (
              <Trans>Any Week</Trans>
            ) : (
              <Plural value={nights} one="# night" other="# nights" />
            )}
          </span>
          <span
            className={`${PART} flex-none max-sm:hidden ${guestCount === undefined ? 'text-soft' : 'font-semibold'}`}
          >
            {guestCount === undefined ? (
              <Trans>Add Guests</Trans>
            ) : (
              <Plural value={guestCount} one="# guest" other="# guests" />
            )}
          </span>
        </span>
        <span className="ms-auto grid size-10 flex-none place-items-center rounded-pill bg-ember text-on-ember">
          <Search aria-hidden="true" className="size-4.5" strokeWidth={2.5} />
        </span>
      </button>
      <div
        id={PANEL}
        ref={panel}
        popover="auto"
        role="dialog"
        aria-label={t`Search homes`}
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open')
            currentTarget.querySelector<HTMLElement>('[role=combobox]')?.focus();
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          // Left by the keyboard: it would only cover what has the focus now.
          if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) {
            currentTarget.hidePopover();
          }
        }}
        className="m-0 h-dvh max-h-none w-full max-w-none bg-raised p-5 text-ink sm:inset-x-0 sm:top-18 sm:bottom-auto sm:mx-auto sm:h-fit sm:max-w-180 sm:overflow-visible sm:rounded-card sm:border sm:border-line sm:shadow-float"
      >
        <SearchForm
          key={new URLSearchParams(raw as Record<string, string>).toString()}
          search={search}
          place={place}
          onClose={close}
        />
      </div>
    </search>
  );
}

/** What the place of a search is called: by the results, else by the URL itself. */
function usePlaceLabel(search: StaySearch): string | null {
  const { t, i18n } = useLingui();
  const found = useRouterState({
    select: ({ matches }) => {
      const home = matches.find(({ routeId }) => routeId === '/')?.loaderData;
      const results = (home as SearchData | undefined)?.results;
      return results === undefined ? null : placeLabel(search, results);
    },
  });
  if (search.bbox !== undefined) return t`Map area`;
  if (found) return found;
  if (search.address !== undefined) return search.address;
  if (search.locationValue === undefined) return null;
  const names = displayNames(i18n.locale, { type: 'region', fallback: 'none' });
  return names.of(search.locationValue) ?? null;
}
