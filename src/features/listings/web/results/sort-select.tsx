import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { formatStaySearch, type StaySearch, withChange } from '#domain/search/stay-search.ts';
import { isOneOf, STAY_SORTS, type StaySort } from '#domain/vocabulary.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { HiddenFields } from '../search/hidden-fields.tsx';

/** The order of the results; a form of its own, so that it works without scripts. */
export function SortSelect({ search }: { search: StaySearch }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const names: Record<StaySort, string> = {
    recommended: t`Recommended`,
    'price-asc': t`Price, low to high`,
    'price-desc': t`Price, high to low`,
    newest: t`Newest`,
    nearest: t`Nearest`,
  };
  const choices = STAY_SORTS.filter((sort) => sort !== 'nearest' || search.latitude !== undefined);
  const { sort: _sort, page: _page, ...others } = formatStaySearch(search);
  return (
    <form action="/" method="get" className="flex items-center gap-2">
      <HiddenFields values={others} />
      <label className="flex items-center gap-2 text-sm">
        <span className="max-sm:sr-only">
          <Trans>Sort by</Trans>
        </span>
        <select
          key={search.sort}
          name="sort"
          defaultValue={search.sort}
          onChange={({ target: { value } }) => {
            if (!isOneOf(STAY_SORTS, value)) return;
            void navigate({
              to: '/',
              search: formatStaySearch(withChange(search, { sort: value })),
              resetScroll: false,
            });
          }}
          className="h-11 rounded-pill border border-line-strong bg-raised px-4 text-ink"
        >
          {choices.map((sort) => (
            <option key={sort} value={sort}>
              {names[sort]}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className={buttonClass('secondary')}>
          <Trans>Sort</Trans>
        </button>
      </noscript>
    </form>
  );
}
