import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { formatStaySearch, parseStaySearch } from '#domain/search/stay-search.ts';
import { tripNights } from '#domain/search/trip-length.ts';
import { usePlaceLabel } from '#features/stays/index.web.ts';
import { Search } from '#platform/web/ui/icons.ts';
import { opensSectionDialog } from './open-section-dialog.ts';
import { RightWords } from './right-words.tsx';
import type { SectionBar } from './section-bars.ts';

const PART = 'max-w-full truncate sm:px-4';

/** What a section's search asks for now, all of it read from the URL; pressed, it opens the search. */
export function SearchPill({ bar }: { bar: SectionBar }) {
  const { i18n } = useLingui();
  const raw = useLocation({ select: ({ search }) => search as Record<string, unknown> });
  const search = parseStaySearch(raw);
  const place = usePlaceLabel(search);
  const length = tripNights(raw);
  const { guestCount } = search;
  const query = new URLSearchParams(formatStaySearch(search)).toString();
  return (
    <search className="min-w-0 max-sm:flex-1">
      <a
        href={query === '' ? bar.formPath : `${bar.formPath}?${query}`}
        {...opensSectionDialog(bar.search)}
        className="flex h-11 min-w-0 max-w-full items-center rounded-pill border border-line bg-raised ps-1 pe-0.5 text-sm shadow-float transition-colors duration-150 hover:border-line-strong"
      >
        <span className="sr-only">{i18n._(bar.searchLabel)}</span>
        <span className="flex min-w-0 flex-col items-start leading-4.5 max-sm:px-3 sm:flex-row sm:items-center sm:divide-x sm:divide-line">
          <span className={`${PART} ${place === null ? 'text-soft' : 'font-semibold'}`}>
            {place ?? (
              <>
                <span className="sr-only">
                  <Trans>Anywhere</Trans>
                </span>
                <RightWords />
              </>
            )}
          </span>
          <span
            className={`${PART} sm:flex-none ${length === null ? 'text-soft max-sm:hidden' : 'font-semibold'}`}
          >
            {length === null ? (
              <Trans>Any Week</Trans>
            ) : bar.countsDays ? (
              <Plural value={length} one="# day" other="# days" />
            ) : (
              <Plural value={length} one="# night" other="# nights" />
            )}
          </span>
          <span
            className={`${PART} flex-none @max-[32rem]/bar:hidden max-sm:hidden ${guestCount === undefined ? 'text-soft' : 'font-semibold'}`}
          >
            {guestCount === undefined ? (
              <Trans>Add Guests</Trans>
            ) : (
              <Plural value={guestCount} one="# guest" other="# guests" />
            )}
          </span>
        </span>
        <span className="ms-auto grid size-9.5 flex-none place-items-center rounded-pill bg-ember text-on-ember">
          <Search aria-hidden="true" className="size-4.5" strokeWidth={2.5} />
        </span>
      </a>
    </search>
  );
}
