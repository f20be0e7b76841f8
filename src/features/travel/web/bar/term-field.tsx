import { useLingui } from '@lingui/react/macro';
import { SEARCH_TERM_LENGTH } from '#domain/flights.ts';
import { Search } from '#platform/web/ui/icons.ts';
import type { BarControl } from './bar-control.ts';

/** The search term where the bar has no room for it: on phones. */
export function TermField({ control: { draft, change } }: { control: BarControl }) {
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
