import zoneOnMap from '@photostructure/tz-lookup';
import type { Position } from '#domain/places.ts';
import { countries } from '../data/countries.ts';

/** Countries that the time zone database doesn't list under a code of their own. */
const UNLISTED: Readonly<Record<string, readonly string[]>> = { XK: ['Europe/Belgrade'] };

/** Maximum distance of a point from a zone of its country on the map, in km. */
const SEARCH_KM = 500;
/** Tested points on each ring around the point. */
const BEARINGS = 32;
const KM_PER_DEGREE = 111.32;
const RADIANS = Math.PI / 180;

/** A year without known changes of standard time, to compare clocks in. */
const WINTER = Temporal.Instant.from('2026-01-01T00:00:00Z');
const SUMMER = Temporal.Instant.from('2026-07-01T00:00:00Z');

/** ECMA-402 has the method; runtimes before it became final have the accessor of the same data. */
type LocaleWithZones = Omit<Intl.Locale, 'getTimeZones'> & {
  getTimeZones?(): readonly string[] | undefined;
  readonly timeZones?: readonly string[];
};

const zonesByCountry = new Map<string, readonly string[]>();
const isZoneOfByKey = new Map<string, boolean>();

/** IANA zones in use in a country, by its ISO 3166-1 alpha-2 code; empty if uninhabited. */
export function zonesOfCountry(countryCode: string): readonly string[] {
  const known = zonesByCountry.get(countryCode);
  if (known !== undefined) return known;
  const locale: LocaleWithZones = new Intl.Locale(`und-${countryCode}`);
  const listed = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  const zones = listed.length > 0 ? listed : (UNLISTED[countryCode] ?? []);
  zonesByCountry.set(countryCode, zones);
  return zones;
}

/** Whether a zone, under any of its names (Asia/Kolkata, Asia/Calcutta), is in use in a country. */
export function countryUsesZone(countryCode: string, timeZone: string): boolean {
  const key = `${countryCode} ${timeZone}`;
  const known = isZoneOfByKey.get(key);
  if (known !== undefined) return known;
  const zoned = WINTER.toZonedDateTimeISO(timeZone);
  const answer = zonesOfCountry(countryCode).some((zone) =>
    zoned.equals(WINTER.toZonedDateTimeISO(zone)),
  );
  isZoneOfByKey.set(key, answer);
  return answer;
}

/** The only country that uses a zone, by its code; null for zones of the sea and shared ones. */
export function countryOfZone(timeZone: string): string | null {
  const keepers = countries('en').filter(({ value }) => countryUsesZone(value, timeZone));
  return keepers.length === 1 ? (keepers[0]?.value ?? null) : null;
}

/**
 * The IANA zone of a point. The map of zones is coarse and misses borders by up to some 100 km, so
 * a point of a known country gets the nearest zone used in that country.
 *
 * @param countryCode ISO 3166-1 alpha-2; null if unknown, then the map alone decides
 */
export function timeZoneAt(position: Position, countryCode: string | null): string {
  const zone = zoneOnMap(position.latitude, position.longitude);
  if (countryCode === null || countryUsesZone(countryCode, zone)) return zone;
  const zones = zonesOfCountry(countryCode);
  if (zones.length === 0) return zone;
  return nearestZoneOnMap(position, countryCode) ?? zoneNearestToSun(zones, position.longitude);
}

function nearestZoneOnMap(position: Position, countryCode: string): string | null {
  for (let km = 1; km <= SEARCH_KM; km += Math.max(1, km / 20)) {
    for (const { latitude, longitude } of ringAround(position, km)) {
      const zone = zoneOnMap(latitude, longitude);
      if (countryUsesZone(countryCode, zone)) return zone;
    }
  }
  return null;
}

function ringAround({ latitude, longitude }: Position, km: number): Position[] {
  const degrees = km / KM_PER_DEGREE;
  const across = degrees / Math.max(0.01, Math.cos(latitude * RADIANS));
  return Array.from({ length: BEARINGS }, (_, nth) => {
    const bearing = (2 * Math.PI * nth) / BEARINGS;
    return {
      latitude: Math.max(-90, Math.min(90, latitude + degrees * Math.cos(bearing))),
      longitude: ((((longitude + across * Math.sin(bearing) + 180) % 360) + 360) % 360) - 180,
    };
  });
}

function zoneNearestToSun(zones: readonly string[], longitude: number): string {
  const away = (zone: string): number => {
    const hours = Math.abs(standardOffsetHours(zone) - longitude / 15);
    return Math.min(hours, 24 - hours);
  };
  return zones.reduce((best, zone) => (away(zone) < away(best) ? zone : best));
}

/** Hours ahead of UTC outside of daylight saving time, which is always the lesser of the two. */
function standardOffsetHours(timeZone: string): number {
  const offsets = [WINTER, SUMMER].map(
    (instant) => instant.toZonedDateTimeISO(timeZone).offsetNanoseconds,
  );
  return Math.min(...offsets) / 3.6e12;
}
