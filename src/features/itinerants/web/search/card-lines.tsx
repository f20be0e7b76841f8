import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { type DateText, nightsBetween } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import type { ItinerantSearch } from '#domain/search/itinerant-search.ts';
import { TownLine, WifiSpeed } from '#market/page/index.web.ts';
import { formatDay, formatDayRange } from '#platform/i18n/days.ts';
import { ArrowRight } from '#platform/web/ui/icons.ts';
import type { ItinerantCard } from '../../contract.ts';

import { otherNights } from './itinerant-link.ts';
import { useToday } from './today.ts';

/** Number of cities of a route that a card names. */
const SHOWN_CITIES = 3;
/** Number of free places from which they are not highlighted. */
const ENOUGH_PLACES = 4;

/** Its place, or its route. */
export function Way({ itinerant }: { itinerant: ItinerantCard }) {
  const cities = itinerant.cities.filter((name) => name !== '');
  if (cities.length < 2)
    return <TownLine city={itinerant.city} countryName={itinerant.countryName} />;
  const more = cities.length - SHOWN_CITIES;
  return (
    <>
      {cities.slice(0, SHOWN_CITIES).map((name, at) => (
        <Fragment key={name}>
          {at === 0 ? null : (
            <>
              <span className="sr-only"> – </span>
              <ArrowRight
                aria-hidden="true"
                className="mx-1 inline size-3.5 align-[-0.15em] rtl:-scale-x-100"
              />
            </>
          )}
          <span>{name}</span>
        </Fragment>
      ))}
      {more > 0 ? (
        <>
          {' '}
          <Plural value={more} one="and # more" other="and # more" />
        </>
      ) : null}
    </>
  );
}

/** Its dates, its length, and its nights that match the requested dates. */
export function When({ itinerant, search }: { itinerant: ItinerantCard; search: ItinerantSearch }) {
  const { i18n } = useLingui();
  const today = useToday();
  const { startDate, endDate } = itinerant;
  const style = cardDayStyle(today, endDate);
  const lastDay = formatDay(endDate, i18n.locale, style);
  const other = otherNights(itinerant, search);
  const range = other && formatDayRange(other.range.start, other.range.end, i18n.locale, style);
  return (
    <>
      <span className="block">
        {startDate <= today ? (
          <span className="font-semibold text-pine">
            <Trans>On now, until {lastDay}</Trans>
          </span>
        ) : (
          <>
            <span>{formatDayRange(startDate, endDate, i18n.locale, style)}</span>
            <span>{' · '}</span>
            <Plural value={nightsBetween(startDate, endDate)} one="# night" other="# nights" />
          </>
        )}
      </span>
      {other === null ? null : (
        <span className="block text-ink">
          <Trans>You can join {range}</Trans>
          <span>{' · '}</span>
          <Plural value={other.nights} one="# night" other="# nights" />
        </span>
      )}
    </>
  );
}

/** Speed of its wifi, and the number of free places where it is low. */
export function Facts({ itinerant: { wifiMbps, placesLeft } }: { itinerant: ItinerantCard }) {
  const isFew = placesLeft < ENOUGH_PLACES;
  if (wifiMbps === null && !isFew) return null;
  return (
    <span className="block">
      {wifiMbps === null ? null : <WifiSpeed mbps={wifiMbps} />}
      <span>{wifiMbps !== null && isFew ? ' · ' : null}</span>
      {isFew ? (
        <span className="font-semibold text-ember">
          {placesLeft === 0 ? (
            <Trans>Some nights are full</Trans>
          ) : (
            <Plural value={placesLeft} one="# place left" other="# places left" />
          )}
        </span>
      ) : null}
    </span>
  );
}

/** How many people it needs, and how many are aboard. */
export function Going({ itinerant: { go } }: { itinerant: ItinerantCard }) {
  const { i18n } = useLingui();
  if (go === null) return null;
  const { people, aboard, date, status } = go;
  const day = formatDay(date, i18n.locale, 'short');
  return (
    <span className="block font-semibold text-ink">
      {status === 'waiting' ? (
        <Trans>
          {aboard} of {people} needed, decided on {day}
        </Trans>
      ) : (
        <Trans>It's going ahead</Trans>
      )}
    </span>
  );
}

/** Price for one guest: of a night, or of the whole route where the search filters by it. */
export function Price({
  itinerant,
  search,
}: {
  itinerant: ItinerantCard;
  search: ItinerantSearch;
}) {
  const { i18n } = useLingui();
  const amount = formatMoney(itinerant.price.amount, i18n.locale, { cents: 'none' });
  const strong = 'font-display font-semibold text-base';
  return (
    <p className="mt-1">
      {search.scheduleDuration === 'full' ? (
        <Trans>
          <strong translate="no" className={strong}>
            {amount}
          </strong>{' '}
          per person, whole trip
        </Trans>
      ) : (
        <Trans>
          <strong translate="no" className={strong}>
            {amount}
          </strong>{' '}
          per person per night
        </Trans>
      )}
    </p>
  );
}

/** Number of days from which a day and a month without a year are ambiguous. */
const CLEAR_DAYS = 330;

/** Format of dates up to this one on cards: with their year only where they would be ambiguous. */
export function cardDayStyle(today: DateText, last: DateText): 'short' | 'medium' {
  return nightsBetween(today, last) < CLEAR_DAYS ? 'short' : 'medium';
}
