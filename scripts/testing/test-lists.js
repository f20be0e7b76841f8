/** The tests that talk to a database: run once more on PostgreSQL by `--only=http`. */
export const HTTP_TESTS = ['/server/', 'src/entry/', 'scripts/postgres'];

/**
 * Those of them that show what a minor release of PostgreSQL can break: migrations, the demo world,
 * functions and triggers, plans of searches, locks and the ledger of nights and seats. Run by
 * `--only=database` on the newest minor release (decision 0220).
 */
export const DATABASE_TESTS = [
  'demo/load-world',
  'src/platform/server/database/migrate',
  'src/platform/server/database/server-facts',
  'src/platform/server/jobs/',
  'src/features/reservations/server/kinds-migration',
  'src/market/inventory/server/store/',
  'src/market/booking/server/',
  'src/market/search/server/',
  '/server/search/',
  '/server/store/search/',
  '/server/booking/',
  'src/entry/resilience/rivals',
  'src/entry/resilience/seat-rivals',
];

/** Tests whose width follows `TEST_WIDTH`: run once more, at their full width, by `--full`. */
export const EXHAUSTIVE_TESTS = [
  'src/domain/contact-details',
  'src/entry/resilience/fuzz.test',
  'src/entry/resilience/leaks',
  'demo/covers',
];
/** Tests that only `--full` runs: each takes ten seconds and more where others run beside it. */
export const LONG_TESTS = [
  'src/entry/refused-starts',
  'src/entry/resilience/cached-pages',
  'src/entry/resilience/crash',
  'src/entry/resilience/database-gone',
  'src/entry/resilience/duplicates',
  'src/entry/resilience/fuzz-edges',
  'src/entry/resilience/rivals',
  'src/entry/resilience/seat-rivals',
  'src/entry/resilience/squatting',
  'src/entry/resilience/timetables',
  'src/entry/startup-error',
  'src/features/accounts/server/mailed-links',
  'src/features/accounts/server/sign-in-limits',
  'src/features/experiences/server/places/drawing',
  'src/features/experiences/server/schedule/preview-of-change',
  'src/market/hosting/server/pictures/hosted-pictures',
  'src/features/reservations/server/kinds-migration',
  'src/features/reservations/server/story.properties',
  'src/features/stays/server/search/search-months',
  'src/platform/server/database/connection-watchdog',
  'src/platform/server/database/embedded',
  'src/platform/server/database/migrate',
  'src/platform/server/jobs/workers',
  'src/platform/server/private-files',
  'demo/add-stays',
  'demo/load-world',
  'demo/scenes/draw-scene',
  'demo/world/experiences/experiences',
  'demo/world/itinerants/itinerants',
  'demo/world/world',
  'scripts/dev.test',
  'scripts/postgres',
];
