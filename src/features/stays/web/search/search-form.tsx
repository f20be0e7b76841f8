import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Search, X } from 'lucide-react';
import type { FormEvent } from 'react';
import {
  EMPTY_STAY_SEARCH,
  formatStaySearch,
  type StaySearch,
} from '#domain/search/stay-search.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { DateFields } from './date-fields.tsx';
import { GuestField } from './guest-field.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { PlaceField } from './place-field.tsx';
import { searchFromForm } from './search-form-values.ts';

/** Parameters the form has fields for, or that a new search begins without. */
const OWN = new Set([
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
]);

export interface SearchFormProps {
  search: StaySearch;
  /** What the place is called now. */
  place: string | null;
  onClose(): void;
}

/** Where, when and how many; a plain GET form whose names are the URL's parameters. */
export function SearchForm({ search, place, onClose }: SearchFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isHome = useLocation({ select: ({ pathname }) => pathname === '/' });
  const current = isHome ? search : EMPTY_STAY_SEARCH;
  const others = Object.fromEntries(
    Object.entries(formatStaySearch(current)).filter(([name]) => !OWN.has(name)),
  );

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values: Record<string, string> = {};
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') values[name] = value;
    }
    onClose();
    void navigate({ to: '/', search: formatStaySearch(searchFromForm(current, values)) });
  }

  return (
    <form action="/" method="get" onSubmit={onSubmit} className="flex h-full flex-col gap-5">
      <div className="flex items-center justify-between sm:hidden">
        <p className="font-display font-semibold text-xl">
          <Trans>Find a home</Trans>
        </p>
        <button
          type="button"
          onClick={onClose}
          popoverTarget="search-panel"
          popoverTargetAction="hide"
          aria-label={t`Close`}
          className="-me-2 grid size-11 place-items-center rounded-pill hover:bg-sunken"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <HiddenFields values={{ ...others, dateMode: 'exact' }} />
      <PlaceField search={search} label={place} />
      <div className="grid gap-5 sm:grid-cols-[1fr_1fr_auto]">
        <DateFields search={search} />
        <GuestField guestCount={search.guestCount} />
      </div>
      <button type="submit" className={`${buttonClass('primary')} max-sm:mt-auto sm:self-end`}>
        <Search aria-hidden="true" className="size-4.5" strokeWidth={2.5} />
        <Trans>Search</Trans>
      </button>
    </form>
  );
}
