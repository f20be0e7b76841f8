import { sql } from 'drizzle-orm';
import { makeTestApp, type TestApp, type TestPerson } from '#entry/testing/test-app.ts';
import type { OutboxMail } from '#platform/server/mail/store.ts';

/** Saved searches of a test. */
export interface AlertStage {
  readonly app: TestApp;
  /** Saves a search. @returns its id */
  save(
    as: TestPerson,
    query: Record<string, string>,
    more?: { kind?: string; rhythm?: string; name?: string },
  ): Promise<string>;
  /** Runs both jobs some seconds later, as a worker does each minute. */
  look(): Promise<void>;
  /** The mails about saved searches to a person, the earliest first. */
  mailsTo(person: TestPerson): Promise<OutboxMail[]>;
}

export async function makeAlertStage(
  options: Parameters<typeof makeTestApp>[0] = {},
): Promise<AlertStage> {
  const app = await makeTestApp(options);
  const { database, jobs } = app.services;
  const run = async (name: string) => {
    await database.transaction((tx) => jobs.enqueue(tx, name, {}));
    await jobs.drain();
  };
  return {
    app,
    async save(as, query, { kind = 'stay', rhythm = 'at-once', name = 'My search' } = {}) {
      const body = { kind, query, name, rhythm };
      const saved = await app.request<{ id: string }>('POST', '/api/saved-searches', { as, body });
      if (saved.status !== 201) throw new Error(`not saved: ${saved.text}`);
      return saved.body.id;
    },
    async look() {
      app.clock.advance({ seconds: 5 });
      await run('alerts.take-changes');
      await run('alerts.look');
    },
    async mailsTo(person) {
      const { rows } = await database.main.execute(sql`
        select * from mail_outbox
        where template = 'alerts.news' and "to" = ${person.email}
        order by created_at`);
      return rows as OutboxMail[];
    },
  };
}
