import { distanceKm } from '#domain/places.ts';
import { type Place, timeZoneAt } from '#features/catalogues/index.server.ts';
import type { DemoCity, Ground, Neighbourhood } from '../types.ts';

const KM_PER_DEGREE = 111.32;
/** Where homes stand in a town of which nothing but its position is known, in km from its middle. */
const PARTS: readonly { ground: Ground; away: number; turn: number }[] = [
  { ground: 'centre', away: 0, turn: 0 },
  { ground: 'leafy', away: 0.9, turn: 1.1 },
  { ground: 'leafy', away: 1.1, turn: 3.6 },
  { ground: 'green', away: 2.2, turn: 5.2 },
];

/**
 * A town as a city of the demo world. Only what its place and size tell is said of it; prices,
 * scenery and pictures are those of the nearest city that was written by hand.
 */
export function townCity(place: Place, nearest: DemoCity): DemoCity {
  const km = Math.round(distanceKm(place, nearest));
  const people = roundPeople(place.population).toLocaleString('en');
  const facts = [
    `${place.name} is home to about ${people} people.`,
    ...(km <= 400 ? [`${nearest.name} is about ${km} km away as the crow flies.`] : []),
  ];
  return {
    id: `town-${place.id}`,
    name: place.name,
    region: place.region ?? place.countryName,
    countryCode: place.countryCode,
    latitude: place.latitude,
    longitude: place.longitude,
    timeZone: timeZoneAt(place, place.countryCode),
    priceLevel: Math.max(0.45, nearest.priceLevel * priceShare(place.population)),
    pictureRegion: nearest.pictureRegion,
    sceneries: nearest.sceneries.filter((style) => style !== 'NomadHub' && style !== 'Beach'),
    weight: 1,
    neighbourhoods: PARTS.map((part) => partOf(place, part, facts[0] ?? '')),
    facts,
  };
}

function partOf(
  { id, name, latitude, longitude }: Place,
  { ground, away, turn }: (typeof PARTS)[number],
  note: string,
): Neighbourhood {
  const angle = turn + (id % 7);
  const across = KM_PER_DEGREE * Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  return {
    name,
    latitude: latitude + (away * Math.cos(angle)) / KM_PER_DEGREE,
    longitude: longitude + (away * Math.sin(angle)) / across,
    ground,
    note,
  };
}

/** Two digits, as people say it. */
function roundPeople(population: number): number {
  const unit = 10 ** Math.max(2, Math.floor(Math.log10(population)) - 1);
  return Math.round(population / unit) * unit;
}

/** A town of 5,000 asks about half of what the city near by does, a million people as much. */
function priceShare(population: number): number {
  return Math.min(1, 0.5 + 0.22 * Math.log10(Math.max(5_000, population) / 5_000));
}
