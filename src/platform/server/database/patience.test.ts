import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { patiently } from './patience.ts';
import { openPostgresql } from './postgresql.ts';

const url = process.env.TEST_DATABASE_URL;

// The embedded database serves its callers one by one.
test.skipIf(url === undefined)(
  'a job waits for a connection while requests are put off (decision 0385)',
  async () => {
    // One connection for callers; the others are apart.
    const database = openPostgresql({ url: String(url), poolSize: 5, onError: () => {} });
    const read = () => database.executeSql('select 1');
    try {
      const busy = database.executeSql('select pg_sleep(4)');
      await wait(100);
      const first = read();
      await wait(1_500);
      const request = read();
      const job = patiently(read);
      const answers = await Promise.allSettled([request, job, first, busy]);
      expect(answers.map(({ status }) => status)).toEqual([
        'rejected',
        'fulfilled',
        'fulfilled',
        'fulfilled',
      ]);
    } finally {
      await database.close();
    }
  },
);
