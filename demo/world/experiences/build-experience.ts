import type { DateText } from '#domain/dates.ts';
import { EXPERIENCE_POLICIES, type ExperiencePolicy } from '#domain/experience-policies.ts';
import { FEE_CATEGORIES } from '#domain/experience-pricing.ts';
import {
  type EntryDetails,
  experienceStyle,
  type MadePrice,
  priceOfForm,
} from '#features/experiences/index.server.ts';
import { dateOf, dayNumber, instantOf } from '../calendar.ts';
import { CITIES } from '../cities/cities.ts';
import { hostsOfCities } from '../people/host-cities.ts';
import { at, idFor, type Random, randomFor } from '../random.ts';
import { scatter } from '../scatter.ts';
import { addressIn } from '../stays/furnish.ts';
import type { DemoCity, DemoSession } from '../types.ts';
import { IDEAS } from './data/ideas.ts';
import { AT_OWN, AT_PUBLIC, RULES, WHEREABOUTS } from './data/joining.ts';
import type { DemoExperience, DemoManagedPlace } from './demo-experience.ts';
import type { ExperienceIdea } from './idea.ts';
import { buildManagedPlaces } from './managed-places.ts';
import { addressAt, publicPlace } from './public-place.ts';
import { entriesOf, entryIdOf, madeUntilOf, sessionsOf } from './timetable.ts';

export interface ExperiencesPlan {
  readonly seed: number;
  readonly today: DateText;
  /** ISO instant. */
  readonly now: string;
  /** Index of the first: the world's own begin with 0. */
  readonly from: number;
  readonly count: number;
  readonly hosts: readonly { readonly id: string; readonly name: string }[];
}

/** Those of the world that everybody sees. */
export const WORLD_EXPERIENCES = IDEAS.length;
/** Days since it was listed: long enough to have a past, and within the days for which sessions exist. */
const LISTED_DAYS_AGO = { min: 85, max: 165 } as const;
/** Metres from a neighbourhood's middle to the host's own place, and from the city's in the market. */
const REACH = { world: 400, market: 4_000 } as const;
const LOGO_SHARE = 0.25;

/**
 * Some of an endless row of experiences. Those after the world's own tell the same stories with
 * other hosts, elsewhere in the same cities and at other prices; their timetables are the same.
 */
export function buildExperiences(plan: ExperiencesPlan): DemoExperience[] {
  const hostsByCity = hostsOfCities(plan.hosts.length);
  const managed = new Map(
    buildManagedPlaces(plan.hosts, hostsByCity).map((each) => [each.recommendationId, each]),
  );
  return Array.from({ length: plan.count }, (_, nth) =>
    buildExperience({ ...plan, hostsByCity, managed, index: plan.from + nth }),
  );
}

interface ExperiencePlan extends Pick<ExperiencesPlan, 'seed' | 'today' | 'now' | 'hosts'> {
  readonly index: number;
  readonly hostsByCity: ReturnType<typeof hostsOfCities>;
  readonly managed: ReadonlyMap<string, DemoManagedPlace>;
}

function buildExperience(plan: ExperiencePlan): DemoExperience {
  const { seed, index, now } = plan;
  const random = randomFor(seed, 'experience', index);
  const story = index % WORLD_EXPERIENCES;
  const ofMarket = index >= WORLD_EXPERIENCES;
  const idea = at(IDEAS, story);
  const style = experienceStyle(idea.style);
  const city = CITIES.find(({ id }) => id === idea.city);
  if (style === null || city === undefined) throw new Error(`${idea.title} is nowhere.`);
  const host = hostOf(idea, plan, random);
  const { entries, sessions, createdAt } = timetableOf(plan, story, idea, city);
  const place = placeOf(idea, city, ofMarket, random);
  const managed =
    place.recommendationId === null ? undefined : plan.managed.get(place.recommendationId);
  const firstName = at(host.name.split(' '), 0);
  const arrangements = managed ?? {
    arrangements: random.sample(style.arrangements, random.int(1, style.arrangements.length)),
    hostArrangements: style.hostArrangements,
    costArrangements: random.sample(
      style.costArrangements.filter((id) => id !== 'pay-now'),
      random.int(0, 1),
    ),
  };
  return {
    ...place,
    countryCode: city.countryCode,
    region: city.region,
    city: city.name,
    timeZone: city.timeZone,
    index,
    id: idFor(seed, 'experience', index),
    hostId: host.id,
    category: style.category,
    style: style.id,
    title: idea.title,
    description: idea.about,
    rules: random.pick(RULES[style.category]),
    instructions: random
      .pick<string>(place.recommendationId === null ? AT_OWN : AT_PUBLIC)
      .replaceAll('{host}', firstName)
      .replaceAll('{code}', String(random.int(1_000, 9_999))),
    amenities: random.sample(
      style.amenities,
      random.int(Math.min(2, style.amenities.length), style.amenities.length),
    ),
    arrangements: arrangements.arrangements,
    hostArrangements: arrangements.hostArrangements,
    costArrangements: arrangements.costArrangements,
    routine: idea.routine ?? null,
    guestCount: idea.guests,
    price: priceOf(idea, {
      entries,
      managed,
      isOwner: managed?.managerId === host.id,
      now,
      factor: ofMarket ? 0.85 + 0.3 * random.next() : 1,
    }),
    deposit: (idea.deposit ?? 0) * 100,
    cancellationPolicy: idea.policy ?? policyBy(random),
    checkInTime: random.chance(0.3) ? quarterBefore(at(entries, 0).startTime) : null,
    checkOutTime: null,
    managedBy: managed?.managerId ?? null,
    entries: entries.map((entry, sortOrder) => ({
      ...entry,
      entryId: entryIdOf(seed, index, sortOrder),
      madeUntil: madeUntilOf(entry.timeZone, now),
    })),
    sessions: ofMarket ? renamed(sessions, entries, plan) : sessions,
    pictureRegion: city.pictureRegion,
    pictureSeed: random.int(1, 2_147_483_646),
    pictureCount: random.int(4, 6),
    logoSeed: random.chance(LOGO_SHARE) ? random.int(1, 2_147_483_646) : null,
    createdAt,
  };
}

/** Its own host's, the first's where the idea is; any of the city's in the market. */
function hostOf(
  { city, isFirstHosts = false }: ExperienceIdea,
  { hosts, hostsByCity, index }: ExperiencePlan,
  random: Random,
) {
  const ofCity = hostsByCity.get(city) ?? [0];
  const isFirst = isFirstHosts && index < WORLD_EXPERIENCES;
  return at(hosts, isFirst ? at(ofCity, 0) : random.pick(ofCity));
}

interface StoryTimetable {
  readonly entries: readonly EntryDetails[];
  readonly sessions: readonly DemoSession[];
  readonly createdAt: string;
}

const timetables = new Map<string, StoryTimetable>();

/** When a story was listed, its entries and sessions: computed once for all that tell it. */
function timetableOf(
  { seed, today, now }: ExperiencePlan,
  story: number,
  { timetable }: ExperienceIdea,
  { timeZone }: DemoCity,
): StoryTimetable {
  const key = `${seed} ${now} ${story}`;
  let known = timetables.get(key);
  if (known === undefined) {
    const random = randomFor(seed, 'experience timetable', story);
    const ago = random.int(LISTED_DAYS_AGO.min, LISTED_DAYS_AGO.max);
    const listed = dayNumber(today) - ago;
    const createdAt = instantOf(listed, random.int(6 * 60, 21 * 60) / 60);
    const plan = { seed, index: story, today, listed: dateOf(listed), timeZone };
    const entries = entriesOf(timetable, plan);
    const sessions = sessionsOf(entries, { listedAt: createdAt, now }, random);
    known = { entries, sessions, createdAt };
    // Those of another day are not asked for again.
    if (timetables.size > 4 * WORLD_EXPERIENCES) timetables.clear();
    timetables.set(key, known);
  }
  return known;
}

/** The coming sessions of a story under the entries of another that tells it. */
function renamed(
  sessions: readonly DemoSession[],
  entries: readonly EntryDetails[],
  { seed, index, now }: ExperiencePlan,
): DemoSession[] {
  const ids = new Map(
    entries.map(({ entryId, sortOrder }) => [entryId, entryIdOf(seed, index, sortOrder)]),
  );
  return sessions
    .filter(({ startsAt }) => startsAt > now)
    .map((session) => ({ ...session, entryId: ids.get(session.entryId) ?? session.entryId }));
}

function placeOf(idea: ExperienceIdea, city: DemoCity, ofMarket: boolean, random: Random) {
  if (idea.at !== undefined && !ofMarket) {
    const place = publicPlace(idea.city, idea.at);
    const { id, name, latitude, longitude } = place;
    return {
      latitude,
      longitude,
      recommendationId: id,
      address: addressAt(place),
      locationDescription: name,
    };
  }
  const around = ofMarket ? city : random.pick(city.neighbourhoods);
  return {
    ...scatter(around, ofMarket ? REACH.market : REACH.world, random),
    recommendationId: null,
    address: `${addressIn(city.countryCode, random).line}, ${city.name}`,
    locationDescription: random.pick<string>(WHEREABOUTS).replaceAll('{city}', city.name),
  };
}

/** As the product makes it: a manager's, a style's or the host's own. */
function priceOf(
  { style, guests, each, fee }: ExperienceIdea,
  {
    entries,
    managed,
    isOwner,
    now,
    factor,
  }: {
    readonly entries: readonly EntryDetails[];
    readonly managed: DemoManagedPlace | undefined;
    readonly isOwner: boolean;
    readonly now: string;
    readonly factor: number;
  },
): MadePrice {
  const known = experienceStyle(style);
  if (known === null) throw new Error(`There is no style ${style}.`);
  const { category, baseRate } = known;
  const form = {
    category,
    isPriceAutomatic: each === undefined,
    arrangementFee: FEE_CATEGORIES.includes(category) ? (fee ?? 1) : null,
    guestCount: guests,
  };
  const terms = {
    entries,
    baseRate,
    managed: managed === undefined ? null : { options: managed.pricingOptions, isOwner },
    now: Temporal.Instant.from(now),
  };
  const { sessionsPerPeriod } = priceOfForm({ ...form, price: 0 }, terms);
  const dollars = Math.round((each ?? 0) * factor * sessionsPerPeriod);
  return priceOfForm({ ...form, price: dollars }, terms);
}

function policyBy(random: Random): ExperiencePolicy {
  return random.weighted([
    [EXPERIENCE_POLICIES[0], 5],
    [EXPERIENCE_POLICIES[1], 3],
    [EXPERIENCE_POLICIES[2], 1],
  ]);
}

function quarterBefore(time: string): string {
  return Temporal.PlainTime.from(time).subtract({ minutes: 15 }).toString().slice(0, 5);
}
