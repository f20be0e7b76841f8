import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { todayIn } from '#domain/dates.ts';
import { sectionSearch } from '#domain/search/section-search.ts';
import { displayNames } from '#platform/i18n/formats.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { Search } from '#platform/web/ui/icons.ts';
import { rememberPlace } from '../place/recent-places.ts';
import { shortParams, shortValuesOf } from './short-search-values.ts';
import { SHORT_STEPS } from './short-steps.tsx';
import { ShortWizard } from './short-wizard.ts';

export interface ShortSearchProps {
  title: ReactNode;
  /** The parameters of the page's URL, as the search opens with them. */
  current: Readonly<Record<string, unknown>>;
  /** Goes to the section's results with these parameters, and closes. */
  onSearch(params: Record<string, string>): void;
  onClose(): void;
}

/**
 * The short search in four steps (spec 3 §2.6), for any section whose page takes its parameters:
 * location with its map, city or address, dates of at least 14 days, guests and rooms.
 */
export function ShortSearch({ title, current, onSearch, onClose }: ShortSearchProps) {
  const { i18n } = useLingui();
  const zone = useReaderZone();
  const [initial] = useState(() => {
    const search = sectionSearch.parse(current);
    const names = displayNames(i18n.locale, { type: 'region', fallback: 'none' });
    const country =
      search.locationValue === undefined ? null : (names.of(search.locationValue) ?? null);
    return shortValuesOf(search, country, todayIn(Temporal.Now.instant(), zone ?? 'UTC'));
  });
  return (
    <ShortWizard
      title={title}
      steps={SHORT_STEPS}
      initial={initial}
      free
      lastLabel={
        <>
          <Search aria-hidden="true" className="size-4.5" strokeWidth={2.5} />
          <Trans>Search</Trans>
        </>
      }
      onSubmit={(values) => {
        if (values.place !== null) rememberPlace(values.place);
        onSearch(shortParams(values));
      }}
      onClose={onClose}
    />
  );
}
