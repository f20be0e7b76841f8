import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { tripNights } from '#domain/search/trip-length.ts';
import { monthsLabel } from '#features/stays/index.web.ts';
import { Search } from '#platform/web/ui/icons.ts';

import { type BarSearch, opensSectionDialog, type SectionBar } from './section-bars.ts';

/** Two lines if there is no room for one: the place above, length and guests below. */
const ROW = '@min-[33rem]/bar:flex-row @min-[33rem]/bar:items-center';
const PART = 'max-w-full truncate @min-[33rem]/bar:px-4';
const NEXT_PART =
  '@min-[33rem]/bar:flex-none @min-[33rem]/bar:border-line @min-[33rem]/bar:border-s';
/** Between length and guests while they share a line; on phones only if there is a length. */
const DOT = '@max-[33rem]/bar:before:mx-1 @max-[33rem]/bar:before:content-["·"]';
const DOT_FROM_TABLETS = 'sm:@max-[33rem]/bar:before:mx-1 sm:@max-[33rem]/bar:before:content-["·"]';
/** Empty parts are hidden on phones, to make room for the others. */
const UNASKED = 'text-soft max-sm:hidden';
/** Label of a part, above its value; in two lines there is no room for it. */
const LABEL = 'block font-semibold text-ink text-xs leading-4 @max-[33rem]/bar:hidden';
const VALUE = '@min-[33rem]/bar:block @min-[33rem]/bar:truncate';

/** A section's current search, read entirely from the URL; a click opens the search. */
export function SearchPill({ bar }: { bar: SectionBar }) {
  const { i18n } = useLingui();
  const { search, query } = bar.codec.useAsked();
  const place = bar.codec.usePlaceLabel();
  const { guestCount } = search;
  return (
    <search className="min-w-0 max-sm:flex-1">
      <a
        href={query === '' ? bar.formPath : `${bar.formPath}?${query}`}
        {...opensSectionDialog(bar.search)}
        className="flex h-12 min-w-0 max-w-full items-center rounded-pill border border-line bg-raised ps-1 pe-1 text-sm shadow-float transition-colors duration-150 hover:border-line-strong"
      >
        <span className="sr-only">{i18n._(bar.searchLabel)}</span>
        <span
          className={`flex min-w-0 flex-col items-start leading-4.5 max-[22rem]:text-xs @max-[33rem]/bar:px-3 ${ROW}`}
        >
          <span className={`${PART} ${place === null ? 'text-soft' : 'font-semibold'}`}>
            <PillValue label={<Trans>Where</Trans>}>
              {place ?? (
                <>
                  <span className="sr-only">
                    <Trans>Anywhere</Trans>
                  </span>
                  <SearchPhrases />
                </>
              )}
            </PillValue>
          </span>
          <span className="flex min-w-0 max-w-full @min-[33rem]/bar:contents">
            <Length search={search} bar={bar} />
            <span
              className={`${PART} ${NEXT_PART} flex-none ${guestCount === undefined ? UNASKED : 'font-semibold'} ${search.dates === undefined ? DOT_FROM_TABLETS : DOT}`}
            >
              <PillValue label={<Trans>Who</Trans>}>
                {guestCount === undefined ? (
                  <Trans>Add Guests</Trans>
                ) : (
                  <Plural value={guestCount} one="# guest" other="# guests" />
                )}
              </PillValue>
            </span>
          </span>
        </span>
        <span className="ms-auto grid size-9.5 flex-none place-items-center rounded-pill bg-ember text-on-ember max-[22rem]:hidden">
          <Search aria-hidden="true" className="size-4.5" strokeWidth={2.5} />
        </span>
      </a>
    </search>
  );
}

/** Label and value of a part of the search. */
function PillValue({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <>
      <span className={LABEL}>{label}</span> <span className={VALUE}>{children}</span>
    </>
  );
}

/** Length of the stay, or its months. */
function Length({ search: { dates }, bar }: { search: BarSearch; bar: SectionBar }) {
  const { i18n } = useLingui();
  const nights = tripNights(dates);
  const hasDates = nights !== null || dates?.mode === 'months';
  return (
    <span className={`${PART} ${NEXT_PART} ${hasDates ? 'font-semibold' : UNASKED}`}>
      <PillValue label={<Trans>When</Trans>}>
        {dates?.mode === 'months' ? (
          monthsLabel(i18n, dates, 'short')
        ) : nights === null ? (
          <Trans>Any Week</Trans>
        ) : bar.countsDays ? (
          <Plural value={nights} one="# day" other="# days" />
        ) : (
          <Plural value={nights} one="# night" other="# nights" />
        )}
      </PillValue>
    </span>
  );
}

const PHRASES: readonly { id: string; text: ReactNode }[] = [
  { id: 'place', text: <Trans>Right place</Trans> },
  { id: 'time', text: <Trans>Right time</Trans> },
  { id: 'people', text: <Trans>Right people</Trans> },
];

/**
 * Replaces a place that isn't chosen: three phrases that alternate every 3 s (spec 1 §2.2), by
 * style alone (`shell.css`), so that it works before hydration. They pause with reduced motion, and
 * while the pill is hovered or focused. All three are in one grid cell, so that nothing next to
 * them ever moves.
 */
function SearchPhrases() {
  return (
    <span aria-hidden="true" className="search-phrases grid min-w-0">
      {PHRASES.map(({ id, text }) => (
        <span key={id} className="col-start-1 row-start-1 truncate">
          {text}
        </span>
      ))}
    </span>
  );
}
