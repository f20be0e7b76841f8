import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { queryRows } from '#platform/server/database/database.ts';
import { openTestDatabase } from '#platform/server/testing/test-database.ts';
import { placeWords } from './search-area.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

test('typed words fold as stored ones do', async () => {
  const letters = fc.constantFrom(..."aZeé ñÅøŁđßıŐç’'-–,.、ü東京ك1");
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: letters, maxLength: 20 }), async (name) => {
      const words = placeWords(name);
      const [row] = await queryRows<{ stored: string }>(
        database.main,
        sql`select array_to_string(tsvector_to_array(place_words(${name})), ' ') as stored`,
      );
      const stored = row?.stored.split(' ') ?? [];
      for (const word of words) expect(stored.some((known) => known.startsWith(word))).toBe(true);
    }),
    // Normalized, the first looks like a number.
    { numRuns: 150, examples: [['1é1a'], ['2E3 rue'], ['Zürich–City, Kreis 2']] },
  );
});
