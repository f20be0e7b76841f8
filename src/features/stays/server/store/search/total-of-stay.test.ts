import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { parseStaySearch } from '#domain/search/stay-search.ts';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { queryRows } from '#platform/server/database/database.ts';
import type { StayCriteria } from '../../search/criteria.ts';
import { priceJoin } from './search-price.ts';

const app = await makeTestApp();
afterAll(() => app.close());

test('a total looks at the nights with prices of their own once', async () => {
  const criteria: StayCriteria = {
    search: parseStaySearch({ guestCount: '2' }),
    area: null,
    centre: null,
    groups: [],
    now: app.services.now(),
  };
  const stay = { arrival: sql`'2027-01-01'::date`, nights: sql`14` };
  const plan = await queryRows<{ 'QUERY PLAN': string }>(
    app.services.database.main,
    sql`explain select price.total from stay_search x ${priceJoin(criteria, stay)}`,
  );
  const lines = plan.filter((line) => line['QUERY PLAN'].includes(' on night_override '));
  expect(lines).toHaveLength(1);
});
