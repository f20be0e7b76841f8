import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { KINDS } from '#domain/kinds.ts';
import { formatMoney } from '#domain/money.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { ListingCover, UnitPrice } from '#features/listings/index.web.ts';
import { ListingTitle, Rating, TownLine, WifiSpeed } from '#market/page/index.web.ts';
import { formatDayRange } from '#platform/i18n/days.ts';
import type { ComparedListing } from '../../contract.ts';
import type { ComparedListings } from '../page-data.ts';
import type { CompareSearch } from './compare-search.ts';

type Item = ComparedListings['items'][number];

/** One row: a fact of each listing, or nothing where a listing doesn't have it. */
interface Row {
  readonly key: string;
  readonly name: ReactNode;
  cell(listing: ComparedListing): ReactNode;
}

const CELL = 'min-w-34 border-line border-t px-3 py-3 text-start align-top text-sm';
const ROW_NAME =
  'sticky start-0 z-10 w-28 min-w-28 border-line border-t bg-raised py-3 pe-3 ps-4 text-start align-top font-semibold text-sm sm:w-44';

/** Facts of listings by rows, a column each; it scrolls sideways where it is too wide. */
export function CompareTable({
  kind,
  items,
  search,
}: {
  kind: ListingKind;
  items: readonly Item[];
  search: CompareSearch;
}) {
  const { t } = useLingui();
  const shown = items.flatMap(({ listing }) => listing ?? []);
  const rows = useRows(kind, search).filter(({ cell }) =>
    shown.some((listing) => cell(listing) !== null),
  );
  return (
    <div className="relative overflow-x-auto rounded-card border border-line bg-raised">
      <table aria-label={t`Compare side by side`} className="w-full border-collapse">
        <thead>
          <tr>
            <td className="sticky start-0 z-10 w-28 min-w-28 bg-raised sm:w-44" />
            {items.map((item) => (
              <th
                key={item.listingId}
                scope="col"
                className="w-1/5 min-w-34 px-3 py-3 text-start align-top"
              >
                <ColumnHead item={item} search={search} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cell }) => (
            <tr key={key}>
              <th scope="row" className={ROW_NAME}>
                {name}
              </th>
              {items.map(({ listingId, listing }) => (
                <td key={listingId} className={CELL}>
                  {listing === null ? <Dash /> : (cell(listing) ?? <Dash />)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ColumnHead({
  item: { listingId, listing },
  search,
}: {
  item: Item;
  search: CompareSearch;
}) {
  if (listing === null) {
    return (
      <span className="font-normal text-sm text-soft">
        <Trans>No longer offered</Trans>
      </span>
    );
  }
  const { startDate, endDate, guestCount } = search;
  const hasDates = startDate !== undefined && endDate !== undefined;
  return (
    <div className="grid gap-2">
      <ListingCover kind={listing.kind} cover={listing.cover} eager />
      <Link
        to={`${KINDS[listing.kind].path}/$id`}
        params={{ id: listingId }}
        search={{
          ...(hasDates ? { startDate, endDate } : {}),
          ...(guestCount === undefined ? {} : { guestCount }),
        }}
        className="font-semibold text-base underline-offset-4 hover:underline"
      >
        <ListingTitle listing={listing} />
      </Link>
      <span className="font-normal text-sm text-soft">
        <TownLine city={listing.city} countryName={listing.countryName} />
      </span>
    </div>
  );
}

function Dash() {
  return (
    <span className="text-soft">
      <span aria-hidden="true">–</span>
      <span className="sr-only">
        <Trans>Not given</Trans>
      </span>
    </span>
  );
}

function useRows(kind: ListingKind, { startDate, endDate }: CompareSearch): readonly Row[] {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const money = (cents: number) => formatMoney(cents, locale, { cents: 'none' });
  const dates =
    startDate === undefined || endDate === undefined
      ? null
      : formatDayRange(startDate, endDate, locale, 'short');
  const withDates: Row[] =
    dates === null
      ? []
      : [
          {
            key: 'total',
            name: TOTAL[KINDS[kind].unit](dates),
            cell: ({ offer }) =>
              offer === null ? null : (
                <strong translate="no" className="font-display font-semibold text-base">
                  {money(offer.amount)}
                </strong>
              ),
          },
          {
            key: 'available',
            name: <Trans>Availability</Trans>,
            cell: (listing) => <Availability listing={listing} />,
          },
        ];
  return [
    ...withDates,
    {
      key: 'price',
      name: <Trans>Price</Trans>,
      cell: ({ price }) => <UnitPrice kind={kind} price={money(price)} />,
    },
    {
      key: 'rating',
      name: <Trans>Reviews</Trans>,
      cell: ({ rating }) => <Rating rating={rating} />,
    },
    {
      key: 'guests',
      name: <Trans>Guests</Trans>,
      cell: ({ guestCount }) => <Plural value={guestCount} one="Up to #" other="Up to #" />,
    },
    {
      key: 'journey',
      name: <Trans>Journey</Trans>,
      cell: ({ journey }) =>
        journey === null
          ? null
          : formatDayRange(journey.startDate, journey.endDate, locale, 'medium'),
    },
    {
      key: 'rooms',
      name: <Trans>Rooms</Trans>,
      cell: ({ roomCount }) => (roomCount === null ? null : i18n.number(roomCount)),
    },
    {
      key: 'bathrooms',
      name: <Trans>Bathrooms</Trans>,
      cell: ({ bathroomCount }) => (bathroomCount === null ? null : i18n.number(bathroomCount)),
    },
    {
      key: 'wifi',
      name: <Trans>Wifi</Trans>,
      cell: ({ wifiMbps }) => (wifiMbps === null ? null : <WifiSpeed mbps={wifiMbps} />),
    },
    {
      key: 'nights',
      name: <Trans>Minimum stay</Trans>,
      cell: ({ minNights }) =>
        minNights === null ? null : <Plural value={minNights} one="# night" other="# nights" />,
    },
    { key: 'policy', name: <Trans>Cancellation policy</Trans>, cell: ({ policy }) => policy },
    {
      key: 'host',
      name: <Trans>Host</Trans>,
      cell: ({ hostVerified }) => (hostVerified ? <Trans>Identity verified</Trans> : null),
    },
  ];
}

/** Names of the total, by the unit that is reserved. */
const TOTAL = {
  night: (dates: string) => <Trans>{dates}, all in</Trans>,
  session: () => <Trans>One session, all in</Trans>,
};

function Availability({ listing: { offer, isPaused } }: { listing: ComparedListing }) {
  if (isPaused) return <Trans>Paused: it takes no new reservations.</Trans>;
  if (offer === null || !offer.available) {
    return (
      <span className="text-danger">
        <Trans>Not available</Trans>
      </span>
    );
  }
  const { sessions } = offer;
  if (sessions !== null) {
    return <Plural value={sessions} one="# session with seats" other="# sessions with seats" />;
  }
  return (
    <span className="font-semibold text-pine">
      <Trans>Available</Trans>
    </span>
  );
}
