import type { DateText } from '#domain/dates.ts';
import type { Position } from '#domain/places.ts';
import { dayNumber, instantOf } from '../calendar.ts';
import { INLAND, SHORES } from '../cities/data/shores.ts';
import { at, idFor, type Random, randomFor } from '../random.ts';
import { moved, scatter } from '../scatter.ts';
import type { Chooser } from '../text/chooser.ts';
import { type Description, describe } from '../text/describe.ts';
import type { Line } from '../text/line.ts';
import type { DemoCity, DemoStay, Neighbourhood } from '../types.ts';
import { chooseAmenities, chooseEvents } from './choose-amenities.ts';
import { chooseCategory, chooseOccupancy, chooseScenery, chooseSize } from './choose-home.ts';
import { METRO_CITIES } from './data/amenity-chances.ts';
import {
  addressIn,
  checkTimes,
  entryInstructionsFor,
  houseRulesFor,
  measureWifi,
  wifiFor,
} from './furnish.ts';
import { chooseDiscounts, chooseFees, choosePolicy, nightlyPriceOf } from './price-stay.ts';

export interface StayPlan {
  readonly seed: number;
  readonly index: number;
  readonly today: DateText;
  readonly city: DemoCity;
  /** Which of the city's neighbourhoods. */
  readonly hood: number;
  readonly host: { readonly id: string; readonly name: string };
  readonly chooser: Chooser<Line>;
  /** Titles already given, where they have to differ. */
  readonly titles?: Set<string>;
}

const YEARS_BACK_DAYS = 730;
const NEWEST_DAYS = 3;

/** One stay, whole, decided by the seed, its index and what was said before it. */
export function buildStay(plan: StayPlan): DemoStay {
  const { seed, index, city, host } = plan;
  const random = randomFor(seed, 'stay', index);
  const hood = at(city.neighbourhoods, plan.hood);
  const category = chooseCategory(city, hood.ground, random);
  const occupancy = chooseOccupancy(category, random);
  const scenery = chooseScenery(city, hood.ground, random);
  const size = chooseSize(category, occupancy, random);
  const hostName = at(host.name.split(' '), 0);
  const mbps = measureWifi(category, hood.ground, random);
  const described = describeOnce(plan, hood, {
    category,
    shared: occupancy !== 'entire-place',
    hostName,
    mbps,
    random,
  });
  const nightlyPrice = nightlyPriceOf({ category, occupancy, ...size }, city.priceLevel, random);
  const alone = occupancy === 'entire-place';
  const fees = chooseFees(nightlyPrice, alone, random);
  const { rates, specialOn } = chooseDiscounts(random);
  const minNights = random.pick([1, 2, 3, 3, 5, 7, 7, 7, 14, 14, 14, 28]);
  const setting = {
    category,
    occupancy,
    ground: hood.ground,
    region: city.pictureRegion,
    scenery,
    minNights,
    petsPay: fees.pet > 0,
    longDiscount: rates.discount !== undefined,
    metro: METRO_CITIES.has(city.id),
  };
  const amenities = chooseAmenities(setting, described.amenities, random);
  const address = addressIn(city.countryCode, random);
  const position = positionIn(city, hood, random);
  return {
    index,
    id: idFor(seed, 'stay', index),
    hostId: host.id,
    cityId: city.id,
    category,
    scenery,
    occupancy,
    pictureRegion: city.pictureRegion,
    pictureSeed: random.int(1, 2_147_483_646),
    countryCode: city.countryCode,
    region: city.region,
    city: city.name,
    neighbourhood: hood.name,
    ground: hood.ground,
    inland: inlandOf(city, hood),
    address: address.line,
    ...position,
    timeZone: city.timeZone,
    title: described.title,
    description: described.text,
    houseRules: houseRulesFor(
      { pets: takesPets(amenities), rooms: category !== 'Van', ground: hood.ground },
      random,
    ),
    amenities,
    events: chooseEvents(setting, random),
    wifi: wifiFor({ hood: hood.name, hostName }, mbps, random),
    entryInstructions: entryInstructionsFor(
      { category, ground: hood.ground, street: address.street, hostName },
      random,
    ),
    ...checkTimes(random),
    nightlyPrice,
    fees,
    ...size,
    minNights,
    ...choosePolicy(random),
    discounts: rates,
    specialDiscountOn: specialOn,
    securityRate: random.pick([0, 0, 5, 10, 10, 15, 20]),
    averageGuestAge: Math.max(21, Math.min(58, Math.round(33 + 7 * random.normal()))),
    residentCount: alone ? random.int(0, 1) : random.int(1, Math.max(2, size.guestCount)),
    createdAt: createdAt(plan.today, random),
  };
}

function describeOnce(
  plan: StayPlan,
  hood: Neighbourhood,
  of: {
    category: DemoStay['category'];
    shared: boolean;
    hostName: string;
    mbps: number;
    random: Random;
  },
): Description {
  const stay = {
    city: plan.city,
    hood: plan.hood,
    hoodName: hood.name,
    hostName: of.hostName,
    mbps: of.mbps,
    setting: {
      category: of.category,
      shared: of.shared,
      region: plan.city.pictureRegion,
      ground: hood.ground,
    },
  };
  return describe(stay, plan.chooser, of.random, plan.titles);
}

function takesPets(amenities: DemoStay['amenities']): boolean {
  return amenities.some(
    (id) => id === 'pet-friendly' || id === 'dogs-welcome' || id === 'cats-welcome',
  );
}

/**
 * Within about 450 m of the middle of the neighbourhood and on its side of the shore, a boat within
 * 80 m of its mooring.
 */
function positionIn(city: DemoCity, hood: Neighbourhood, random: Random): Position {
  const reach = hood.ground === 'mooring' ? 80 : hood.ground === 'beach' ? 220 : 450;
  return scatter(hood, Math.min(reach, roomOf(city, hood) ?? reach), random);
}

/** Metres around the middle of a neighbourhood that are land; undefined where no water is near. */
function roomOf(city: DemoCity, hood: Neighbourhood): number | undefined {
  return SHORES.get(`${city.id}/${hood.name}`);
}

/** A point on land in a neighbourhood. */
function inlandOf(city: DemoCity, hood: Neighbourhood): Position {
  const [north, east] = INLAND.get(`${city.id}/${hood.name}`) ?? [0, 0];
  return moved(hood, north, east);
}

/** Within the last two years, more of them lately. */
function createdAt(today: DateText, random: Random): string {
  const back = NEWEST_DAYS + Math.floor((YEARS_BACK_DAYS - NEWEST_DAYS) * random.next() ** 1.3);
  return instantOf(dayNumber(today) - back, random.int(6 * 60, 21 * 60) / 60);
}
