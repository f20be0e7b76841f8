import { startApp } from '../app-server.ts';
import { GOALS } from '../goals.ts';
import { experiencePaths } from '../searches.ts';
import { copyDatabase } from '../stock.ts';
import { addExperiences, SESSIONS_EACH } from '../stock-experiences.ts';
import type { Row } from './row.ts';
import { againstPgbench } from './search.ts';
import type { Stage } from './stage.ts';

/** Searches for sessions by place, dates and seats, against pgbench sending their statements. */
export async function experienceRows(stage: Stage): Promise<Row[]> {
  const { settings, cluster, template } = stage;
  const database = await copyDatabase(cluster, template, 'experiences');
  const sql = (text: string) => cluster.sql(database, text);
  await addExperiences(sql, settings.experiences);
  const sessions = settings.experiences * SESSIONS_EACH;
  await expectSessions(sql, { experiences: settings.experiences, sessions });
  const app = await startApp('experiences', { DATABASE_URL: cluster.url(database) });
  try {
    return await againstPgbench(
      { ...stage, database, app },
      {
        name: `Search of ${sessions.toLocaleString('en')} sessions over HTTP`,
        script: 'experiences',
        path: '/api/experiences',
        queries: experiencePaths(),
        goal: GOALS.experienceSearch,
      },
    );
  } finally {
    await app.stop();
  }
}

/** @throws Error unless so many are to be found */
async function expectSessions(
  ask: (text: string) => Promise<{ rows: unknown[] }>,
  min: { readonly experiences: number; readonly sessions: number },
): Promise<void> {
  const { rows } = await ask(
    `select (select count(*) from experience_search)::int as experiences,
            (select count(*) from listing_session)::int as sessions`,
  );
  const [found] = rows as { experiences: number; sessions: number }[];
  if (found === undefined || found.experiences < min.experiences || found.sessions < min.sessions) {
    throw new Error(`${found?.experiences} experiences with ${found?.sessions} sessions`);
  }
}
