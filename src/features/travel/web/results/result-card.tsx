import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { useId } from 'react';
import type { DateText } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { readPriceDuration } from '#domain/search/price-duration.ts';
import { withChange } from '#domain/search/stay-search.ts';
import { travelSearch } from '#domain/search/travel-search.ts';
import { tripSearch } from '#domain/search/trip-search.ts';
import { DURATION_NIGHTS } from '#domain/stay-pricing.ts';
import { co2PerMonth } from '#domain/trip-plan.ts';
import { PRICING_DURATION_LABELS } from '#features/catalogues/index.web.ts';
import { formatDay, formatDayRange } from '#platform/i18n/days.ts';
import { formatDistance } from '#platform/i18n/distance.ts';
import { useUrlSearch } from '#platform/web/scope/url-search.ts';
import { usePreferences } from '#platform/web/scope/use-preferences.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { House, Leaf, Plane } from '#platform/web/ui/icons.ts';
import type {
  CheaperDays as Days,
  FlightAnswer,
  FlightLeg,
  FlightResult,
  TravelTarget,
} from '../../contract.ts';
import { SEASON_LABELS } from '../bar/travel-draft.ts';
import { InnerLink } from '../inner-link.tsx';
import { Parts } from '../parts.tsx';
import { festivalWhen } from '../targets/use-targets.ts';
import { ChangeOrigin } from './change-origin.tsx';
import {
  formatFare,
  formatFlightDays,
  formatKilograms,
  formatTravelTime,
  roundEstimate,
} from './format-trip.ts';
import { OfferList } from './offer-list.tsx';

export interface ResultCardProps {
  result: FlightResult;
  /** The place's data; null if the answer names another. */
  target: TravelTarget | null;
  answer: FlightAnswer;
  adults: number;
  /** Between the flights; null for a one-way flight. */
  nights: number | null;
  /** The prices don't hold any more. */
  isOver: boolean;
  onAskAgain(): void;
}

/** The trip to one place: its price, duration and emissions, and homes there. */
export function ResultCard(props: ResultCardProps) {
  const { result, target, answer, adults, nights, isOver, onAskAgain } = props;
  const { i18n } = useLingui();
  const id = useId();
  const { outbound, inbound, error } = result;
  const legs = [outbound, inbound].filter((leg) => leg !== null);
  const festival = target?.festival ?? null;
  return (
    <article
      aria-labelledby={id}
      className="grid items-start gap-x-8 gap-y-4 rounded-card border border-line bg-raised p-5 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)_minmax(0,17rem)]"
    >
      <div className="grid gap-4">
        <header>
          <h3 id={id} className="font-semibold text-xl">
            {result.target.name}
          </h3>
          {target === null ? null : (
            <p className="text-soft">
              <Parts
                of={
                  festival === null
                    ? [target.countryName, i18n._(SEASON_LABELS[target.season])]
                    : [target.town, target.countryName, festivalWhen(i18n, festival)]
                }
              />
            </p>
          )}
          {festival === null ? null : (
            <FestivalTiming target={target} legs={{ outbound, inbound }} />
          )}
          {festival === null || festival.note === '' ? null : (
            <p className="mt-2 rounded-xl bg-ember-tint px-3 py-2 text-sm">{festival.note}</p>
          )}
        </header>
        {error === undefined ? null : (
          <div
            role="alert"
            className="grid justify-items-start gap-2 rounded-xl bg-danger-tint p-3"
          >
            <p className="text-danger text-sm">{error.message}</p>
            {error.code === 'flights-unavailable' || error.code === 'flights-timeout' ? (
              <Button look="secondary" onClick={onAskAgain}>
                <Trans>Search again</Trans>
              </Button>
            ) : null}
            {error.code === 'same-place' ? <ChangeOrigin /> : null}
          </div>
        )}
        <Total result={result} answer={answer} adults={adults} isOver={isOver} />
        {result.cheaper === undefined || isOver ? null : <CheaperDays cheaper={result.cheaper} />}
      </div>
      {legs.length === 0 ? (
        <div className="max-lg:hidden" />
      ) : (
        <ul className="grid gap-3">
          {legs.map((leg, index) => (
            <li key={leg.date + leg.from} className="grid gap-2">
              <LegLine leg={leg} isBack={index === 1 || leg === inbound} />
              <OfferList leg={leg} isStale={isOver} onAskAgain={onAskAgain} />
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-4">
        <Emissions legs={legs} nights={nights} />
        <HomesThere result={result} />
      </div>
    </article>
  );
}

/** The price of the whole trip: a range for an estimate, otherwise the cheapest offer. */
function Total({
  result: { total },
  answer,
  adults,
  isOver,
}: Pick<ResultCardProps, 'result' | 'answer' | 'adults' | 'isOver'>) {
  const { i18n } = useLingui();
  if (total === null) return null;
  const [low, typical, high] = [total.low, total.typical, total.high].map((amount) =>
    formatFare(i18n, amount, total.currency),
  );
  return (
    <div data-stale={isOver || undefined} className="transition-opacity data-stale:opacity-50">
      <p translate="no" className="font-display font-semibold text-2xl tabular-nums">
        {total.low === total.high ? low : `${low} – ${high}`}
      </p>
      <p className="text-sm text-soft">
        {total.low === total.high ? null : (
          <>
            <Trans>typically {typical}</Trans>
            <span>{' · '}</span>
          </>
        )}
        {answer.ticket === 'one-way' ? (
          <Trans>
            one way for <Plural value={adults} one="# adult" other="# adults" />
          </Trans>
        ) : (
          <Trans>
            there and back for <Plural value={adults} one="# adult" other="# adults" />
          </Trans>
        )}
      </p>
    </div>
  );
}

/** Days within the flexible ones on which the same trip is estimated to cost less. */
function CheaperDays({ cheaper }: { cheaper: Days }) {
  const { i18n } = useLingui();
  const { departureDate, returnDate, typical } = cheaper;
  const days = formatFlightDays(i18n, departureDate, returnDate);
  const price = formatFare(i18n, typical, 'USD');
  return (
    <div className="rounded-xl bg-sunken px-3 py-2 text-sm">
      <p>
        <Trans>
          Cheapest within your dates: {days}, typically {price}
        </Trans>
      </p>
      <OtherDates startDate={departureDate} endDate={returnDate} />
    </div>
  );
}

/** Emissions of the flights per person, for stays of months also per month. */
function Emissions({
  legs,
  nights,
}: {
  legs: readonly FlightLeg[];
  /** Null for a one-way flight. */
  nights: number | null;
}) {
  const { i18n } = useLingui();
  if (legs.length === 0) return null;
  const kg = legs.reduce((sum, leg) => sum + leg.co2Kg, 0);
  const each = formatKilograms(i18n, kg);
  const perMonth = nights === null ? null : co2PerMonth(kg, nights);
  return (
    <p className="flex items-start gap-3 text-sm">
      <Leaf aria-hidden="true" className="size-5 flex-none text-pine" />
      <span>
        <Trans>{each} of CO₂ per person</Trans>
        {perMonth === null ? null : <PerMonth kilograms={formatKilograms(i18n, perMonth)} />}
      </span>
    </p>
  );
}

function PerMonth({ kilograms }: { kilograms: string }) {
  return (
    <span className="block text-soft">
      <Trans>{kilograms} per month; the longer you stay, the less</Trans>
    </span>
  );
}

interface FestivalTimingProps {
  /** A festival. */
  target: TravelTarget | null;
  legs: { outbound: FlightLeg | null; inbound: FlightLeg | null };
}

/**
 * A note if the flights miss a festival, or may miss its beginning, with a search for suitable
 * dates.
 */
function FestivalTiming({ target, legs }: FestivalTimingProps) {
  const { i18n } = useLingui();
  const festival = target?.festival ?? null;
  const { outbound, inbound } = legs;
  if (festival === null || festival.startDate === null || outbound === null) return null;
  const { startDate, endDate } = festival;
  const { first, last } = outbound.landing;
  const isMissed = first > (endDate ?? startDate) || (inbound !== null && inbound.date < startDate);
  if (!isMissed && last <= startDate) return null;
  const begins = formatDay(startDate, i18n.locale, 'medium');
  const days =
    first === last
      ? formatDay(first, i18n.locale, 'medium')
      : formatDayRange(first, last, i18n.locale, 'medium');
  return (
    <p className="mt-2 rounded-xl bg-sunken px-3 py-2 text-sm">
      {isMissed ? (
        <Trans>The festival isn't during your trip.</Trans>
      ) : (
        <Trans>
          You'd land on {days}. The festival starts on {begins}.
        </Trans>
      )}
      <FestivalSearch target={target} />
    </p>
  );
}

/** The same search on the dates of a festival; nothing without known dates. */
function FestivalSearch({ target }: { target: TravelTarget | null }) {
  const dates = target?.suggestedDates ?? null;
  return dates === null ? null : <OtherDates {...dates} />;
}

/** Homes that are free then: from how much, for the duration that prices are shown for. */
function HomesThere({ result }: { result: FlightResult }) {
  const { i18n } = useLingui();
  const duration = useLocation({ select: ({ search }) => readPriceDuration(search) });
  const { homesFrom, homesSearch } = result;
  if (homesFrom === null) {
    return (
      <p className="flex items-center gap-3 border-line border-t pt-4 text-sm text-soft lg:border-t-0 lg:pt-0">
        <House aria-hidden="true" className="size-5 flex-none" />
        <Trans>No homes are available there on these dates.</Trans>
      </p>
    );
  }
  const cents = homesFrom * DURATION_NIGHTS[duration];
  const price = formatMoney(cents, i18n.locale, { cents: 'none' });
  const span = i18n._(PRICING_DURATION_LABELS[duration].after);
  return (
    <p className="-mb-2 flex items-center gap-3 border-line border-t pt-2 lg:border-t-0 lg:pt-0">
      <House aria-hidden="true" className="size-5 flex-none text-ember" />
      <InnerLink
        href={homesSearch}
        className="min-h-11 content-center font-semibold underline underline-offset-4"
      >
        <Trans>
          Homes there from {price} {span}
        </Trans>
      </InnerLink>
    </p>
  );
}

/** A flight in one direction: date, airports, duration. */
function LegLine({ leg, isBack }: { leg: FlightLeg; isBack: boolean }) {
  const { t, i18n } = useLingui();
  const { units } = usePreferences();
  const day = formatDay(leg.date, i18n.locale, 'weekday');
  const time = formatTravelTime(
    i18n,
    leg.estimate === undefined ? leg.minutes : roundEstimate(leg.minutes),
  );
  const distance = formatDistance(leg.km, i18n.locale, units);
  const { estimate } = leg;
  return (
    <div className="flex items-start gap-3">
      <Plane
        aria-hidden="true"
        className={`mt-0.5 size-5 flex-none text-pine ${isBack ? 'ltr:-scale-x-100' : 'rtl:-scale-x-100'}`}
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-semibold">
            <span className="sr-only">
              {isBack ? <Trans>Return:</Trans> : <Trans>Outbound:</Trans>}{' '}
            </span>
            <bdi>{leg.from}</bdi>{' '}
            <span aria-hidden="true" className="inline-block rtl:-scale-x-100">
              →
            </span>{' '}
            <span className="sr-only">
              <Trans>to</Trans>{' '}
            </span>
            <bdi>{leg.to}</bdi>
          </span>
          {estimate === undefined ? null : (
            <span translate="no" className="text-sm tabular-nums">
              {`${formatFare(i18n, estimate.low, 'USD')} – ${formatFare(i18n, estimate.high, 'USD')}`}
            </span>
          )}
        </p>
        <p className="text-sm text-soft">
          <Parts of={[day, estimate === undefined ? time : t`about ${time}`, distance]} />
        </p>
        {leg.closedOnLanding === null ? null : <ClosedOnLanding date={leg.closedOnLanding} />}
      </div>
    </div>
  );
}

function ClosedOnLanding({ date }: { date: DateText }) {
  const { i18n } = useLingui();
  const day = formatDay(date, i18n.locale, 'medium');
  return (
    <p className="mt-1 rounded-xl bg-ember-tint px-3 py-2 text-sm">
      <Trans>The airport there is closed on {day}, so some flights that day don't run.</Trans>
    </p>
  );
}

/** A link to the same search on other, exact dates. */
function OtherDates({
  startDate,
  endDate,
}: {
  startDate: DateText;
  /** Null for a one-way flight. */
  endDate: DateText | null;
}) {
  const { i18n } = useLingui();
  const { flights, homes } = useUrlSearch(tripSearch);
  const days = formatFlightDays(i18n, startDate, endDate);
  return (
    <Link
      to="/travel"
      search={tripSearch.format({
        flights: travelSearch.change(flights, { startDate, endDate: endDate ?? undefined }),
        homes: withChange(homes, { dates: undefined }),
      })}
      className="block min-h-11 content-center font-semibold underline underline-offset-4"
    >
      <Trans>Search {days} instead</Trans>
    </Link>
  );
}
