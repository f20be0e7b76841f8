import type { ListingCategory, SceneryStyle } from '#domain/vocabulary.ts';
import type { Interior, Place, Region, SceneSpec, Subject, Time } from './spec.ts';

// Each value has a letter of its own, so that a key stays valid when a list is put in another order.
const SUBJECT_CODES: Record<Subject, string> = {
  exterior: 'e',
  interior: 'i',
  landscape: 'l',
  detail: 'd',
  outing: 'o',
};

const CATEGORY_CODES: Record<ListingCategory, string> = {
  Van: 'v',
  Home: 'h',
  Mansion: 'm',
  Houseboat: 'b',
  MultiStory: 's',
  Minka: 'k',
  Cottage: 'c',
  Modern: 'o',
  Cabin: 'n',
  Camp: 'a',
  Loft: 'l',
  Building: 'u',
  Village: 'g',
  Resort: 'r',
};

const SCENERY_CODES: Record<SceneryStyle, string> = {
  Nature: 'n',
  NomadHub: 'h',
  Retreat: 'r',
  ZenMode: 'z',
  Scenic: 's',
  Cultural: 'c',
  Beach: 'b',
  Mountains: 'm',
};

const REGION_CODES: Record<Region, string> = {
  mediterranean: 'm',
  northern: 'n',
  tropical: 't',
  desert: 'd',
  alpine: 'a',
  'east-asian': 'e',
  latin: 'l',
  temperate: 'p',
};

const TIME_CODES: Record<Time, string> = { dawn: 'w', day: 'd', dusk: 'k', night: 'n' };

const INTERIOR_CODES: Record<Interior, string> = {
  desk: 'd',
  bed: 'm',
  bath: 'z',
  hammock: 'h',
  kitchen: 'k',
  bunk: 'b',
  garden: 'g',
  lounge: 'l',
  table: 't',
  stage: 's',
  supper: 'u',
  talk: 'a',
  workshop: 'w',
  yoga: 'y',
};

const PLACE_CODES: Record<Place, string> = { street: 's', avenue: 'a' };

const NO_INTERIOR = '0';

function withCode<T extends string>(codes: Record<T, string>, code: string): T | undefined {
  return (Object.keys(codes) as T[]).find((value) => codes[value] === code);
}

/** A short name for a scene, fit for a URL's path: `s1-evnmd0-1z141z3`, in a street `s1-ehcmd0s-…`. */
export function encodeKey(spec: SceneSpec): string {
  const letters =
    SUBJECT_CODES[spec.subject] +
    CATEGORY_CODES[spec.category] +
    SCENERY_CODES[spec.scenery] +
    REGION_CODES[spec.region] +
    TIME_CODES[spec.time] +
    (spec.interior === undefined ? NO_INTERIOR : INTERIOR_CODES[spec.interior]) +
    (spec.place === undefined ? '' : PLACE_CODES[spec.place]);
  return `s1-${letters}-${(spec.seed >>> 0).toString(36)}`;
}

/** The scene a name stands for, or null when it stands for none. Each scene has one name only. */
export function decodeKey(key: string): SceneSpec | null {
  const match = /^s1-([a-z0-9]{6})([a-z]?)-([0-9a-z]{1,7})$/.exec(key);
  const letters = match?.[1];
  const seed = Number.parseInt(match?.[3] ?? '', 36);
  if (letters === undefined || !(seed <= 0xffffffff)) return null;
  const [s = '', c = '', y = '', r = '', t = '', i = ''] = letters;
  const subject = withCode(SUBJECT_CODES, s);
  const category = withCode(CATEGORY_CODES, c);
  const scenery = withCode(SCENERY_CODES, y);
  const region = withCode(REGION_CODES, r);
  const time = withCode(TIME_CODES, t);
  const interior = withCode(INTERIOR_CODES, i);
  const place = withCode(PLACE_CODES, match?.[2] ?? '');
  if (!subject || !category || !scenery || !region || !time) return null;
  if (interior === undefined && i !== NO_INTERIOR) return null;
  const spec: SceneSpec = {
    seed,
    subject,
    category,
    scenery,
    region,
    time,
    ...(interior === undefined ? {} : { interior }),
    ...(place === undefined ? {} : { place }),
  };
  return encodeKey(spec) === key ? spec : null;
}
