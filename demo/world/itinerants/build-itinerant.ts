import type { DateText } from '#domain/dates.ts';
import { ITINERANT_CATEGORIES, type RoutineList } from '#domain/vocabulary.ts';
import { PETS_AMENITIES } from '#market/booking/index.server.ts';
import { dateOf } from '../calendar.ts';
import { hostsOfCities } from '../people/host-cities.ts';
import { at, idFor, type Random, randomFor } from '../random.ts';
import { scatter } from '../scatter.ts';
import { addressIn, wifiFor } from '../stays/furnish.ts';
import { chooseDiscounts, choosePolicy } from '../stays/price-stay.ts';
import { DOORS } from './data/doors.ts';
import { GROUP_RULES, PET_RULE } from './data/group-rules.ts';
import { IDEAS } from './data/ideas.ts';
import { TRAITS } from './data/kinds.ts';
import { daysOf, listedAt } from './dates-of.ts';
import type { DemoItinerant, DemoItinerantStop } from './demo-itinerant.ts';
import type { ItinerantIdea } from './idea.ts';
import { type MeetingPoints, meetingPoints, notesFor } from './meeting-points.ts';
import { placeOf } from './places.ts';
import { chooseFees, partyOf, roomsOf } from './size-and-price.ts';

export interface ItinerantsPlan {
  readonly seed: number;
  readonly today: DateText;
  /** Index of the first: the world's own begin with 0. */
  readonly from: number;
  readonly count: number;
  readonly hosts: readonly { readonly id: string; readonly name: string }[];
}

/** Those of the world that everybody sees: five of each category. */
export const WORLD_ITINERANTS = 90;
const OF_CATEGORY = WORLD_ITINERANTS / ITINERANT_CATEGORIES.length;
/** Metres from the middle of a place to where it meets, and to a stop. */
const REACH = 300;
const LOGO_SHARE = 0.3;

/**
 * Some of an endless row of itinerants. Those after the world's own tell the same stories on other
 * dates, with other hosts and at other prices.
 */
export function buildItinerants(plan: ItinerantsPlan): DemoItinerant[] {
  const hostsByCity = hostsOfCities(plan.hosts.length);
  return Array.from({ length: plan.count }, (_, nth) =>
    buildItinerant({ ...plan, hostsByCity, index: plan.from + nth }),
  );
}

interface ItinerantPlan extends Pick<ItinerantsPlan, 'seed' | 'today' | 'hosts'> {
  readonly index: number;
  readonly hostsByCity: ReturnType<typeof hostsOfCities>;
}

/** One itinerant, whole, decided by the seed and its index. */
function buildItinerant(plan: ItinerantPlan): DemoItinerant {
  const { seed, index, today } = plan;
  const random = randomFor(seed, 'itinerant', index);
  const story = index % WORLD_ITINERANTS;
  const category = at(ITINERANT_CATEGORIES, Math.floor(story / OF_CATEGORY));
  const nth = story % OF_CATEGORY;
  const idea = at<ItinerantIdea>(IDEAS[category], nth);
  const traits = TRAITS[category];
  const ofMarket = index >= WORLD_ITINERANTS;
  const nights = idea.way.reduce((sum, [, some]) => sum + some, 0);
  const { start, end } = daysOf(ofMarket ? null : nth, nights, today, random);
  const first = placeOf(at(idea.way, 0)[0]);
  const host = hostOf(idea, plan, random);
  const hostName = at(host.name.split(' '), 0);
  const price = ofMarket ? Math.round(idea.price * (0.85 + 0.3 * random.next())) : idea.price;
  const amenities = [
    ...new Set([...random.sample(traits.amenities, random.int(6, 9)), ...(idea.also ?? [])]),
  ];
  const { pictureRegion, nearest: _, ...place } = first;
  const { rates, specialOn } = chooseDiscounts(random);
  const address = addressIn(first.countryCode, random).line;
  return {
    ...place,
    ...scatter(first, REACH, random),
    index,
    id: idFor(seed, 'itinerant', index),
    hostId: host.id,
    category,
    title: idea.title,
    description: idea.about,
    customRoutine: idea.routine ?? '',
    houseRules: houseRulesOf(amenities, randomFor(seed, 'itinerant rules', index)),
    style: idea.style,
    occupancy: idea.occupancy,
    party: random.chance(0.8) ? partyOf(idea.guests) : null,
    home: idea.home,
    pictureRegion,
    pictureSeed: random.int(1, 2_147_483_646),
    pictureCount: random.int(6, 12),
    logoSeed: random.chance(LOGO_SHARE) ? random.int(1, 2_147_483_646) : null,
    address: traits.door === 'water' ? `Berth ${random.int(2, 60)}, ${first.city}` : address,
    stops:
      idea.way.length === 1 ? [] : stopsOf(idea, start, random, meetingPoints(traits.door, plan)),
    startDate: dateOf(start),
    endDate: dateOf(end),
    amenities,
    events: random.sample(traits.events, random.int(2, 4)),
    routines: routinesOf(traits, random),
    wifi: wifiOf(idea, first.city, hostName, random),
    entryInstructions: notesFor(idea, random.pick(DOORS[traits.door]), plan)
      .replaceAll('{city}', first.city)
      .replaceAll('{host}', hostName)
      .replaceAll('{code}', String(random.int(1_000, 9_999))),
    nightlyPrice: price * 100,
    fees: chooseFees(price, amenities.some(isForPets), random),
    guestCount: idea.guests,
    ...roomsOf(idea),
    minNights: idea.min,
    ...choosePolicy(random),
    discounts: rates,
    specialDiscountOn: specialOn,
    createdAt: listedAt(start, today, random),
  };
}

function isForPets(amenity: string): boolean {
  return (PETS_AMENITIES as readonly string[]).includes(amenity);
}

/** Three to five, and one for pets where they come along. */
function houseRulesOf(amenities: readonly string[], random: Random): string[] {
  const rules = random.sample<string>(GROUP_RULES, random.int(3, 5));
  return amenities.some(isForPets) ? [...rules, PET_RULE] : rules;
}

/** The first host of a city that it begins in, else one of those of the nearest city. */
function hostOf(idea: ItinerantIdea, { hosts, hostsByCity }: ItinerantPlan, random: Random) {
  const [begin] = at(idea.way, 0);
  const { nearest } = placeOf(begin);
  const ofCity = hostsByCity.get(nearest.id) ?? [0];
  return at(hosts, begin === nearest.id ? at(ofCity, 0) : random.pick(ofCity));
}

function stopsOf(
  idea: ItinerantIdea,
  start: number,
  random: Random,
  meetingPoint: MeetingPoints,
): DemoItinerantStop[] {
  let day = start;
  return idea.way.map(([id, nights], stop) => {
    const { pictureRegion: _, nearest: __, ...place } = placeOf(id);
    const from = day;
    day += nights;
    return {
      ...place,
      ...scatter(place, REACH, random),
      startDate: dateOf(from),
      endDate: dateOf(day),
      ...(stop === 0 ? { meetingPoint: '', checkInFrom: null } : meetingPoint()),
    };
  });
}

function routinesOf(
  traits: (typeof TRAITS)[keyof typeof TRAITS],
  random: Random,
): DemoItinerant['routines'] {
  const some = (list: RoutineList) => random.sample<string>(traits[list], random.int(2, 4));
  return {
    weekDay: some('weekDay'),
    weekNight: some('weekNight'),
    weekendDay: some('weekendDay'),
    weekendNight: some('weekendNight'),
  };
}

function wifiOf(
  { wifi }: ItinerantIdea,
  city: string,
  hostName: string,
  random: Random,
): DemoItinerant['wifi'] {
  if (wifi === undefined) return { name: '', password: '', mbps: null };
  return wifiFor({ hood: city, hostName }, wifi, random);
}
