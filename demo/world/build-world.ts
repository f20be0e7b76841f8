import { millisecondsOf } from './calendar.ts';
import { CITIES } from './cities/cities.ts';
import { buildExperiences, WORLD_EXPERIENCES } from './experiences/build-experience.ts';
import { buildManagedPlaces } from './experiences/managed-places.ts';
import { reviewExperiences } from './experiences/review-experiences.ts';
import { buildItinerants, WORLD_ITINERANTS } from './itinerants/build-itinerant.ts';
import { reviewItinerants } from './itinerants/review-itinerants.ts';
import { buildAdmin, buildGuests, buildHosts } from './people/build-people.ts';
import { hostsOfCities } from './people/host-cities.ts';
import { at, randomFor } from './random.ts';
import { buildReservations } from './reservations/build-reservations.ts';
import { buildReviews } from './reviews/build-reviews.ts';
import { buildStay } from './stays/build-stay.ts';
import { sparingChooser } from './text/chooser.ts';
import type { Line } from './text/line.ts';
import type { DemoCity, DemoFavorite, DemoPerson, DemoStay } from './types.ts';
import { buildSpeeds } from './wifi/build-speeds.ts';
import type { World, WorldOptions } from './world.ts';

/** A sentence is said by no more than this many of the 320 stays. */
const MAX_USES = 6;
const STANDARD_STAYS = 320;
const GUESTS = 60;
const FORMER_GUESTS = 160;
const MORNING = 'T08:00:00Z';

/**
 * The demo world as data: the same for the same options. The standard one is 320 stays of 80 hosts
 * in 70 cities, 90 itinerants, 120 experiences, 60 guests, 160 who were
 * here before, and what they did until `today`.
 *
 * @throws Error when there are too few stays, hosts or guests for what the demo accounts show
 */
export function buildWorld(options: WorldOptions): World {
  const { seed, today } = options;
  const now = options.now ?? `${today}${MORNING}`;
  const hosts = buildHosts(seed, today, options.hosts ?? 80);
  const names = hosts.map(({ name }) => name);
  const present = options.guests ?? GUESTS;
  const everyGuest = buildGuests(seed, today, present + FORMER_GUESTS, names);
  const guests = everyGuest.slice(0, present);
  const formerGuests = everyGuest.slice(present);
  const stays = buildStays(seed, today, options.stays ?? STANDARD_STAYS, hosts);
  const itinerants = buildItinerants({ seed, today, hosts, from: 0, count: WORLD_ITINERANTS });
  const experiences = buildExperiences({
    seed,
    today,
    now,
    hosts,
    from: 0,
    count: WORLD_EXPERIENCES,
  });
  const { reservations, waiting } = buildReservations({
    seed,
    today,
    now,
    stays,
    itinerants,
    experiences,
    hosts,
    guests,
    formerGuests,
  });
  const reviews = [
    ...buildReviews({ seed, now, stays, hosts, guests, reservations }),
    ...reviewItinerants({ seed, today, now, itinerants, hosts, reservations }),
    ...reviewExperiences({ seed, now, experiences, hosts, reservations }),
  ];
  return {
    seed,
    today,
    cities: CITIES,
    admin: buildAdmin(seed, today),
    hosts,
    guests,
    formerGuests,
    stays,
    itinerants,
    experiences,
    managedPlaces: buildManagedPlaces(hosts, hostsOfCities(hosts.length)),
    reservations,
    waiting,
    reviews,
    speeds: buildSpeeds({ seed, today, now, stays, reservations }),
    favorites: buildFavorites(seed, now, guests, stays),
  };
}

function buildStays(
  seed: number,
  today: string,
  count: number,
  hosts: readonly DemoPerson[],
): DemoStay[] {
  const places = shareOut(count).flatMap(({ city, stays }) => {
    const order = randomFor(seed, `hoods ${city.id}`).sample(
      city.neighbourhoods.map((_, hood) => hood),
      city.neighbourhoods.length,
    );
    return Array.from({ length: stays }, (_, nth) => ({
      city,
      nth,
      // Another start each time round, or a host would always get the same ones.
      hood: at(order, (nth + Math.floor(nth / order.length)) % order.length),
    }));
  });
  const shuffled = randomFor(seed, 'stay order').sample(places, places.length);
  const hostsByCity = hostsOfCities(hosts.length);
  const chooser = sparingChooser<Line>(MAX_USES * Math.ceil(count / STANDARD_STAYS));
  const titles = new Set<string>();
  return shuffled.map(({ city, nth, hood }, index) => {
    const ofCity = hostsByCity.get(city.id) ?? [0];
    const host = at(hosts, at(ofCity, nth % ofCity.length));
    return buildStay({ seed, index, today, city, hood, host, chooser, titles });
  });
}

/** Stays a city by its weight, so that they add up to `count` exactly (largest remainders). */
function shareOut(count: number): { city: DemoCity; stays: number }[] {
  const weights = CITIES.reduce((sum, { weight }) => sum + weight, 0);
  const shares = CITIES.map((city) => {
    const exact = (count * city.weight) / weights;
    return { city, stays: Math.floor(exact), rest: exact - Math.floor(exact) };
  });
  let missing = count - shares.reduce((sum, { stays }) => sum + stays, 0);
  for (const share of shares.toSorted((a, b) => b.rest - a.rest)) {
    if (missing === 0) break;
    share.stays += 1;
    missing -= 1;
  }
  return shares;
}

function buildFavorites(
  seed: number,
  now: string,
  guests: readonly DemoPerson[],
  stays: readonly DemoStay[],
): DemoFavorite[] {
  const latest = millisecondsOf(now);
  return guests.flatMap((guest, index) => {
    const random = randomFor(seed, 'favorites', index);
    const count = index === 0 ? 7 : random.int(0, 9);
    return random.sample(stays, count).map((stay) => {
      const earliest = Math.max(millisecondsOf(stay.createdAt), millisecondsOf(guest.joinedAt));
      const time = earliest + (latest - earliest) * random.next();
      return { userId: guest.id, stayId: stay.id, createdAt: new Date(time).toISOString() };
    });
  });
}
