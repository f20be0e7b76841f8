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
    statement: 'as at, (select count(*)::integer as total from stay_search x',
    why: 'A search of everywhere counts every home; its answer is kept for a minute.',
  },
];
