import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { HiddenFields } from '../form/hidden-fields.tsx';
import { type ResultsSearch, type SortChoice, useResultsSection } from './results-section.ts';

/** The order of the results; a form of its own, so that it works without scripts. */
export function SortSelect({ search }: { search: ResultsSearch }) {
  const { i18n } = useLingui();
  const { codec, path, sorts } = useResultsSection();
  const navigate = useNavigate();
  const choices = sorts(search);
  const { sort: _sort, page: _page, ...others } = codec.format(search);
  return (
    <form action={path} method="get" className="flex items-center gap-2">
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
            void navigate({
              to: path,
              search: codec.format(codec.change(search, { sort: value })),
              resetScroll: false,
            });
          }}
          className="h-11 rounded-pill border border-line-strong bg-raised px-4 text-ink"
        >
          {choices.map(({ id, label }) => (
            <option key={id} value={id}>
              {i18n._(label)}
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

/** The orders of results of all kinds. */
const LABELS = {
  recommended: msg`Recommended`,
  soonest: msg`Soonest`,
  'price-asc': msg`Price, low to high`,
  'price-desc': msg`Price, high to low`,
  newest: msg`Newest`,
  nearest: msg`Nearest`,
  'fastest-wifi': msg`Fastest wifi`,
} as const;

type Sort = keyof typeof LABELS;

/**
 * The orders of a kind that a search can have: nearest first only where it has a position.
 *
 * @param sorts of the kind, the default one first
 */
export function sortChoices(
  sorts: readonly Sort[],
  { latitude }: Pick<ResultsSearch, 'latitude'>,
): SortChoice[] {
  return sorts
    .filter((id) => id !== 'nearest' || latitude !== undefined)
    .map((id) => ({ id, label: LABELS[id] }));
}
