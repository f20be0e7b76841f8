import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { parseStaySearch } from '#domain/search/stay-search.ts';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { queryRows } from '#platform/server/database/database.ts';
import type { StayCriteria } from '../../search/criteria.ts';
import { ownMonthStay } from './search-dates.ts';

const app = await makeTestApp();
afterAll(() => app.close());
const db = app.services.database.main;

test('what nights of its own cost a home is planned as the little that it is', async () => {
  const search = parseStaySearch({ guestCount: '2' });
  const criteria: StayCriteria = {
    search,
    area: null,
    centre: null,
    groups: [],
    now: app.services.now(),
  };
  const gaps = sql`'{[2027-01-01,2027-03-01)}'::datemultirange`;
  const [plan] = await queryRows<{ 'QUERY PLAN': string }>(
    db,
    sql`explain select own.arrival from (select * from stay_search limit 1) x
      cross join lateral (${ownMonthStay(criteria, gaps, sql`1`)}) own`,
  );
  const [, cost] = /cost=[\d.]+\.\.([\d.]+)/.exec(plan?.['QUERY PLAN'] ?? '') ?? [];
  // A hundred gaps of a thousand nights each would be 5,000,000.
  expect(Number(cost)).toBeLessThan(20_000);
});
