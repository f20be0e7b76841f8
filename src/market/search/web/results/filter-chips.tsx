import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { X } from '#platform/web/ui/icons.ts';
import { activeChips } from './active-chips.ts';
import type { ResultsPage } from './results-page.ts';
import { type ResultsSearch, useResultsSection } from './results-section.ts';

const CHIP =
  'flex min-h-11 items-center gap-2 whitespace-nowrap rounded-pill bg-sunken px-4 text-sm hover:bg-ember-tint';

/** Each leads to a part of this search, and yet none is this page. */
const EXACTLY = { exact: true } as const;

/** The filters that are on; each is a link to the search without it. */
export function FilterChips({ search, results }: { search: ResultsSearch; results: ResultsPage }) {
  const { t } = useLingui();
  const { codec, path, cleared, isShownOtherwise } = useResultsSection();
  const near = (place: string) => t`Near ${place}`;
  const all = activeChips(codec, search, results, near);
  const left = results.chips.filter((chip) => isShownOtherwise?.(search, chip) !== true);
  const chips = activeChips(codec, search, { ...results, chips: left }, near);
  if (chips.length === 0 && all.length < 2) return null;
  return (
    <ul aria-label={t`Active filters`} className="mt-4 flex flex-wrap gap-2">
      {chips.map(({ key, label, without }) => (
        <li key={key} className="max-w-full">
          <Link
            to={path}
            search={codec.format(without)}
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
      {all.length > 1 ? (
        <li>
          <Link
            to={path}
            search={codec.format(cleared(search))}
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
