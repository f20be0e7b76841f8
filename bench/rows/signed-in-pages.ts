import { GOALS } from '../goals.ts';
import { type Shot, sendLoad } from '../load.ts';
import { duel } from '../median.ts';
import { searchPaths } from '../searches.ts';
import { type Statement, statementsOf, withStatementLog } from '../statements.ts';
import { riderCookie } from '../stock.ts';
import { resultPages } from './pages.ts';
import type { Goal, Row } from './row.ts';
import { spreadText } from './search.ts';
import { getJson, getPage, type Stage } from './stage.ts';

const LISTINGS = 10;
const RIDER = 1;

/**
 * Pages of people who are signed in, which nobody keeps: against the same pages of a stranger, and how
 * many statements each takes.
 */
export async function signedInPageRows(stage: Stage): Promise<Row[]> {
  const { app } = stage;
  const queries = searchPaths();
  const { items } = await getJson<{ items: { id: string }[] }>(
    `${app.url}/api/listings${queries[0] ?? ''}`,
  );
  if (items.length === 0) throw new Error('no listing was found');
  const results = resultPages(queries, 'en');
  const listings = items.slice(0, LISTINGS).map(({ id }) => ({
    path: `/listings/${id}`,
    headers: { 'accept-language': 'en' },
  }));
  return [
    ...(await rowsOf(stage, 'Search page', results, {
      ratio: GOALS.signedInResults,
      statements: GOALS.signedInResultsStatements,
    })),
    ...(await rowsOf(stage, 'Listing page', listings, {
      ratio: GOALS.signedInListing,
      statements: GOALS.signedInListingStatements,
    })),
  ];
}

async function rowsOf(
  { settings, cluster, database, app }: Stage,
  name: string,
  pages: readonly Shot[],
  goals: { readonly ratio: Goal; readonly statements: Goal },
): Promise<Row[]> {
  const own = pages.map(({ path, headers }) => ({
    path,
    headers: { ...headers, cookie: riderCookie(RIDER) },
  }));
  const [first = { path: '/', headers: {} }] = own;
  const visit = () => getPage(`${app.url}${first.path}`, first.headers, ['</html>']);
  // The first visit records the session's use and fills what is kept.
  await visit();
  const sent = await withStatementLog(cluster, () => statementsOf(cluster, database, visit));
  const { rounds, seconds, connections } = settings;
  const shoot = (shots: readonly Shot[]) => () =>
    sendLoad({ url: app.url, connections, shots, seconds });
  const { ratio, ours, reference, spread } = await duel(rounds, shoot(own), shoot(pages));
  return [
    {
      name: `${name}, signed in`,
      reference: 'the same, signed out and rendered each time',
      value: ratio,
      unit: '×',
      goal: goals.ratio,
      details: `${ours.toFixed(0)} against ${reference.toFixed(0)} pages/s; rounds ${spreadText(spread)}`,
    },
    {
      name: `Statements of a ${name.toLowerCase()}, signed in`,
      reference: 'PostgreSQL’s log, everything kept that is kept',
      value: sent.length,
      unit: '',
      goal: goals.statements,
      details: `of ${tablesOf(sent)}`,
    },
  ];
}

/** The first table of each statement. */
function tablesOf(statements: readonly Statement[]): string {
  return statements.map(({ text }) => /from\s+"?(\w+)/i.exec(text)?.[1] ?? '?').join(', ');
}
