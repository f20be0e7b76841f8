import type { Drawing } from '#features/experiences/index.server.ts';

/** Size of every drawing, in pixels: 3 to 2, like photos. */
export const WIDTH = 960;
export const HEIGHT = 640;

const DUSK = '#2a2350';
/** Share of dusk in every colour of an evening. */
const DUSK_SHARE = 0.5;

/** Random numbers that are derived from the place, and colours of the hour, for a scene. */
export interface Pen {
  readonly isEvening: boolean;
  /** In [low, high); the same place always yields the same numbers in the same order. */
  between(low: number, high: number): number;
  one<T>(list: readonly [T, ...T[]]): T;
  /** A colour of daylight (`#rrggbb`) as it appears at this hour. */
  paint(color: string): string;
  /** Windows and lamps: dark glass by day, light in the evening. */
  readonly window: string;
}

/** @param seed the id of a place */
export function makePen(seed: string, hour: Drawing): Pen {
  const next = numbersFrom(seed);
  const isEvening = hour === 'evening';
  return {
    isEvening,
    between: (low, high) => low + (high - low) * next(),
    one: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    paint: (color) => (isEvening ? mixed(color, DUSK, DUSK_SHARE) : color),
    window: isEvening ? '#ffd98a' : '#6f8796',
  };
}

/** Mulberry32, seeded by FNV-1a: the same sequence for the same text. */
function numbersFrom(seed: string): () => number {
  let state = 2_166_136_261;
  for (const letter of seed) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  }
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @param share of the second colour, 0 to 1 */
function mixed(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * (1 - share) + (b ?? 0) * share);
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const short = (value: number) => String(Math.round(value * 10) / 10);

export function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  round = 0,
): string {
  const corner = round === 0 ? '' : ` rx="${short(round)}"`;
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${corner} fill="${fill}"/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"/>`;
}

export function polygon(points: readonly (readonly [number, number])[], fill: string): string {
  const list = points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ');
  return `<polygon points="${list}" fill="${fill}"/>`;
}

export function line(
  points: readonly (readonly [number, number])[],
  color: string,
  width: number,
): string {
  const list = points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ');
  return `<polyline points="${list}" fill="none" stroke="${color}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A number of shapes, side by side. */
export function row(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
