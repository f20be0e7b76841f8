import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { MAX_COMPARED, MIN_COMPARED } from '#domain/wishlists.ts';
import { readLastDates } from '#market/page/index.web.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';
import type { WishlistEntry } from '../../contract.ts';
import type { CompareSearch } from './compare-search.ts';
import type { Compared } from './use-compared.ts';

/** Says how many are chosen and of which kind, which is why others can't be. */
const BAR_ID = 'compared-entries';

/** Chooses an entry to be compared with others of its kind. */
export function CompareBox({ entry, compared }: { entry: WishlistEntry; compared: Compared }) {
  const { t } = useLingui();
  if (entry.listing === null) return null;
  const { title } = entry.listing;
  const isOpen = compared.isOpen(entry);
  return (
    <label
      className={`inline-flex min-h-11 items-center gap-3 justify-self-start text-sm noscript:hidden ${isOpen ? 'cursor-pointer' : 'text-soft'}`}
    >
      <input
        type="checkbox"
        aria-label={t`Compare ${title}`}
        className="size-5 flex-none accent-ember"
        checked={compared.isChosen(entry)}
        disabled={!isOpen}
        aria-describedby={isOpen ? undefined : BAR_ID}
        onChange={() => compared.toggle(entry)}
      />
      <span>
        <Trans>Compare</Trans>
      </span>
    </label>
  );
}

/** Leads to the chosen entries side by side, at the foot of the screen. */
export function CompareBar({ compared: { ids } }: { compared: Compared }) {
  const { i18n, t } = useLingui();
  if (ids.length === 0) return null;
  const chosen = i18n.number(ids.length);
  const max = i18n.number(MAX_COMPARED);
  return (
    <div
      role="status"
      className="sticky bottom-20 z-20 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-raised p-4 shadow-float md:bottom-4"
    >
      <p id={BAR_ID} className="text-sm">
        {ids.length < MIN_COMPARED
          ? t`Choose another one of the same kind to compare.`
          : t`${chosen} of ${max} chosen`}
      </p>
      {ids.length < MIN_COMPARED ? null : (
        <Link to="/wishlists/compare" search={paramsFor(ids)} className={buttonClass()}>
          <Trans>Compare</Trans>
        </Link>
      )}
    </div>
  );
}

/** The address of some listings side by side, for the dates last searched for. */
function paramsFor(ids: readonly string[]): Record<string, string> {
  const dates = readLastDates();
  const search: CompareSearch = {
    listings: ids.join(','),
    ...(dates === null
      ? {}
      : { startDate: dates.startDate, endDate: dates.endDate, guestCount: dates.guests }),
  };
  return { ...search };
}
