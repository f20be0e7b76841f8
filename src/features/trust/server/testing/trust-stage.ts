import { makeWorld, NOW, type World } from '#entry/resilience/testing/world.ts';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';

/** A thing as the API names it. */
export interface Subject {
  readonly kind: string;
  readonly id: string;
}

/** An app with a guest and a host who have to do with each other, and what tests do with it. */
export async function makeTrustStage(env: Record<string, string> = {}) {
  const app = await makeTestApp({ now: NOW, env });
  const world: World = await makeWorld(app);
  const execute = app.services.database.executeSql;
  const post = (as: TestPerson | undefined, path: string, body: unknown) =>
    app.request<Record<string, unknown>>('POST', path, {
      body,
      ...(as === undefined ? {} : { as }),
    });
  const runJob = async (name: string) => {
    for (const job of app.jobHandlers) if (job.name === name) await job.run({} as never);
  };
  return {
    app,
    world,
    execute,
    post,
    /** Administrators decide. */
    decide: (subject: Subject, act: string, more: object = {}) =>
      post(world.people.admin, '/api/admin/moderation/decisions', {
        subject,
        act,
        rule: act === 'keep' ? 'no-rule-broken' : 'honest-listings',
        ...more,
      }),
    report: (as: TestPerson | undefined, subject: Subject, more: object = {}) =>
      post(as, '/api/reports', { subject, reason: 'scam', ...more }),
    queue: async () =>
      (
        await app.request<{
          items: {
            subject: Subject;
            harm: number;
            reportCount: number;
            signals: { kind: string }[];
          }[];
          total: number;
          appeals: { id: string; may: { decide: boolean } }[];
        }>('GET', '/api/admin/moderation', { as: world.people.admin })
      ).body,
    /** Runs what looks for signals. */
    look: () => runJob('trust.notice-signals'),
    /** Runs what takes addresses from old reports. */
    deleteAddresses: () => runJob('trust.delete-addresses'),
    /** Mails of a template to an address, the oldest first. */
    mails: async (template: string, to: string) =>
      (
        await execute(
          'select subject, text from mail_outbox where template = $1 and "to" = $2 order by created_at',
          [template, to],
        )
      ).rows as { subject: string; text: string }[],
    /** Rows of the tables that decisions write. */
    counts: async () =>
      (
        await execute(
          `select (select count(*)::int from report) as reports,
             (select count(*)::int from moderation_item) as items,
             (select count(*)::int from moderation_decision) as decisions,
             (select count(*)::int from audit_entry) as audit`,
        )
      ).rows[0],
  };
}
