import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useMemo } from 'react';
import { nightsBetween, todayIn } from '#domain/dates.ts';
import { isSchengen } from '#domain/stay-days.ts';
import { formatDay, formatDayRange } from '#platform/i18n/days.ts';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { useReaderMoment } from '#platform/web/time/use-moment-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Info } from '#platform/web/ui/icons.ts';
import type { FlightAnswer, TravelTarget } from '../../contract.ts';
import { CLASS_LABELS } from '../bar/travel-draft.ts';
import { useSavedOrigin, useSearchWithOrigin } from '../origin/reader-origin.ts';
import { Parts } from '../parts.tsx';
import { AskAgain } from '../search/ask-again.tsx';
import {
  continueFlightSearch,
  type FlightQuestion,
  type FlightSearch,
  type FlightsFailure,
  questionKey,
  startFlightSearch,
  toFlightQuestion,
  useFlightSearch,
} from '../search/flight-search.ts';

import type { TravelData } from '../search/travel-data.ts';
import { StayDaysForDates } from '../stay-days/stay-days-for-dates.tsx';
import { TripTotals } from '../totals/trip-totals.tsx';
import { ChangeOrigin } from './change-origin.tsx';
import { formatNames } from './format-trip.ts';
import { ResultCard } from './result-card.tsx';

import { useIsOver, useIsSlow } from './use-is-over.ts';

const HomesForTrip = lazyComponent(() => import('./homes-for-trip.tsx'));

/** Flights to the chosen targets, and the monthly cost of each place (spec 3 §2.10). */
export function TravelResults({ data }: { data: TravelData }) {
  const zone = useReaderZone();
  const { chosen } = data;
  const search = useSearchWithOrigin(data.search);
  const today = zone === null ? data.today : todayIn(Temporal.Now.instant(), zone);
  const question = useMemo(() => toFlightQuestion(search, chosen, today), [search, chosen, today]);
  const key = questionKey(question);
  const current = useFlightSearch();
  // Results of another question are not shown.
  const shown: Exclude<FlightSearch, { kind: 'idle' }> =
    current.kind !== 'idle' && current.key === key ? current : { kind: 'searching', key };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the question; before the reader's zone is known it isn't final.
  useEffect(() => {
    if (zone !== null) continueFlightSearch(question);
  }, [key, zone]);

  // The three-step search requested homes with the flights, including the number of guests.
  const planned =
    search.homes.guestCount === undefined || chosen.length > 1 ? undefined : chosen[0];
  const again = () => startFlightSearch(question);
  return (
    // The footer stays below the viewport while results load; an error is directly under the bar,
    // where the heading would be.
    <div className={`content-width min-h-svh pb-8 ${shown.kind === 'failed' ? 'pt-18' : 'pt-8'}`}>
      <ResultsHeading
        data={data}
        question={question}
        town={shown.kind === 'answered' ? shown.answer.origin.town : null}
      />
      {/* Before the reader's zone is known the question isn't final. */}
      {shown.kind === 'failed' || zone === null ? null : (
        <TripTotals question={question} search={search} chosen={chosen} today={today} />
      )}
      <CountedDays chosen={chosen} question={question} />
      {shown.kind === 'searching' ? <Searching chosen={chosen} /> : null}
      {shown.kind === 'failed' ? <SearchFailed failure={shown.failure} onRetry={again} /> : null}
      {shown.kind === 'answered' ? (
        <Answered data={data} question={question} answer={shown.answer} onAskAgain={again} />
      ) : null}
      {planned === undefined || shown.kind === 'searching' ? null : (
        <Suspense>
          <HomesForTrip search={search.homes} place={planned.name} />
        </Suspense>
      )}
    </div>
  );
}

/**
 * The days of the trip against the limits: one line for all places in the Schengen area, whose days
 * are the same, and one for each other country.
 */
function CountedDays({
  chosen,
  question: { departureDate, returnDate },
}: {
  chosen: readonly TravelTarget[];
  question: FlightQuestion;
}) {
  const { i18n } = useLingui();
  const dates = { startDate: departureDate, endDate: returnDate ?? null };
  const inArea = chosen.filter(({ country }) => isSchengen(country));
  const [first] = inArea;
  const others = new Set(chosen.flatMap(({ country }) => (isSchengen(country) ? [] : country)));
  return (
    <div className="grid gap-3 not-empty:mb-6">
      {first === undefined ? null : (
        <StayDaysForDates
          country={first.country}
          {...dates}
          name={inArea.length > 1 ? formatNames(i18n, inArea) : undefined}
        />
      )}
      {[...others].map((country) => (
        <StayDaysForDates key={country} country={country} {...dates} onlyNear={chosen.length > 1} />
      ))}
    </div>
  );
}

/** Where an origin comes from that the address doesn't name. */
function WhyThisOrigin({
  search: { namesOrigin },
  town,
}: {
  search: TravelData['search'];
  town: string;
}) {
  const saved = useSavedOrigin();
  if (namesOrigin) return null;
  return (
    <p className="text-soft">
      {saved === null ? (
        <Trans>You haven't said where you fly from yet, so this starts from {town}.</Trans>
      ) : (
        <Trans>Starting from {town}, like your last search.</Trans>
      )}
    </p>
  );
}

interface AnsweredProps {
  data: TravelData;
  question: FlightQuestion;
  answer: FlightAnswer;
  onAskAgain(): void;
}

/** The flights, a row for each place, in the order of the selection. */
function Answered({ data, question, answer, onAskAgain }: AnsweredProps) {
  const { t } = useLingui();
  const isOver = useIsOver(answer.expiresAt);
  const { departureDate, returnDate } = question;
  const nights =
    returnDate === undefined ? null : Math.max(1, nightsBetween(departureDate, returnDate));
  const count = answer.results.length;
  return (
    <>
      <h2 className="font-semibold text-xl">
        <Trans>Flights</Trans>
      </h2>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunken px-5 py-3">
        <p className="flex min-w-0 flex-1 basis-80 items-start gap-2.5">
          <Info aria-hidden="true" className="mt-0.5 size-5 flex-none text-soft" />
          <span>
            {answer.source === 'estimate' ? (
              <Trans>Estimate from distance and season, not an offer</Trans>
            ) : (
              <Trans>Airline offers, for all passengers</Trans>
            )}
            {answer.ticket === 'two-one-way' ? (
              <>
                <span>{' · '}</span>
                <Trans>there and back as two separate tickets</Trans>
              </>
            ) : null}
            {isOver ? null : <PriceAge answer={answer} />}
          </span>
        </p>
        {isOver ? (
          <div className="flex flex-wrap items-center gap-3">
            <p role="status" className="font-semibold">
              {answer.source === 'estimate' ? (
                <Trans>This estimate is no longer up to date.</Trans>
              ) : (
                <Trans>These prices have expired.</Trans>
              )}
            </p>
            <Button look="secondary" onClick={onAskAgain}>
              <Trans>Search again</Trans>
            </Button>
          </div>
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {t`${plural(count, { one: 'Flights to # place found', other: 'Flights to # places found' })}`}
      </p>
      <ul className="mt-5 grid gap-4">
        {answer.results.map((result) => (
          <li key={result.target.id}>
            <ResultCard
              result={result}
              target={data.chosen.find(({ id }) => id === result.target.id) ?? null}
              answer={answer}
              adults={question.adults}
              nights={nights}
              isOver={isOver}
              onAskAgain={onAskAgain}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Until when offers are valid, in the user's time zone; for an estimate, whose prices are not for
 * sale, its date. Nothing without a price.
 */
function PriceAge({ answer }: { answer: FlightAnswer }) {
  const { i18n } = useLingui();
  const zone = useReaderZone();
  const moment = useReaderMoment();
  const { source, searchedAt, expiresAt } = answer;
  if (zone === null || expiresAt === null) return null;
  const searched = Temporal.Instant.from(searchedAt).toZonedDateTimeISO(zone);
  const estimatedOn = formatDay(searched.toPlainDate().toString(), i18n.locale, 'short');
  const end = moment(expiresAt, { zone });
  return (
    <span className="block text-sm text-soft">
      {source === 'estimate' ? (
        <Trans>Estimated on {estimatedOn}</Trans>
      ) : (
        <Trans>These prices hold until {end}.</Trans>
      )}
    </span>
  );
}

/** The destinations, and a summary of the search in one line. */
function ResultsHeading({
  data: { chosen, search },
  question,
  town,
}: {
  data: TravelData;
  question: FlightQuestion;
  /** Town of the origin; null until it is known. */
  town: string | null;
}) {
  const { t, i18n } = useLingui();
  const { departureDate, returnDate, adults, travelClass, origin } = question;
  const places = formatNames(i18n, chosen);
  const days =
    returnDate === undefined
      ? formatDay(departureDate, i18n.locale, 'medium')
      : formatDayRange(departureDate, returnDate, i18n.locale, 'medium');
  const said = [
    town === null ? t`From ${origin}` : t`From ${town} (${origin})`,
    days,
    ...(returnDate === undefined ? [t`one way`] : []),
    i18n._(CLASS_LABELS[travelClass]),
    t`${plural(adults, { one: '# adult', other: '# adults' })}`,
  ];
  return (
    <header className="grid gap-2">
      <h1 className="font-bold text-3xl [overflow-wrap:anywhere]">
        <Trans>Flights to {places}</Trans>
      </h1>
      <p className="text-lg text-soft">
        <Parts of={said} />
      </p>
      <WhyThisOrigin search={search} town={town ?? question.origin} />
      <ChangeOrigin />
      <noscript>
        <p className="mt-4 rounded-card bg-sunken px-5 py-4">
          <Trans>Flight search runs in your browser and needs JavaScript.</Trans>
        </p>
      </noscript>
    </header>
  );
}

/** No flights: the server's reason, and how to continue. */
function SearchFailed({
  failure: { text, isLimit, retryAt },
  onRetry,
}: {
  failure: FlightsFailure;
  onRetry(): void;
}) {
  const { i18n } = useLingui();
  return (
    <div className="mt-8 grid max-w-xl justify-items-start gap-3">
      <h2 className="font-semibold text-xl">
        {isLimit ? (
          <Trans>You've searched a lot in a short time</Trans>
        ) : (
          <Trans>We couldn't search for flights</Trans>
        )}
      </h2>
      {/* Of a limit the hour below says more than the text, which stands under the bar. */}
      {isLimit && retryAt !== null ? null : (
        <p className="text-soft">{typeof text === 'string' ? text : i18n._(text)}</p>
      )}
      <AskAgain retryAt={retryAt} onRetry={onRetry} />
    </div>
  );
}

/** Most answers arrive earlier. */
const SLOW_MS = 5_000;
const LINES = ['w-1/2', 'w-2/3', 'w-3/4', 'w-1/3'];

/** Placeholders of the results that are loading. */
function Searching({ chosen }: { chosen: readonly TravelTarget[] }) {
  const isSlow = useIsSlow(true, SLOW_MS);
  return (
    <div aria-busy="true" className="mt-6 noscript:hidden">
      <p role="status" className="min-h-6 text-soft">
        {isSlow ? (
          <Trans>Still searching. Some airlines take up to 15 seconds to respond.</Trans>
        ) : (
          <Trans>Searching flights…</Trans>
        )}
      </p>
      <ul className="mt-4 grid gap-4">
        {chosen.map(({ id, name }) => (
          <li key={id} className="rounded-card border border-line bg-raised p-5">
            <h2 className="font-semibold text-xl">{name}</h2>
            <div aria-hidden="true" className="mt-4 grid animate-pulse gap-3">
              <div className="h-9 w-2/3 rounded-pill bg-sunken" />
              {LINES.map((width) => (
                <div key={width} className={`h-4 rounded-pill bg-sunken ${width}`} />
              ))}
              <div className="h-24 rounded-card bg-sunken" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
