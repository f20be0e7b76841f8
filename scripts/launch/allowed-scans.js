/**
 * Tables that stay small, and why.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const SMALL_TABLES = {
  app_meta: 'some facts about the database',
  managed_place: 'some hundred public places',
  provider_difference: 'what differs from the provider, which somebody looks at',
  reconciliation: 'one row a list of the provider',
  stay_tally: 'one row a category',
};

/**
 * Statements that may read a whole table that grows, each with its reason.
 *
 * @type {readonly { table: string, statement: string, why: string }[]}
 */
export const ALLOWED_SCANS = [
  {
    table: 'stay_search',
    statement: 'from stay_search x',
    why: 'A filter that most homes fit, or none: the table is narrow for that, and a page ends at its order by score.',
  },
  {
    table: 'experience_search',
    statement: 'from experience_search x',
    why: 'As for homes.',
  },
  {
    table: 'itinerant_place',
    statement: 'from itinerant_search x',
    why: 'Words that hardly any place has: the first that it compares is chosen by statistics, which the tests have none of.',
  },
  ...joined('listing', 'from stay_search x', 'from itinerant_search x', 'from experience_search x'),
  ...joined('stay', 'from stay_search x'),
  ...joined('user', 'from "session"'),
  ...joined('listing', 'from experience_entry entry', 'with listed as ( select i.category'),
  {
    table: 'listing',
    statement: 'select distinct "host_id" from "listing"',
    why: 'An hourly job walks through all hosts in batches, by an index.',
  },
  {
    table: 'itinerant',
    statement: 'from itinerant_crew c join itinerant i',
    why: 'A job reads all journeys that are not over; docs/scale.md has the next step.',
  },
  {
    table: 'job_common',
    statement: 'from pgboss.job',
    why: 'Jobs that are over are deleted after some days; staff alone open these pages.',
  },
  ...nightly('with sums as materialized', 'host_entry', 'ledger_entry', 'payment', 'refund'),
  ...nightly('from ledger_entry group by account', 'ledger_entry'),
  ...nightly('with entry as ( select e.account', 'ledger_transfer', 'payout_part'),
  ...joined('payment', 'moved where provider = $1 and id in'),
  ...joined('payout_part', 'moved where provider = $1 and id in'),
];

/**
 * A table that is found by its key, row by row, once the planner knows that it is large: in tests it
 * has so few rows that reading all of them is as good.
 *
 * @param {string} table
 * @param {readonly string[]} statements
 */
function joined(table, ...statements) {
  const why = 'Joined by its key; in tests it is too small for that to be worth it.';
  return statements.map((statement) => ({ table, statement, why }));
}

/**
 * A check that adds up everything, once a night.
 *
 * @param {string} statement
 * @param {readonly string[]} tables
 */
function nightly(statement, ...tables) {
  const why = 'The check of the ledger adds up everything, once a night or when staff ask for it.';
  return tables.map((table) => ({ table, statement, why }));
}
