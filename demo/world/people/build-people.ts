import type { DateText } from '#domain/dates.ts';
import type { GuestGroup } from '#domain/vocabulary.ts';
import { dayNumber, instantOf } from '../calendar.ts';
import { CITIES } from '../cities/cities.ts';
import { at, idFor, type Random, randomFor } from '../random.ts';

import type { DemoCity, DemoPerson } from '../types.ts';
import { NAME_STOCKS } from './data/names.ts';
import {
  GUEST_TRADES,
  GUEST_WAYS,
  HEADLINES,
  HOST_HEADLINES,
  HOST_TRADES,
  HOST_WAYS,
  INTERESTS,
  PHILOSOPHIES,
  type Trade,
} from './data/profiles.ts';

import { ADMIN, ANA, MINA } from './demo-accounts.ts';
import { citiesOfHosts } from './host-cities.ts';
import { nameFor } from './name-person.ts';

const cityById = new Map(CITIES.map((city) => [city.id, city]));
/** Share of hosts who came from elsewhere and stayed. */
const SETTLED = 0.25;
/** Zones that people work in, the usual ones more than once. */
const WORK_ZONES = [
  ...['Europe/Berlin', 'Europe/Berlin', 'Europe/London', 'Europe/London', 'Europe/Lisbon'],
  ...['America/New_York', 'America/New_York', 'America/Sao_Paulo', 'Asia/Kolkata', 'Asia/Tokyo'],
];
/** Shares of people who say when they work, and who agreed to be counted. */
const WORKING = 0.8;
const COUNTED = 0.85;
const JOINED_DAYS_BACK = { min: 735, max: 1_500 };

/** The hosts of a seed, Ana first; they joined before any stay was listed. */
export function buildHosts(seed: number, today: DateText, count: number): DemoPerson[] {
  const names = new Set<string>([ANA.name, MINA.name, ADMIN.name]);
  const story = storyteller(HOST_TRADES, HOST_WAYS, randomFor(seed, 'host bios'));
  return citiesOfHosts(count).map((cities, index) => {
    const random = randomFor(seed, 'host', index);
    const city = cityById.get(cities[0] ?? '') ?? at(CITIES, 0);
    const base = person(seed, 'host', index, today, random);
    if (index === 0) return finish({ ...base, ...ANA, hosts: true }, random);
    const homeCountry = random.chance(SETTLED)
      ? random.pick(random.pick(NAME_STOCKS).countries)
      : city.countryCode;
    const { name, languages, woman } = nameFor(homeCountry, names, random);
    return finish(
      {
        ...base,
        hosts: true,
        email: `host${index}@wayhearth.example`,
        name,
        woman,
        birthDate: birthDate(random, 1962, 1996),
        headline: random.pick(HOST_HEADLINES),
        ...story(index, city, random),
        languages: [...new Set([...languages, ...localLanguages(city.countryCode)])],
        homeCountry,
        countries: countriesOf(homeCountry, [city.countryCode], random),
        groups: random.chance(0.5) ? ['local'] : [],
        ...aboardOf(randomFor(seed, 'host aboard', index)),
      },
      random,
    );
  });
}

/**
 * The guests of a seed, Mina first.
 *
 * @param taken names that others have
 */
export function buildGuests(
  seed: number,
  today: DateText,
  count: number,
  taken: readonly string[] = [],
): DemoPerson[] {
  const names = new Set<string>([ANA.name, MINA.name, ADMIN.name, ...taken]);
  const story = storyteller(GUEST_TRADES, GUEST_WAYS, randomFor(seed, 'guest bios'));
  return Array.from({ length: count }, (_, index) => {
    const random = randomFor(seed, 'guest', index);
    const base = person(seed, 'guest', index, today, random);
    if (index === 0) return finish({ ...base, ...MINA, hosts: false }, random);
    const homeCountry = random.pick(random.pick(NAME_STOCKS).countries);
    const { name, languages, woman } = nameFor(homeCountry, names, random);
    return finish(
      {
        ...base,
        hosts: false,
        email: `guest${index}@wayhearth.example`,
        name,
        woman,
        birthDate: birthDate(random, 1974, 2004),
        headline: random.pick(HEADLINES),
        ...story(index, null, random),
        languages,
        homeCountry,
        countries: countriesOf(homeCountry, [], random),
        groups: groupsOf(woman, random),
        ...aboardOf(randomFor(seed, 'guest aboard', index)),
      },
      random,
    );
  });
}

/** The administrator of a seed. */
export function buildAdmin(seed: number, today: DateText): DemoPerson {
  const random = randomFor(seed, 'admin');
  const base = person(seed, 'admin', 0, today, random);
  return finish({ ...base, ...ADMIN, role: 'admin', hosts: false }, random);
}

type Draft = Omit<
  DemoPerson,
  'phone' | 'whatsapp' | 'social' | 'x' | 'linkedin' | 'instagram' | 'revolut' | 'wise'
>;

function person(seed: number, kind: string, index: number, today: DateText, random: Random) {
  const back = random.int(JOINED_DAYS_BACK.min, JOINED_DAYS_BACK.max);
  return {
    id: idFor(seed, kind, index),
    role: 'user' as const,
    workZone: null,
    countedAboard: false,
    philosophy: random.pick(PHILOSOPHIES),
    interests: random.sample(INTERESTS, random.int(3, 6)),
    joinedAt: instantOf(dayNumber(today) - back, random.int(7 * 60, 22 * 60) / 60),
    avatarSeed: random.int(1, 2_147_483_646),
  };
}

/** Adds ways to reach the person; the numbers are of ranges kept for fiction or unassigned. */
function finish(draft: Draft, random: Random): DemoPerson {
  const handle = draft.name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/ı/g, 'i')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.');
  const dial =
    NAME_STOCKS.find(({ countries }) => countries.includes(draft.homeCountry))?.dial ?? '+44';
  const phone = `${dial} 555 01${String(random.int(0, 99)).padStart(2, '0')} ${random.int(100, 999)}`;
  const bare = handle.replaceAll('.', '');
  return {
    ...draft,
    phone,
    whatsapp: random.chance(0.7) ? phone : '',
    social: random.chance(0.4) ? `https://${bare}.example` : '',
    x: random.chance(0.4) ? `@${bare}` : '',
    linkedin: random.chance(0.5) ? handle.replaceAll('.', '-') : '',
    instagram: random.chance(0.6) ? `@${handle}` : '',
    revolut: random.chance(0.4) ? `@${bare.slice(0, 12)}` : '',
    wise: random.chance(0.3) ? `${handle}@pay.example` : '',
  };
}

/** Gives each person a trade and a way, so that no two of them share both. */
function storyteller(trades: readonly Trade[], ways: readonly string[], order: Random) {
  const allTrades = order.sample(trades, trades.length);
  const allWays = order.sample(ways, ways.length);
  return (index: number, city: DemoCity | null, random: Random) => {
    const { text, career } = at(allTrades, index % allTrades.length);
    const round = Math.floor(index / allTrades.length);
    const way = at(allWays, (index + round) % allWays.length);
    const both = random.chance(0.5) ? `${text} ${way}` : `${way} ${text}`;
    return { bio: both.replaceAll('{city}', city?.name ?? ''), career };
  };
}

function localLanguages(countryCode: string): readonly string[] {
  const stock = NAME_STOCKS.find(({ countries }) => countries.includes(countryCode));
  return stock?.languages.slice(0, 1) ?? [];
}

function countriesOf(home: string, also: readonly string[], random: Random): string[] {
  const all = [...new Set(CITIES.map(({ countryCode }) => countryCode))];
  return [...new Set([home, ...also, ...random.sample(all, random.int(1, 7))])];
}

function groupsOf(woman: boolean, random: Random): GuestGroup[] {
  const groups: GuestGroup[] = woman ? ['women'] : [];
  if (random.chance(0.2)) groups.push('student');
  if (random.chance(0.15)) groups.push('volunteer');
  if (random.chance(0.12)) groups.push('influencer');
  if (random.chance(0.15)) groups.push('parent');
  return groups;
}

function aboardOf(random: Random): Pick<DemoPerson, 'workZone' | 'countedAboard'> {
  return {
    workZone: random.chance(WORKING) ? random.pick(WORK_ZONES) : null,
    countedAboard: random.chance(COUNTED),
  };
}

function birthDate(random: Random, from: number, to: number): DateText {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${random.int(from, to)}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`;
}
