import { atLeast, atMost, type Goal } from './rows/row.ts';

/**
 * What the rows have to reach, in one place. A row whose goal was not settled has `null`: it is
 * measured and shown, and not judged.
 */
export const GOALS = {
  /** Search over HTTP against pgbench with the same statements. */
  search: atLeast(0.45),
  /** Time of a search with ten times the stays. */
  growth: atMost(2),
  /** First-load scripts of `/` against React and ReactDOM alone. */
  firstLoad: atMost(2),
  /** A listing page, brotli, kB. */
  listingHtml: atMost(25),
  /** Seconds from a later `npm start` to the first 200. */
  warmStart: atMost(5),
  /** Seconds to add 100,000 stays on PostgreSQL. */
  demo: atMost(180),
  searchPage: null,
  searchPageArabic: null,
  listingPage: null,
  reservation: null,
  rivals: null,
  rivalsP99: null,
  embedded: null,
  performance: null,
  accessibility: null,
  seo: null,
  layoutShift: null,
} as const satisfies Record<string, Goal | null>;
