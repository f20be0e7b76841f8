import { addDays, type DateText, type MonthText, todayIn } from '#domain/dates.ts';
import { type CabinClass, MAX_DAYS_AHEAD } from '#domain/flights.ts';
import { seasonOfNights } from '#domain/local-season.ts';
import { staySearch } from '#domain/search/stay-search.ts';
import { travelSearch } from '#domain/search/travel-search.ts';
import { isFreeOfLimit, isSchengen, schengenDaysFrom } from '#domain/stay-days.ts';
import { nextMonths, windowStarts } from '#domain/stay-windows.ts';
import { passportOf } from '#features/accounts/index.server.ts';
import { timeZoneAt } from '#features/catalogues/index.server.ts';
import { type HomeCover, homeCovers, homesInWindows } from '#features/stays/index.server.ts';
import type { listPlaceCosts as contract, PlaceCost } from '#features/travel/contract.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import { foreignLanguage } from '#platform/i18n/text-language.ts';
import { cacheByKey } from '#platform/server/cached-answers.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { isSameTown, placeByCode } from '../../airports/airports.ts';
import { SEASIDE } from '../../destinations/data/seaside.ts';
import { festivalsWithin } from '../../festivals/festival-dates.ts';
import { festivalName } from '../../festivals/festival-texts.ts';
import { travelErrors } from '../errors.ts';
import { type CheapestStay, type CostQuestion, findCheapestStays } from '../search/place-costs.ts';
import {
  buildHref,
  countryName,
  homesAround,
  type SearchLimits,
  spendSearch,
  townName,
} from '../search/plan-search.ts';
import { countedTrips } from '../store/counted-trips.ts';
import { COUNTED_DAYS } from './count-stay-days.ts';
import { festivalDetails, getTravelRegion } from './list-festivals.ts';

export interface PlaceCostQuery {
  readonly origin: string;
  readonly nights: number;
  readonly firstMonth?: MonthText | undefined;
  readonly lastMonth?: MonthText | undefined;
  readonly passengers: number;
  readonly travelClass: CabinClass;
}

/** An answer that depends neither on the language nor on the caller's trips. */
interface SharedAnswer {
  readonly computedAt: string;
  readonly stays: readonly CheapestStay[];
  readonly covers: ReadonlyMap<string, HomeCover>;
}

/** Seconds for which an answer is handed out, and how many there are at once. */
const shareAnswer = cacheByKey<SharedAnswer>({ seconds: 600, max: 60 });

/**
 * Every place with a free home by what a month there costs, each for the stay that costs least. All
 * flights are estimated: a provider is asked for the few places that are then compared.
 *
 * @throws Problem with the field that is wrong; 'rate-limited'
 */
export async function listPlaceCosts(
  query: PlaceCostQuery,
  context: RequestContext,
  limits: SearchLimits,
): Promise<RouteAnswer<typeof contract>> {
  const question = planCosts(query, context);
  const { services, actor, now, translate } = context;
  const { passengers: guests, nights, starts } = question;
  const groups = actor?.groups ?? [];
  const passport =
    actor === null ? null : await services.database.readReplica((db) => passportOf(db, actor.id));
  const key = JSON.stringify([
    question.origin.code,
    question.today,
    question.cabin,
    guests,
    nights,
    starts,
    groups.toSorted(),
  ]);
  const { answer } = await shareAnswer(services, key, now, async () => {
    await spendSearch('place-cost', context, limits);
    return services.database.readReplica(async (db) => {
      const homes = await homesInWindows(db, { starts, nights, guests, now, groups });
      const stays = findCheapestStays(question, homes);
      const covers = await homeCovers(
        db,
        stays.map(({ homes: { exampleId } }) => exampleId),
      );
      return {
        computedAt: now.toString(),
        stays,
        covers: new Map(covers.map((cover) => [cover.id, cover])),
      };
    });
  });
  const schengenDays = await countSchengenDays(context, passport);
  return {
    origin: {
      code: question.origin.code,
      town: townName(question.origin, translate.locale),
      latitude: question.origin.airport.latitude,
    },
    nights,
    starts: [...starts],
    computedAt: answer.computedAt,
    places: answer.stays.map((stay) => toPlaceCost(stay, { query, answer, schengenDays }, context)),
  };
}

/** @throws Problem with the field that is wrong */
function planCosts(
  { origin: code, nights, firstMonth, lastMonth, passengers, travelClass }: PlaceCostQuery,
  { now, translate }: Pick<RequestContext, 'now' | 'translate'>,
): CostQuestion {
  const refuse = (problem: keyof typeof travelErrors, field: keyof PlaceCostQuery): never => {
    throw new Problem(problem, { fields: { [field]: translate(travelErrors[problem].message) } });
  };
  const origin = placeByCode(code) ?? refuse('unknown-airport', 'origin');
  const { airport } = origin;
  const today = todayIn(now, timeZoneAt(airport, airport.country));
  const next = nextMonths(today);
  const months = {
    firstMonth: firstMonth ?? (lastMonth === undefined ? next.firstMonth : lastMonth),
    lastMonth: lastMonth ?? (firstMonth === undefined ? next.lastMonth : firstMonth),
  };
  if (months.lastMonth < months.firstMonth) refuse('return-first', 'lastMonth');
  if (months.lastMonth < next.firstMonth) refuse('departure-past', 'lastMonth');
  // From tomorrow on: today's flights are mostly gone.
  const bounds = { first: addDays(today, 1), last: addDays(today, MAX_DAYS_AHEAD) };
  const starts = windowStarts(months, nights, bounds);
  if (starts.length === 0) refuse('departure-too-far', 'firstMonth');
  return { origin, today, cabin: travelClass, passengers, nights, starts };
}

/**
 * Counts the days that the caller may stay in the Schengen area from a day on, by their passport and
 * trips; null for strangers and for passports without a limit.
 */
async function countSchengenDays(
  { services, actor, now }: RequestContext,
  passport: string | null,
): Promise<((startDate: DateText) => number) | null> {
  if (actor === null || (passport !== null && isFreeOfLimit(passport))) return null;
  const since = addDays(todayIn(now, 'UTC'), -COUNTED_DAYS);
  const trips = await services.database.readReplica((db) => countedTrips(db, actor.id, since));
  const counted = new Map<DateText, number>();
  return (startDate) => {
    const days = counted.get(startDate) ?? schengenDaysFrom(trips, startDate);
    counted.set(startDate, days);
    return days;
  };
}

function toPlaceCost(
  stay: CheapestStay,
  {
    query,
    answer,
    schengenDays,
  }: {
    readonly query: PlaceCostQuery;
    readonly answer: SharedAnswer;
    readonly schengenDays: ((startDate: DateText) => number) | null;
  },
  { translate }: Pick<RequestContext, 'translate'>,
): PlaceCost {
  const { target, startDate, endDate, monthly, homes, flight, wifi } = stay;
  const { country, latitude, longitude } = target.town;
  const { code } = target.place;
  const dates = { startDate, endDate };
  const cover = answer.covers.get(homes.exampleId);
  const search = travelSearch.change(travelSearch.parse({}), {
    origin: query.origin,
    ...dates,
    travelClass: query.travelClass,
    passengers: query.passengers,
    targets: [code],
  });
  return {
    id: code,
    name: townName(target.place, translate.locale),
    country,
    countryName: countryName(country, translate.locale),
    region: getTravelRegion(country),
    latitude,
    longitude,
    isNearSea: SEASIDE.has(code),
    ...dates,
    monthly,
    homes: {
      count: homes.count,
      median: homes.median,
      href: buildHref('/', staySearch.format(homesAround(target, dates, query.passengers))),
    },
    flight:
      flight === null
        ? null
        : { ...flight, href: buildHref('/travel', travelSearch.format(search)) },
    wifi,
    season: seasonOfNights(latitude, dates),
    festivals: festivalsWithin({ start: startDate, end: endDate })
      .filter(({ festival }) => isSameTown(festival.iataCode, code))
      .map(({ festival, when }) => ({
        id: festival.id,
        name: festivalName(festival, translate),
        ...festivalDetails(festival, when, translate),
      })),
    schengenDays: isSchengen(country) ? (schengenDays?.(startDate) ?? null) : null,
    example:
      cover === undefined
        ? null
        : {
            id: cover.id,
            title: cover.title,
            language: foreignLanguage(cover.language, translate.locale),
            picture: cover.picture,
          },
  };
}
