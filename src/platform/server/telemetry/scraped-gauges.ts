import { Gauge, type Registry } from 'prom-client';
import { type Database, serverFacts } from '../database/database.ts';
import { countWaitingJobs, type WaitingJobs } from '../jobs/store.ts';
import { countUnsentMails, type UnsentMails } from '../mail/store.ts';

/** Sources of the figures that are read for a scrape. */
export interface ScrapedSources {
  readonly database: Database;
  /** Number of open streams of events. */
  readonly openStreams: () => number;
  /** Version of the product, and its commit where it is known. */
  readonly release: { readonly version: string; readonly commit: string };
}

/** Milliseconds for which figures of the database are kept: scraping more often costs nothing. */
const KEPT_MS = 10_000;
/** Milliseconds that a scrape waits for the database. */
const PATIENCE_MS = 1_000;

/** A read that is begun at most once in `KEPT_MS`; null where it failed or takes too long. */
function keptFor<T>(read: () => Promise<T>): () => Promise<T | null> {
  let since = Number.NEGATIVE_INFINITY;
  let current: Promise<T | null> = Promise.resolve(null);
  return () => {
    if (performance.now() - since >= KEPT_MS) {
      since = performance.now();
      current = read().catch(() => null);
    }
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS, null);
    });
    return Promise.race([current, late]).finally(() => clearTimeout(timer));
  };
}

/**
 * Gauges that are computed for a scrape, in at most one statement each. Those of the database are
 * absent while it is away.
 *
 * @returns reads them
 */
export function makeScrapedGauges(
  registry: Registry,
  { database, openStreams, release }: ScrapedSources,
): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });

  const build = gauge(
    'wayhearth_build_info',
    'Always 1; its labels describe what runs',
    ...['version', 'commit', 'node', 'database', 'database_version'],
  );
  const databaseUp = gauge(
    'wayhearth_database_up',
    'Whether the database answered within the last seconds: 1 or 0',
  );
  const streams = gauge('wayhearth_event_streams', 'Open streams of server-sent events');
  const jobs = gauge(
    'wayhearth_jobs',
    'Jobs by their handler: due now (due), and to be tried again after a failure (retrying)',
    ...['handler', 'state'],
  );
  const oldestJob = gauge(
    'wayhearth_jobs_oldest_due_seconds',
    'Time since the oldest job that waits was due',
    'handler',
  );
  const mails = gauge(
    'wayhearth_mails',
    'Mails that wait to be sent (waiting), and those of a week that were given up (failed)',
    'state',
  );
  const oldestMail = gauge(
    'wayhearth_mails_oldest_waiting_seconds',
    'Age of the oldest mail that waits to be sent; 0 without one',
  );

  const setJobs = (found: readonly WaitingJobs[] | null) => {
    jobs.reset();
    oldestJob.reset();
    for (const { handler, due, retrying, oldestDueSeconds } of found ?? []) {
      jobs.set({ handler, state: 'due' }, due);
      jobs.set({ handler, state: 'retrying' }, retrying);
      oldestJob.set({ handler }, oldestDueSeconds);
    }
  };
  const setMails = (found: UnsentMails | null) => {
    mails.reset();
    oldestMail.remove();
    if (found === null) return;
    mails.set({ state: 'waiting' }, found.waiting);
    mails.set({ state: 'failed' }, found.failed);
    oldestMail.set(found.oldestWaitingSeconds);
  };

  const readJobs = keptFor(() => countWaitingJobs(database));
  const readMails = keptFor(() => countUnsentMails(database.main));
  const ping = keptFor(() => database.ping(PATIENCE_MS).then(() => true));
  let version: number | undefined;
  const readVersion = keptFor(async () => {
    version ??= (await serverFacts(database)).version;
    return version;
  });

  return async () => {
    const [foundJobs, foundMails, isUp, number] = await Promise.all([
      readJobs(),
      readMails(),
      ping(),
      readVersion(),
    ]);
    setJobs(foundJobs);
    setMails(foundMails);
    databaseUp.set(isUp === true ? 1 : 0);
    streams.set(openStreams());
    build.reset();
    build.set(
      {
        ...release,
        node: process.version,
        database: database.kind,
        database_version: number === null ? 'unknown' : versionText(number),
      },
      1,
    );
  };
}

/** @param number in PostgreSQL's numbering: 150_004 is 15.4 */
function versionText(number: number): string {
  return `${Math.floor(number / 10_000)}.${number % 10_000}`;
}
