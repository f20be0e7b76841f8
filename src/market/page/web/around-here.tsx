import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { distanceKm, type Position } from '#domain/places.ts';
import { formatDistance } from '#platform/i18n/distance.ts';
import {
  type GroundPart,
  type GroundStation,
  loadGround,
  loadGroundPlaces,
  placeAround,
} from '#platform/web/map/ground.ts';
import { usePreferences } from '#platform/web/scope/use-preferences.tsx';
import { Footprints, MapPin, Plane, TrainFront } from '#platform/web/ui/icons.ts';
import type { Place } from '../contract.ts';

/**
 * Surroundings of a listing: its neighbourhood in a sentence, distances to centre, station and
 * airport.
 */
export default function AroundHere({ place }: { place: Place }) {
  const { i18n } = useLingui();
  const { units } = usePreferences();
  const known = useKnownGround(place);
  if (known === null) return null;
  const { note, centreKm, station, airport } = known;
  const minutes = walkMinutes(centreKm);
  const distance = formatDistance(centreKm, i18n.locale, units);
  const { city } = place;
  return (
    <ul className="mb-4 grid gap-3">
      {note === null ? null : (
        <li className="flex gap-3">
          <MapPin className="mt-0.5 size-5 flex-none text-soft" />
          {/* Available in English only. */}
          <span lang="en" dir="ltr" className="max-w-prose">
            {note}
          </span>
        </li>
      )}
      <li className="flex gap-3">
        <Footprints className="mt-0.5 size-5 flex-none text-soft" />
        <span>
          {minutes === null ? (
            <Trans>
              About {distance} from the centre of {city}
            </Trans>
          ) : (
            <Plural
              value={minutes}
              one={`About # minute on foot to the centre of ${city} (${distance})`}
              other={`About # minutes on foot to the centre of ${city} (${distance})`}
            />
          )}
        </span>
      </li>
      {station === null ? null : <ToStation {...station} />}
      {airport === null ? null : <ToAirport {...airport} />}
    </ul>
  );
}

function ToStation({ name, km }: NearestStation) {
  const { i18n } = useLingui();
  const { units } = usePreferences();
  const distance = formatDistance(km, i18n.locale, units);
  const walk = walkMinutes(km);
  const drive = driveMinutes(km);
  return (
    <li className="flex gap-3">
      <TrainFront className="mt-0.5 size-5 flex-none text-soft" />
      <span>
        {walk === null ? (
          <Plural
            value={drive}
            one={`About # minute by car to ${name} train station (${distance})`}
            other={`About # minutes by car to ${name} train station (${distance})`}
          />
        ) : (
          <Plural
            value={walk}
            one={`About # minute on foot to ${name} train station (${distance})`}
            other={`About # minutes on foot to ${name} train station (${distance})`}
          />
        )}
      </span>
    </li>
  );
}

function ToAirport({ code, km }: KnownAirport) {
  const { i18n } = useLingui();
  const { units } = usePreferences();
  const distance = formatDistance(km, i18n.locale, units);
  const minutes = driveMinutes(km);
  return (
    <li className="flex gap-3">
      <Plane className="mt-0.5 size-5 flex-none text-soft" />
      <span>
        <Plural
          value={minutes}
          one={`About # minute by car to ${code} airport (${distance})`}
          other={`About # minutes by car to ${code} airport (${distance})`}
        />
      </span>
    </li>
  );
}

interface KnownAirport {
  readonly code: string;
  readonly km: number;
}

interface KnownGround {
  readonly note: string | null;
  readonly centreKm: number;
  readonly station: NearestStation | null;
  readonly airport: KnownAirport | null;
}

/** Null while it is fetched, and where nothing is known about the place. */
function useKnownGround(place: Place): KnownGround | null {
  const [known, setKnown] = useState<KnownGround | null>(null);
  const { neighbourhood, latitude, longitude } = place;
  useEffect(() => {
    let isStale = false;
    async function look() {
      const position = { latitude, longitude };
      const city = placeAround(await loadGroundPlaces(), position);
      if (city === undefined) return;
      const { parts, airport, stations } = await loadGround(city);
      if (isStale) return;
      setKnown({
        note: findNote(parts, neighbourhood),
        centreKm: distanceKm(position, city),
        station: nearestStation(stations, position),
        airport:
          airport === null ? null : { code: airport.code, km: distanceKm(position, airport) },
      });
    }
    // A failure needs no message: the map and the address are shown anyway.
    look().catch(() => {});
    return () => {
      isStale = true;
    };
  }, [neighbourhood, latitude, longitude]);
  return known;
}

function findNote(parts: readonly GroundPart[], neighbourhood: string): string | null {
  return parts.find(({ name }) => name === neighbourhood)?.note || null;
}

/** A station for a page. */
interface NearestStation {
  readonly name: string;
  readonly km: number;
}

/** The station of a city nearest to a position, with its distance; null where there is none. */
export function nearestStation(
  stations: readonly GroundStation[],
  position: Position,
): NearestStation | null {
  const [nearest] = stations
    .map((station) => ({ name: station.name, km: distanceKm(position, station) }))
    .sort((a, b) => a.km - b.km);
  return nearest ?? null;
}

/** Walking speed in minutes per kilometre: 5 km per hour. */
const WALKED_MINUTES_PER_KM = 12;
/** Greatest distance for walking; beyond it, by bus. */
const FARTHEST_WALK_KM = 3;
/** Kilometres through town at the start of a trip, and the speeds there and beyond. */
const TOWN_KM = 10;
const TOWN_MINUTES_PER_KM = 2;
const ROAD_MINUTES_PER_KM = 1;
/** Positions are shifted by up to 500 m, so minutes are rounded to steps. */
const STEP = 5;

/** Minutes on foot, rounded to five and at least that; null where it is too far to walk. */
export function walkMinutes(km: number): number | null {
  if (km > FARTHEST_WALK_KM) return null;
  return inSteps(km * WALKED_MINUTES_PER_KM);
}

/**
 * Minutes by car, rounded to five and at least that. An estimate from the straight-line distance:
 * 30 km per hour in town and 60 beyond, which allows for the road's bends.
 */
export function driveMinutes(km: number): number {
  const town = Math.min(km, TOWN_KM);
  return inSteps(town * TOWN_MINUTES_PER_KM + (km - town) * ROAD_MINUTES_PER_KM);
}

function inSteps(minutes: number): number {
  return Math.max(STEP, Math.round(minutes / STEP) * STEP);
}
