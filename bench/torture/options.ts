/** How hard to press. */
export interface Figures {
  readonly rivals: number;
  readonly rounds: number;
  /** Half of them on either database. */
  readonly kills: number;
  readonly outages: number;
  readonly outageSeconds: number;
  readonly keys: number;
  readonly duplicates: number;
  /** Calls of each kind to each route. */
  readonly fuzzRuns: number;
  readonly hostileTexts: number;
  readonly inventedPictures: number;
  /** Timetables whose days and sessions are walked. */
  readonly timetables: number;
  /** Timetables whose sessions are made while servers are killed, and how often they are. */
  readonly madeTimetables: number;
  readonly makingKills: number;
  /** Stories of guests and hosts whose money is counted. */
  readonly moneyStories: number;
  /** How often a server is killed that moves money, and rounds of rivals after that. */
  readonly moneyKills: number;
  readonly moneyRounds: number;
  /** How often homes are hidden and restored, three at a time. */
  readonly moderationRounds: number;
  /** Searches for flights at once, of each way in which their provider fails. */
  readonly flightSearches: number;
  /** Requests that are sent at least while two servers are replaced, and how often they are. */
  readonly rollingRequests: number;
  readonly rolls: number;
  /** Seconds of far too many writes. */
  readonly overloadSeconds: number;
  /** How often a pooler is restarted. */
  readonly poolerRestarts: number;
  /** Hosts who make a home beside a replica that is behind. */
  readonly replicaHosts: number;
  /** How often a primary is replaced. */
  readonly failovers: number;
  /** Seconds between the steps from one release to the next. */
  readonly previousSeconds: number;
  /** Minutes of load on everything together. */
  readonly togetherMinutes: number;
}

const FULL: Figures = {
  rivals: 200,
  rounds: 50,
  kills: 100,
  outages: 10,
  outageSeconds: 30,
  keys: 1_000,
  duplicates: 20,
  fuzzRuns: 100,
  hostileTexts: 1_000,
  inventedPictures: 5_000,
  timetables: 1_000_000,
  madeTimetables: 400,
  makingKills: 12,
  moneyStories: 60,
  moneyKills: 6,
  moneyRounds: 20,
  moderationRounds: 24,
  flightSearches: 20,
  rollingRequests: 2_000,
  rolls: 4,
  overloadSeconds: 20,
  poolerRestarts: 12,
  replicaHosts: 12,
  failovers: 6,
  previousSeconds: 20,
  togetherMinutes: 10,
};

const QUICK: Figures = {
  rivals: 40,
  rounds: 5,
  kills: 6,
  outages: 3,
  outageSeconds: 4,
  keys: 40,
  duplicates: 10,
  fuzzRuns: 10,
  hostileTexts: 60,
  inventedPictures: 300,
  timetables: 20_000,
  madeTimetables: 60,
  makingKills: 3,
  moneyStories: 6,
  moneyKills: 2,
  moneyRounds: 5,
  moderationRounds: 4,
  flightSearches: 5,
  rollingRequests: 2_000,
  rolls: 1,
  overloadSeconds: 6,
  poolerRestarts: 3,
  replicaHosts: 3,
  failovers: 3,
  previousSeconds: 5,
  togetherMinutes: 2,
};

export const SCENARIOS = [
  'rivals',
  'blocking',
  'feeds',
  'places',
  'seats',
  'money',
  'payouts',
  'moderation',
  'timetables',
  'squatting',
  'bursts',
  'duplicates',
  'kills',
  'outages',
  'folder',
  'routes',
  'payloads',
  'texts',
  'pictures',
  'flights',
  'rolling',
  'overload',
  'pooler',
  'replica',
  'failover',
  'previous',
  'together',
] as const;
export type Scenario = (typeof SCENARIOS)[number];

/**
 * Reads the command line: `--quick` for small figures, names of scenarios to run only those.
 *
 * @throws Error for a word it doesn't know
 */
export function readOptions(args: readonly string[]): {
  figures: Figures;
  scenarios: readonly Scenario[];
} {
  const chosen: Scenario[] = [];
  let figures = FULL;
  for (const arg of args) {
    const scenario = SCENARIOS.find((name) => name === arg);
    if (arg === '--quick') figures = QUICK;
    else if (scenario === undefined) {
      throw new Error(`Unknown: ${arg}. Known: --quick, ${SCENARIOS.join(', ')}.`);
    } else chosen.push(scenario);
  }
  return { figures, scenarios: chosen.length === 0 ? SCENARIOS : chosen };
}
