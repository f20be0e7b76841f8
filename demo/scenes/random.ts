/** A seeded source of numbers. The same seed always gives the same sequence. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [low, high). */
  range(low: number, high: number): number;
  /** An integer in [low, high], both included. */
  int(low: number, high: number): number;
  /** One member of a list that must not be empty. */
  pick<T>(list: readonly T[]): T;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
  /** An independent source, so that one part of a picture can change without moving the rest. */
  fork(label: string): Random;
}

/** Mixes a number and a text into a 32-bit seed (FNV-1a, then an avalanche step). */
export function hashSeed(seed: number, label: string): number {
  let hash = (2166136261 ^ seed) >>> 0;
  for (let i = 0; i < label.length; i++) {
    hash = Math.imul(hash ^ label.charCodeAt(i), 16777619) >>> 0;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909) >>> 0;
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Mulberry32: small, fast, and good enough for pictures. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: <T>(list: readonly T[]): T => {
      const member = list[Math.floor(next() * list.length)];
      if (member === undefined) throw new RangeError('Cannot pick from an empty list');
      return member;
    },
    chance: (probability) => next() < probability,
    fork: (label) => createRandom(hashSeed(seed, label)),
  };
}
