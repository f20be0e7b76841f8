import { ROOT } from '../launch/root.js';
import { filesOf } from '../walk.js';

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
  'src/domain/money-stories',
  'src/entry/resilience/fuzz.test',
  'src/entry/resilience/leaks',
  'demo/covers',
];

/** The files of `EXHAUSTIVE_TESTS`, by their paths in the repository. */
export function listExhaustiveTests() {
  return filesOf(ROOT).filter(
    (path) => /\.test\.tsx?$/.test(path) && EXHAUSTIVE_TESTS.some((part) => path.includes(part)),
  );
}
