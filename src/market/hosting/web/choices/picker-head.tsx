import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SearchBox } from '#platform/web/ui/search-box.tsx';

/** Head of a long list of options: its title, its search, the number chosen or found. */
export function PickerHead({
  legend,
  searchLabel,
  query,
  onQuery,
  chosen,
  found,
  error,
}: {
  legend: ReactNode;
  /** Label of the search, for screen readers. */
  searchLabel: string;
  query: string;
  onQuery(query: string): void;
  chosen: number;
  found: number;
  error: string | undefined;
}) {
  const { t } = useLingui();
  return (
    <>
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      <SearchBox label={searchLabel} placeholder={t`Search`} value={query} onChange={onQuery} />
      <p role="status" className="text-sm text-soft">
        {query.trim() === '' ? (
          <Plural value={chosen} _0="None chosen" one="# chosen" other="# chosen" />
        ) : (
          <Plural value={found} _0="No matches" one="# found" other="# found" />
        )}
      </p>
      {error === undefined ? null : <p className="text-danger text-sm">{error}</p>}
    </>
  );
}
