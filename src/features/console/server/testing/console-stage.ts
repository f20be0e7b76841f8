import { makeWorld, NOW } from '#entry/resilience/testing/world.ts';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';

/** Why staff acts in tests. */
export const REASON = 'They asked for it on the telephone.';

/** An app with a world and its staff. */
export async function makeConsoleStage(env: Record<string, string> = {}) {
  const app = await makeTestApp({ now: NOW, env });
  const world = await makeWorld(app);
  const execute = app.services.database.executeSql;
  const ask = (as: TestPerson, path: string) =>
    app.request<Record<string, never>>('GET', `/api/admin${path}`, { as });
  const act = (as: TestPerson, method: string, path: string, body: object) =>
    app.request<{ code?: string; done?: true }>(method, `/api/admin${path}`, { as, body });
  return {
    app,
    world,
    people: world.people,
    execute,
    ask,
    act,
    /** Entries of the log, the oldest first. */
    log: async () =>
      (
        await execute(
          'select actor_id, action, subject_id, person_id, reason, before, after from audit_entry order by seq',
        )
      ).rows,
    /** Another session of a person, whose last proof is a quarter of an hour and more ago. */
    oldSession: async (person: TestPerson) => {
      const cookie = await app.signInAgain(person);
      app.clock.advance({ minutes: 16 });
      return { cookie };
    },
  };
}
