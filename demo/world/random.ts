/** A row of numbers that a seed and a name decide wholly. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number;
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  /** True with probability `p`. */
  chance(p: number): boolean;
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** One of a list, by weight. */
  weighted<T>(list: readonly (readonly [T, number])[]): T;
  /** `count` different ones of a list, or all of it when it is shorter. */
  sample<T>(list: readonly T[], count: number): T[];
  /** Normally spread around 0 with deviation 1, cut at ±2.5. */
  normal(): number;
}

/** The row for one thing of one seed, as in `randomFor(7, 'stay', 12)`. */
export function randomFor(seed: number, kind: string, index = 0): Random {
  let state = mix(seed, kind, index, 0);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => at(list, Math.floor(next() * list.length));
  return {
    next,
    int,
    chance: (p) => next() < p,
    pick,
    weighted: (list) => {
      let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of list) {
        left -= weight;
        if (left < 0) return value;
      }
      return at(list, list.length - 1)[0];
    },
    sample: (list, count) => {
      const rest = [...list];
      const taken = Math.min(count, rest.length);
      for (let i = 0; i < taken; i += 1) {
        const other = int(i, rest.length - 1);
        const kept = at(rest, i);
        rest[i] = at(rest, other);
        rest[other] = kept;
      }
      rest.length = taken;
      return rest;
    },
    normal: () => {
      const value = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
      return Math.max(-2.5, Math.min(2.5, value));
    },
  };
}

/** The element at `index`, which has to be there. */
export function at<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) {
    throw new RangeError(`There is no element ${index} in a list of ${list.length}.`);
  }
  return list[index] as T;
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** The UUID (version 8, RFC 9562) of one thing of one seed; the same for ever. */
export function idFor(seed: number, kind: string, index: number): string {
  const a = hex(mix(seed, kind, index, 1));
  const b = hex(mix(seed, kind, index, 2));
  const c = hex(mix(seed, kind, index, 3));
  const d = hex(mix(seed, kind, index, 4));
  return `${a}-${b.slice(0, 4)}-8${b.slice(5)}-a${c.slice(1, 4)}-${c.slice(4)}${d}`;
}

function hex(value: number): string {
  return (
    at(HEX, value >>> 24) +
    at(HEX, (value >>> 16) & 0xff) +
    at(HEX, (value >>> 8) & 0xff) +
    at(HEX, value & 0xff)
  );
}

function mix(seed: number, kind: string, index: number, lane: number): number {
  let h = 0x811c9dc5 ^ Math.imul(lane + 1, 0x9e3779b1);
  h = scramble(h ^ seed);
  for (let i = 0; i < kind.length; i += 1) h = Math.imul(h ^ kind.charCodeAt(i), 0x01000193);
  h = scramble(h ^ index);
  return scramble(h + Math.imul(lane, 0x85ebca6b));
}

function scramble(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
