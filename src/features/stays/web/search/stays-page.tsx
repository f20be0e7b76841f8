import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, ScriptOnce } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatMoney, toCents } from '#domain/money.ts';
import type { NamedFilter } from '#domain/search/define-search.ts';
import { MAX_NIGHTS } from '#domain/search/stay-dates.ts';
import {
  activeFilters,
  EMPTY_STAY_SEARCH,
  formatStaySearch,
  removeFilter,
  type StaySearch,
  staySearch,
  withChange,
} from '#domain/search/stay-search.ts';
import { STAY_SORTS } from '#domain/vocabulary.ts';
import { OFFERED_MBPS } from '#domain/wifi-speed.ts';
import { OCCUPANCY_LABELS, wifiChip } from '#features/catalogues/index.web.ts';
import {
  CategoryStrip,
  type ResultsSection,
  ResultsSectionProvider,
  ResultsView,
  sortChoices,
} from '#market/search/index.web.ts';
import { BROWSER_STORAGE } from '#platform/web/scope/browser-storage.ts';
import { type UrlParams, useSearchIn } from '#platform/web/scope/url-search.ts';
import { X } from '#platform/web/ui/icon.ts';
import { BadgeCheck, Wallet, Wifi } from '#platform/web/ui/icons.ts';
import type { StayCard as StayCardData } from '../../contract/schemas.ts';
import { CategoryIcon } from './category-icon.tsx';
import { PriceLine } from './price-line.tsx';
import { homePages, type SearchData, searchHeading } from './search-data.ts';
import { StayCard } from './stay-card.tsx';
import { findResultsPath, stayLink } from './stay-link.ts';

/** The home page: the matches, as a list and on a map. */
export function SearchPage({ data, params }: { data: SearchData; params: UrlParams }) {
  const search = useSearchIn(staySearch, params);
  const { i18n } = useLingui();
  return (
    <ResultsSectionProvider value={HOME_RESULTS}>
      <CategoryStrip search={search} categories={data.categories} results={data.results} />
      <ResultsView
        data={data}
        search={search}
        heading={searchHeading(i18n, search, data.results)}
        note={<PriceNote search={search} />}
        quick={data.results.unknownPlace === null ? <QuickRow search={search} /> : null}
        first={isHome(search) ? <Commitments /> : null}
      />
    </ResultsSectionProvider>
  );
}

/** Whether the search has only parameters of presentation. */
function isHome(search: StaySearch): boolean {
  return activeFilters(search).length === 0 && search.page === 1;
}

function PriceNote({ search }: { search: StaySearch }) {
  if (search.dates?.mode === 'months') {
    const { stayMonths = 1 } = search.dates;
    return stayMonths === 1 ? (
      <Trans>Only homes free for about a month, each at its cheapest dates. All-in prices.</Trans>
    ) : (
      <Trans>
        Only homes free for about <Plural value={stayMonths} one="# month" other="# months" />, each
        at its cheapest dates. All-in prices.
      </Trans>
    );
  }
  if (search.dates !== undefined) {
    return <Trans>All-in prices. Only homes available on your dates.</Trans>;
  }
  return <Trans>Add your dates to see what a stay costs, all in.</Trans>;
}

const KEY = BROWSER_STORAGE.commitmentsSeen;
/** Runs before the first paint, so that the dismissed line never flashes. */
const SEEN_SCRIPT = `try{if(localStorage.getItem('${KEY}')!==null)document.documentElement.dataset.commitments='seen'}catch{}`;

/**
 * The marketplace's promises to new visitors, in one line; once dismissed, hidden in this browser.
 */
function Commitments() {
  const { t } = useLingui();
  return (
    <>
      <ScriptOnce>{SEEN_SCRIPT}</ScriptOnce>
      <section
        aria-label={t`What you can count on`}
        className="mb-3 flex items-start gap-2 rounded-card bg-pine-tint ps-4 pe-1.5 in-data-[commitments=seen]:hidden sm:mb-5 sm:py-1.5 sm:ps-5"
      >
        <div className="min-w-0 flex-1 sm:py-2">
          <p className="font-semibold max-sm:sr-only">
            <Trans>Homes for people who work where they travel.</Trans>
          </p>
          <ul className="flex flex-wrap gap-x-5 text-pine text-sm max-sm:py-1.5 max-sm:leading-snug sm:mt-1 sm:gap-y-1">
            <Proof icon={<Wifi className="size-4 flex-none" />} onlyWide>
              <Trans>Wifi in Mbps, as measured by guests where they have</Trans>
            </Proof>
            <Proof icon={<Wallet className="size-4 flex-none" />}>
              <Trans>One price, everything included</Trans>
            </Proof>
            <Proof icon={<BadgeCheck className="size-4 flex-none" />}>
              <Trans>You pay after the host says yes</Trans>
            </Proof>
          </ul>
        </div>
        <button
          type="button"
          aria-label={t`Close`}
          onClick={takeAway}
          className="grid size-11 flex-none place-items-center rounded-pill hover:bg-sunken noscript:hidden"
        >
          <X aria-hidden="true" className="size-4.5" />
        </button>
      </section>
    </>
  );
}

function Proof({
  icon,
  onlyWide = false,
  children,
}: {
  icon: ReactNode;
  /** Whether a phone leaves it out: two lines there, so that the first home is in sight. */
  onlyWide?: boolean;
  children: ReactNode;
}) {
  return (
    <li className={`flex items-center gap-2 ${onlyWide ? 'max-sm:hidden' : ''}`}>
      {icon}
      {children}
    </li>
  );
}

function takeAway(): void {
  document.documentElement.dataset.commitments = 'seen';
  // The button is removed; the focus moves to the beginning of the page.
  document.getElementById('content')?.focus({ preventScroll: true });
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // Storage may be forbidden; it then stays hidden until the page is closed.
  }
}

/** A low price of a home to work in, in dollars per month. */
const LOW_MONTH_DOLLARS = 1500;

/** A filter that takes one click. */
interface QuickFilter {
  readonly id: string;
  label(number: (value: number) => string, dollars: (value: number) => string): MessageDescriptor;
  /** As in chips. */
  readonly filter: NamedFilter;
  isOn(search: StaySearch): boolean;
  turnOn(search: StaySearch): StaySearch;
}

/** The filters that remote workers use most, in that order. */
export const QUICK_FILTERS: readonly QuickFilter[] = [
  ...OFFERED_MBPS.map(wifiFilter),
  {
    id: 'entire-place',
    label: () => OCCUPANCY_LABELS['entire-place'],
    filter: { key: 'occupancy', value: 'entire-place' },
    isOn: ({ occupancy }) => occupancy === 'entire-place',
    turnOn: (search) => withChange(search, { occupancy: 'entire-place' }),
  },
  amenityFilter('long-desk-by-the-window', msg`Desk`),
  amenityFilter('dedicated-coworking', msg`Coworking`),
  amenityFilter('pet-friendly', msg`Pets`),
  {
    id: 'low-price',
    label(_, dollars) {
      const amount = dollars(LOW_MONTH_DOLLARS);
      return msg`Under ${amount} a month`;
    },
    filter: { key: 'price', value: null },
    isOn: ({ minPrice, maxPrice, priceSpan }) =>
      minPrice === undefined && maxPrice === LOW_MONTH_DOLLARS && priceSpan === 'month',
    turnOn: (search) =>
      withChange(search, {
        minPrice: undefined,
        maxPrice: LOW_MONTH_DOLLARS,
        priceSpan: 'month',
      }),
  },
];

function wifiFilter(mbps: number): QuickFilter {
  return {
    id: `wifi-${mbps}`,
    label: (number) => wifiChip(number(mbps)),
    filter: { key: 'minMbps', value: String(mbps) },
    isOn: ({ minMbps }) => minMbps === mbps,
    turnOn: (search) => withChange(search, { minMbps: mbps }),
  };
}

function amenityFilter(id: string, label: MessageDescriptor): QuickFilter {
  return {
    id,
    label: () => label,
    filter: { key: 'amenity', value: id },
    isOn: ({ amenity }) => amenity.includes(id),
    turnOn: (search) => withChange(search, { amenity: [...search.amenity, id] }),
  };
}

/** The search after a click: with the filter, or without it where it is on. */
export function toggleFilter(quick: QuickFilter, search: StaySearch): StaySearch {
  if (!quick.isOn(search)) return quick.turnOn(search);
  const { key, value } = quick.filter;
  return removeFilter(search, {
    key: key as Parameters<typeof removeFilter>[1]['key'],
    ...(value === null ? {} : { value }),
  });
}

/** Whether the row of quick filters already shows that a filter is on. */
export function isQuickFilter(search: StaySearch, { key, value }: NamedFilter): boolean {
  return QUICK_FILTERS.some(
    ({ filter, isOn }) =>
      filter.key === key && (filter.value === null || filter.value === value) && isOn(search),
  );
}

/** The results of homes. */
const HOME_RESULTS: ResultsSection<StaySearch, StayCardData> = {
  ...homePages,
  kind: 'stay',
  pathOf: findResultsPath,
  texts: {
    listed: msg`Homes`,
    earlier: msg`Show earlier homes`,
    more: msg`Show more homes`,
    moreFailed: msg`We couldn't load more homes.`,
    all: msg`Show all homes`,
    allIn: (place) => msg`All homes in ${place}`,
    count: (count) => msg`${plural(count, { 0: 'No homes', one: '# home', other: '# homes' })}`,
    shown: (at) => msg`${plural(at, { one: '# home', other: '# homes' })} shown`,
    pin: (price) => msg`Home for ${price}`,
    pinGroup: (label) => msg`${label}, homes in this area. Zoom in`,
    noneYet: msg`No homes are listed yet. Check back soon, or list the first one.`,
    whyEmpty(problem, hasSuggestions) {
      switch (problem) {
        case 'past':
          return msg`Choose dates from today onwards to see which homes are available.`;
        case 'too-long':
          return msg`A stay can be up to ${MAX_NIGHTS} nights. Choose shorter dates.`;
        case 'too-far':
          return msg`You can reserve up to two years ahead. Choose earlier dates.`;
        default:
          return hasSuggestions
            ? msg`No homes match all of these. Here's what comes close:`
            : msg`No homes match all of these. Try again with fewer filters.`;
      }
    },
  },
  strip: { name: 'homes', icon: (category) => <CategoryIcon category={category} /> },
  sorts: (search) => sortChoices(STAY_SORTS, search),
  isShownOtherwise: isQuickFilter,
  cleared: ({ pricingDuration, scheduleDuration }) => ({
    ...EMPTY_STAY_SEARCH,
    pricingDuration,
    scheduleDuration,
  }),
  link: stayLink,
  card: (stay, search, isEager) => <StayCard stay={stay} search={search} eager={isEager} />,
  price: ({ price }, { pricingDuration }) => (
    <PriceLine price={price} duration={pricingDuration} showDates={false} />
  ),
};

/** Each leads to a part of this search, but none is this page. */
const EXACTLY = { exact: true } as const;

/**
 * The filters that nomads use most, each switched on and off with a click; on phones in one line.
 */
function QuickRow({ search }: { search: StaySearch }) {
  const { t, i18n } = useLingui();
  const number = (value: number) => i18n.number(value);
  const dollars = (value: number) => formatMoney(toCents(value), i18n.locale, { cents: 'none' });
  return (
    <ul
      aria-label={t`Popular filters`}
      className="flex gap-2 max-sm:flex-none sm:col-span-2 sm:mt-4 sm:flex-wrap"
    >
      {QUICK_FILTERS.map((quick) => {
        const isOn = quick.isOn(search);
        return (
          <li key={quick.id} className="flex-none">
            <Link
              to="/"
              search={formatStaySearch(toggleFilter(quick, search))}
              resetScroll={false}
              activeOptions={EXACTLY}
              aria-current={isOn || undefined}
              className={`flex min-h-11 items-center whitespace-nowrap rounded-pill border px-3.5 text-sm transition-colors duration-150 ${
                isOn
                  ? 'border-ink bg-sunken font-semibold'
                  : 'border-line bg-raised hover:border-line-strong hover:bg-sunken'
              }`}
            >
              <span>{i18n._(quick.label(number, dollars))}</span>
              {isOn ? (
                <span className="sr-only">
                  <Trans>remove</Trans>
                </span>
              ) : null}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
