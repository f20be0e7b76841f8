import type { ListingCategory } from '#domain/vocabulary.ts';
import { at, type Random } from '../random.ts';

import { ENTRY, HOUSE_RULES } from '../text/data/house-rules.ts';
import { STREET_STOCKS } from '../text/data/streets.ts';
import type { Ground } from '../types.ts';

const streetsByCountry = new Map(
  STREET_STOCKS.flatMap((stock) => stock.countries.map((country) => [country, stock] as const)),
);

/** Street and number, as the country writes them. */
export function addressIn(countryCode: string, random: Random): { street: string; line: string } {
  const stock = streetsByCountry.get(countryCode);
  if (stock === undefined) throw new Error(`No streets are known for ${countryCode}.`);
  const pattern = random.pick(stock.streets);
  return {
    street: pattern.replace(/(No\. )?#(\/\d)?/, '').trim(),
    line: pattern.replace('#', String(random.int(1, stock.highest))),
  };
}

/** Three to six rules that do not contradict what the house takes in. */
export function houseRulesFor(
  of: { pets: boolean; rooms: boolean; ground: Ground },
  random: Random,
): string[] {
  const rules: string[] = [random.pick(HOUSE_RULES.quiet)];
  if (random.chance(0.8)) rules.push(random.pick(HOUSE_RULES.smoke));
  if (of.pets) rules.push(random.pick(HOUSE_RULES.pets));
  else if (random.chance(0.3)) rules.push(random.pick(HOUSE_RULES.noPets));
  const more = [
    ...(of.rooms ? [random.pick(HOUSE_RULES.kitchen), random.pick(HOUSE_RULES.guests)] : []),
    of.ground === 'beach' ? random.pick(HOUSE_RULES.sand) : random.pick(HOUSE_RULES.shoes),
    random.pick(HOUSE_RULES.care),
  ];
  return [...rules, ...random.sample(more, random.int(2, 3))].slice(0, 6);
}

export function entryInstructionsFor(
  stay: { category: ListingCategory; ground: Ground; street: string; hostName: string },
  random: Random,
): string {
  const code = String(random.int(1000, 9999));
  const stock =
    stay.category === 'Houseboat'
      ? ENTRY.water
      : stay.category === 'Van' || stay.category === 'Camp' || stay.category === 'Cabin'
        ? ENTRY.outdoors
        : stay.ground === 'centre'
          ? ENTRY.city
          : ENTRY.house;
  return random
    .pick<string>(stock)
    .replace('{code}', code)
    .replace('{street}', stay.street)
    .replace('{host}', stay.hostName);
}

const WIFI_WORDS = [
  'olive',
  'ladder',
  'harbour',
  'lantern',
  'pepper',
  'otter',
  'saffron',
  'teapot',
  'juniper',
  'marble',
  'pebble',
  'cinnamon',
  'kettle',
  'maple',
  'sparrow',
  'velvet',
  'anchor',
  'biscuit',
  'copper',
  'thistle',
  'walnut',
  'plum',
  'ribbon',
  'ginger',
  'meadow',
  'basil',
  'candle',
  'feather',
];

const WIFI_NAMES = [
  '{hood} House',
  'Upstairs',
  'The Long Table',
  '{host} and friends',
  'Not your neighbour',
  'Kitchen',
  'Slow Mornings',
  '{hood} Guests',
  'Blue Door',
  'Second Breakfast',
  'Desk by the Window',
  'Casa {hood}',
  'Good Signal',
  'Fig Tree',
  'Quiet Floor',
];

export function wifiFor(
  place: { hood: string; hostName: string },
  mbps: number,
  random: Random,
): { name: string; password: string; mbps: number } {
  const [first = '', second = ''] = random.sample(WIFI_WORDS, 2);
  return {
    name: random.pick(WIFI_NAMES).replace('{hood}', place.hood).replace('{host}', place.hostName),
    password: `${first}-${second}-${random.int(11, 99)}`,
    mbps,
  };
}

/** A measured download speed in Mbps: that of a dish, or of a cable in town. */
export function measureWifi(category: ListingCategory, ground: Ground, random: Random): number {
  const wild = category === 'Van' || category === 'Camp' || category === 'Cabin';
  if (wild) return random.int(62, 214);
  const plan = random.weighted<number>(
    ground === 'centre'
      ? [
          [100, 2],
          [300, 4],
          [500, 4],
          [940, 2],
        ]
      : [
          [60, 1],
          [100, 4],
          [300, 4],
          [500, 2],
        ],
  );
  return Math.round(plan * (0.72 + 0.25 * random.next()));
}

const CHECK_IN = ['14:00', '15:00', '15:00', '16:00', '16:00', '17:00'];
const CHECK_OUT = ['10:00', '10:30', '11:00', '11:00', '12:00'];

export function checkTimes(random: Random): { checkInFrom: string; checkOutUntil: string } {
  return {
    checkInFrom: at(CHECK_IN, random.int(0, CHECK_IN.length - 1)),
    checkOutUntil: at(CHECK_OUT, random.int(0, CHECK_OUT.length - 1)),
  };
}
