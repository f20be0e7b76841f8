import type { PlaceChoice, PlaceKind } from './place-choice.ts';

const KEY = 'recent-places';
/** Maximum number that fits in a row without pushing the dates away. */
const MAX_RECENT = 5;
const KINDS: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['country', 'region', 'city', 'address']);

/** Adds a place to the recent ones: the newest first, each once. */
export function withRecent(places: readonly PlaceChoice[], place: PlaceChoice): PlaceChoice[] {
  // A past device position isn't worth remembering.
  if (!KINDS.has(place.kind)) return [...places];
  const others = places.filter((other) => !isSame(other, place));
  return [place, ...others].slice(0, MAX_RECENT);
}

/** Parses the browser's stored places, which are untrusted; invalid ones are ignored. */
export function readRecent(text: string | null): PlaceChoice[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPlaceChoice).slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

/** The places last searched for in this browser. */
export function recentPlaces(): PlaceChoice[] {
  try {
    return readRecent(localStorage.getItem(KEY));
  } catch {
    // Without storage there are no recent searches.
    return [];
  }
}

/** Stores a place that was searched for. */
export function rememberPlace(place: PlaceChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withRecent(recentPlaces(), place)));
  } catch {
    // As above.
  }
}

/** Deletes all of them. */
export function clearRecentPlaces(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

function isSame(a: PlaceChoice, b: PlaceChoice): boolean {
  const key = ({ params }: PlaceChoice) => new URLSearchParams(params).toString();
  return key(a) === key(b);
}

function isPlaceChoice(value: unknown): value is PlaceChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, label, detail, countryCode, params, position } = value as Record<string, unknown>;
  return (
    KINDS.has(kind as PlaceKind) &&
    [label, detail, countryCode].every((text) => typeof text === 'string') &&
    label !== '' &&
    typeof params === 'object' &&
    params !== null &&
    Object.values(params).every((text) => typeof text === 'string') &&
    (position === null || isPosition(position))
  );
}

function isPosition(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { latitude, longitude } = value as Record<string, unknown>;
  return Number.isFinite(latitude) && Number.isFinite(longitude);
}
