import { createHmac } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { approximatePosition, type Position } from '#domain/places.ts';
import {
  countryByCode,
  isInCountry,
  timeZoneAt,
  townAt,
} from '#features/catalogues/index.server.ts';
import type { Config } from '#platform/server/config/config.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Translator } from '#platform/server/services.ts';

/** A town farther away than this doesn't lend its name to a home. */
const REACH_KM = 60;

interface FormLocation {
  readonly location: { readonly value: string; readonly latlng: readonly [number, number] };
  readonly region: string;
  readonly city: string;
}

/** The place of a form's listing. */
export interface FormPlace {
  readonly countryCode: string;
  readonly region: string;
  readonly city: string;
  readonly timeZone: string;
  readonly position: Position;
}

/**
 * The place of a form's listing: the time zone follows from the point and its country, city and
 * region from the point where they were left empty.
 *
 * @throws Problem 'invalid-input' for an unknown country, or a point that is far from it
 */
export function placeOfForm(
  { location, region, city }: FormLocation,
  translate: Translator,
): FormPlace {
  const { value, latlng } = location;
  const position = { latitude: latlng[0], longitude: latlng[1] };
  if (countryByCode(value, 'en') === null) {
    const text = translate(msg`We don't know this country.`);
    throw new Problem('invalid-input', { fields: { 'location.value': text } });
  }
  if (!isInCountry(position, value)) {
    const text = translate(msg`This point isn't in that country.`);
    throw new Problem('invalid-input', { fields: { 'location.latlng': text } });
  }
  const near = townAt(position, 'en', REACH_KM);
  const town = near?.countryCode === value ? near : null;
  return {
    countryCode: value,
    region: region === '' && city === '' ? (town?.region ?? '') : region,
    city: city === '' ? (town?.name ?? '') : city,
    timeZone: timeZoneAt(position, value),
    position,
  };
}

/** Decimals of a degree within which points count as one address: about 100 m. */
const ADDRESS_DECIMALS = 3;

/**
 * The public position. All listings of a host at one address are shifted alike, since the mean of
 * many listings would reveal it otherwise (decision 0221). The shift depends on a secret, so that
 * it can't be undone.
 */
export function shownPosition(
  hostId: string,
  position: Position,
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
): Position {
  const address = [position.latitude, position.longitude].map((degrees) =>
    degrees.toFixed(ADDRESS_DECIMALS),
  );
  return approximatePosition(position, positionSeed([hostId, ...address].join(' '), sessionSecret));
}

/** Seed for the direction and distance of a position's shift. */
export function positionSeed(of: string, secret: string): string {
  return createHmac('sha256', secret).update(`position ${of}`).digest('hex');
}
