/** A person's preferences for pages, beyond language and theme. */
export interface Preferences {
  /** IANA zone; null follows the device. */
  readonly timeZone: string | null;
  /** The day weeks begin with, 1 for Monday to 7 for Sunday; null follows the language. */
  readonly firstWeekday: FirstWeekday | null;
  readonly units: Units;
  /** `reduced` turns all motion off, whatever the device's setting. */
  readonly motion: Motion;
}

export const FIRST_WEEKDAYS = [1, 6, 7] as const;
export type FirstWeekday = (typeof FIRST_WEEKDAYS)[number];
export const UNITS = ['km', 'mi'] as const;
export type Units = (typeof UNITS)[number];
export const MOTIONS = ['system', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];

export const DEFAULT_PREFERENCES: Preferences = {
  timeZone: null,
  firstWeekday: null,
  units: 'km',
  motion: 'system',
};

/** Cookie that stores them in a browser, in the format of `formatPreferences`. */
export const PREFERENCES_COOKIE = 'preferences';

/**
 * Cookie that stores the zone of the device, an IANA name. The server shows times in it from the
 * next page on, so that they don't change, and nothing moves, once a page is hydrated.
 */
export const DEVICE_ZONE_COOKIE = 'device-zone';

/** Parses the output of `formatPreferences`; unreadable parts get their defaults. */
export function parsePreferences(text: string | undefined): Preferences {
  const parts = new URLSearchParams(text ?? '');
  const zone = parts.get('zone');
  const weekday = Number(parts.get('week'));
  return {
    timeZone: isTimeZone(zone) ? zone : null,
    firstWeekday: FIRST_WEEKDAYS.find((day) => day === weekday) ?? null,
    units: UNITS.find((unit) => unit === parts.get('units')) ?? DEFAULT_PREFERENCES.units,
    motion: MOTIONS.find((motion) => motion === parts.get('motion')) ?? DEFAULT_PREFERENCES.motion,
  };
}

/** The choices as one short text; empty when nothing was chosen. */
export function formatPreferences({ timeZone, firstWeekday, units, motion }: Preferences): string {
  const parts = new URLSearchParams();
  if (timeZone !== null) parts.set('zone', timeZone);
  if (firstWeekday !== null) parts.set('week', String(firstWeekday));
  if (units !== DEFAULT_PREFERENCES.units) parts.set('units', units);
  if (motion !== DEFAULT_PREFERENCES.motion) parts.set('motion', motion);
  return parts.toString();
}

/** Whether a text names a zone that dates can be shown in; an offset alone doesn't count. */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[A-Za-z][\w+/-]{2,63}$/.test(value)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}
