import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { todayIn } from '#domain/dates.ts';
import type { ResultsPath } from '#domain/kinds.ts';
import type { SearchCodec } from '#domain/search/define-search.ts';
import { displayNames } from '#platform/i18n/formats.ts';
import { readSearch } from '#platform/web/scope/url-search.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { type SectionQuery, type SectionValues, toSectionValues } from './section-values.ts';

/** Paths of sections with results and a short search; homes have a search of their own. */
export type SectionPath = Exclude<ResultsPath, '/'>;

/** The initial search of a section's dialog. */
export interface OpenedSearch<Search extends SectionQuery> {
  /** Base of a new search: that of the URL on the page of results, an empty one elsewhere. */
  readonly refined: Search;
  /** Initial values of the dialog. */
  readonly initial: SectionValues;
}

/** Reads the URL once, when a dialog opens: the navigation it triggers closes it. */
export function useSectionSearch<Search extends SectionQuery>(
  codec: Pick<SearchCodec<Search>, 'parse'>,
  path: SectionPath,
): OpenedSearch<Search> {
  const { t, i18n } = useLingui();
  const zone = useReaderZone();
  const { pathname, search } = useLocation();
  const [opened] = useState(() => {
    const asked = readSearch(codec, search);
    const { locationValue } = asked;
    const names = displayNames(i18n.locale, { type: 'region', fallback: 'none' });
    const country = locationValue === undefined ? null : (names.of(locationValue) ?? null);
    const today = todayIn(Temporal.Now.instant(), zone ?? 'UTC');
    return {
      refined: pathname.replace(/(?<=.)\/$/, '') === path ? asked : codec.parse({}),
      initial: toSectionValues(asked, { country, area: t`Map area` }, today),
    };
  });
  return opened;
}
