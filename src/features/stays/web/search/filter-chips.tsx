import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import {
  EMPTY_STAY_SEARCH,
  formatStaySearch,
  type StaySearch,
} from '#domain/search/stay-search.ts';
import { X } from '#platform/web/ui/icons.ts';
import type { StaySearchPage } from '../../contract.ts';
import { activeChips } from './active-chips.ts';

const CHIP =
  'flex min-h-11 items-center gap-2 whitespace-nowrap rounded-pill bg-sunken px-4 text-sm hover:bg-ember-tint';

/** Each leads to a part of this search, and yet none is this page. */
const EXACTLY = { exact: true } as const;

/** The filters that are on; each is a link to the search without it. */
export function FilterChips({ search, results }: { search: StaySearch; results: StaySearchPage }) {
  const { t } = useLingui();
  const chips = activeChips(search, results);
  if (chips.length === 0) return null;
  const cleared = {
    ...EMPTY_STAY_SEARCH,
    pricingDuration: search.pricingDuration,
    scheduleDuration: search.scheduleDuration,
  };
  return (
    <ul aria-label={t`Active filters`} className="mt-4 flex flex-wrap gap-2">
      {chips.map(({ key, label, without }) => (
        <li key={key} className="max-w-full">
          <Link
            to="/"
            search={formatStaySearch(without)}
            resetScroll={false}
            activeOptions={EXACTLY}
            aria-label={t`Remove ${label}`}
            className={CHIP}
          >
            <span className="truncate">{label}</span>
            <X aria-hidden="true" className="size-4 flex-none" />
          </Link>
        </li>
      ))}
      {chips.length > 1 ? (
        <li>
          <Link
            to="/"
            search={formatStaySearch(cleared)}
            resetScroll={false}
            activeOptions={EXACTLY}
            className={CHIP}
          >
            <Trans>Clear all</Trans>
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
