import { parseArgs } from 'node:util';

export interface Settings {
  /** Stays of the database that most rows are measured on. */
  readonly stays: number;
  /** Stays of the large one. */
  readonly manyStays: number;
  /** Stays of the largest one, on whose calendars nothing is closed. */
  readonly mostStays: number;
  /** Itinerants that are searched. */
  readonly itinerants: number;
  /** Experiences that are searched, with thirty sessions each. */
  readonly experiences: number;
  /** Nights that the first has to hold at least. */
  readonly nights: number;
  /** Rounds of a row and its reference, in turn. */
  readonly rounds: number;
  /** Seconds of one round. */
  readonly seconds: number;
  readonly connections: number;
  /** Server processes that share the connections. */
  readonly servers: number;
  /** Rivals for the same nights. */
  readonly rivals: number;
  readonly lighthouseRuns: number;
  /** Pages that one server renders while its memory is watched. */
  readonly pages: number;
  /** Parts to run; empty for all. */
  readonly only: readonly string[];
  /** Whether it is the real thing, whose results are kept. */
  readonly quick: boolean;
}

/** `--quick` for a try of a few minutes with a tenth of everything; `--only search,pages`. */
export function readSettings(): Settings {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
  });
  const only = values.only.split(',').filter((name) => name !== '');
  const shared = { only, quick: values.quick, connections: 8, servers: 1 };
  return values.quick
    ? {
        ...shared,
        stays: 2_000,
        manyStays: 20_000,
        mostStays: 100_000,
        itinerants: 2_000,
        experiences: 2_000,
        nights: 150_000,
        rounds: 3,
        seconds: 2,
        rivals: 40,
        lighthouseRuns: 1,
        pages: 2_000,
      }
    : {
        ...shared,
        stays: 20_000,
        manyStays: 200_000,
        mostStays: 1_000_000,
        itinerants: 20_000,
        experiences: 20_000,
        nights: 2_000_000,
        rounds: 5,
        seconds: 4,
        rivals: 200,
        lighthouseRuns: 3,
        pages: 20_000,
      };
}
