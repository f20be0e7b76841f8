import type { Database, Queryable } from '../database/database.ts';
import { lockMigrations, migrate } from '../database/migrate.ts';
import type { ReportProgress } from '../start/progress.js';
import { BackupError } from './backup-error.ts';
import type { BackupSource, CopiedContents, TableShape } from './backup-source.ts';
import type { BackupPictures } from './database-source.ts';
import { type Contents, isSameContents, SetDigest } from './digest.ts';
import { digestPicture } from './picture-digest.ts';
import { listFilledTables, listMigrations, listTables, setSequences } from './store/catalog.ts';
import { suspendRules } from './store/constraints.ts';
import { insertLines, prepareCopying, readLines } from './store/rows.ts';

/** A database that takes what a backup holds. */
interface RestoreTarget {
  readonly database: Database;
  readonly pictures: BackupPictures;
  /** The folder of generated migrations. */
  readonly migrations: string;
  /** Installs the queue of jobs. */
  prepareJobs(): Promise<void>;
}

/** Runs a part of the work and shows how far it is. */
export type Step = <T>(title: string, work: (report: ReportProgress) => Promise<T>) => Promise<T>;

/**
 * Loads everything of a source into an empty database, in one transaction, and compares it with the
 * source by reading it again.
 *
 * @returns the contents that both have
 * @throws BackupError when the database isn't empty, the source was made by migrations that this
 *   version doesn't have, or the contents differ; the database then has no row
 */
export async function restore(
  source: BackupSource,
  { database, pictures, migrations, prepareJobs }: RestoreTarget,
  step: Step,
): Promise<CopiedContents> {
  const newest = Math.max(0, ...source.migrations.map(({ madeAt }) => madeAt));
  await refuseFilled(database, pictures);
  await migrate(database, migrations, newest);
  await prepareJobs();
  const contents = await database.transaction(async (tx) => {
    await prepareCopying(tx);
    // A server that starts meanwhile waits.
    await lockMigrations(tx);
    await refuseFilledTables(tx, pictures);
    const tables = await matchTables(tx, source, pictures);
    const restoreRules = await suspendRules(tx, tables);
    const sent = await step('Copying rows', (report) => copyRows(tx, source, tables, report));
    const sentPictures = await step('Copying pictures', (report) =>
      copyPictures(tx, source, pictures, report),
    );
    await step('Checking references', restoreRules);
    await setSequences(tx, source.sequences);
    await step('Comparing rows', (report) => compareRows(tx, tables, sent, report));
    await step('Comparing pictures', (report) =>
      comparePictures(tx, pictures, sentPictures, report),
    );
    return { tables: sent, ...sentPictures };
  });
  // The tables of a backup are those of its version; the rest is what a start would do.
  await migrate(database, migrations);
  return contents;
}

/** @throws BackupError when the database has rows already */
async function refuseFilled(database: Database, pictures: BackupPictures): Promise<void> {
  await database.transaction((tx) => refuseFilledTables(tx, pictures));
}

async function refuseFilledTables(tx: Queryable, pictures: BackupPictures): Promise<void> {
  const [filled] = await listFilledTables(tx, await listTables(tx, pictures.columns));
  if (filled === undefined) return;
  throw new BackupError(
    `The database isn't empty: its table "${filled}" has rows. Restore into a new one.`,
  );
}

/** The tables of the source, with the types that the target has for their columns. */
async function matchTables(
  tx: Queryable,
  source: BackupSource,
  pictures: BackupPictures,
): Promise<TableShape[]> {
  const made = new Set((await listMigrations(tx)).map(({ madeAt }) => madeAt));
  const targets = await listTables(tx, pictures.columns);
  const isKnown = source.migrations.every(({ madeAt }) => made.has(madeAt));
  const matched = source.tables.map((table) => {
    const target = targets.find((each) => toName(each) === toName(table));
    const columns = table.columns.flatMap(
      ({ name }) => target?.columns.find((column) => column.name === name) ?? [],
    );
    return { ...table, columns, isWhole: columns.length === table.columns.length };
  });
  if (!isKnown || matched.some(({ isWhole }) => !isWhole)) {
    throw new BackupError(
      'The data come from a newer version of Wayhearth. Restore them with that version.',
    );
  }
  return matched;
}

/** The name of a table, with its schema. */
export function toName({ schema, name }: TableShape): string {
  return `${schema}.${name}`;
}

async function copyRows(
  tx: Queryable,
  source: BackupSource,
  tables: readonly TableShape[],
  report: ReportProgress,
): Promise<Map<string, Contents>> {
  const contents = new Map<string, Contents>();
  let done = 0;
  for (const table of tables) {
    const digest = new SetDigest();
    for await (const lines of source.lines(table)) {
      await insertLines(tx, table, lines);
      for (const line of lines) digest.add(line);
      done += lines.length;
      report(done, source.expected.rows, 'rows');
    }
    contents.set(toName(table), digest.contents);
  }
  const differing = [...(source.recorded?.tables ?? [])].filter(
    ([name, recorded]) => !isSameContents(recorded, contents.get(name) ?? recorded),
  );
  refuseDifferences(differing.map(([name]) => name));
  return contents;
}

async function copyPictures(
  tx: Queryable,
  source: BackupSource,
  pictures: BackupPictures,
  report: ReportProgress,
): Promise<Pick<CopiedContents, 'pictures' | 'missingPictures'>> {
  const digest = new SetDigest();
  let missingPictures = 0;
  let done = 0;
  for await (const { key, content } of source.pictures()) {
    done += 1;
    report(done, source.expected.pictures, 'pictures');
    if (content === null) {
      missingPictures += 1;
      continue;
    }
    await pictures.write(tx, key, content);
    digest.add(digestPicture(key, content));
  }
  const recorded = source.recorded?.pictures;
  refuseDifferences(
    recorded === undefined || isSameContents(recorded, digest.contents) ? [] : ['pictures'],
  );
  return { pictures: digest.contents, missingPictures };
}

async function compareRows(
  tx: Queryable,
  tables: readonly TableShape[],
  sent: ReadonlyMap<string, Contents>,
  report: ReportProgress,
): Promise<void> {
  const total = [...sent.values()].reduce((sum, { count }) => sum + count, 0);
  const differing: string[] = [];
  let done = 0;
  for (const table of tables) {
    const digest = new SetDigest();
    for await (const lines of readLines(tx, table)) {
      for (const line of lines) digest.add(line);
      done += lines.length;
      report(done, total, 'rows');
    }
    const expected = sent.get(toName(table));
    if (expected === undefined || !isSameContents(expected, digest.contents)) {
      differing.push(toName(table));
    }
  }
  refuseDifferences(differing);
}

async function comparePictures(
  tx: Queryable,
  pictures: BackupPictures,
  { pictures: sent, missingPictures }: Pick<CopiedContents, 'pictures' | 'missingPictures'>,
  report: ReportProgress,
): Promise<void> {
  const digest = new SetDigest();
  let missing = 0;
  for await (const keys of pictures.keys(tx)) {
    for (const key of keys) {
      const content = await pictures.read(tx, key);
      if (content === null) missing += 1;
      else digest.add(digestPicture(key, content));
      report(digest.contents.count + missing, sent.count + missingPictures, 'pictures');
    }
  }
  const isSame = isSameContents(sent, digest.contents);
  refuseDifferences(isSame ? [] : ['pictures']);
}

/** @throws BackupError naming what differs */
function refuseDifferences(names: readonly string[]): void {
  if (names.length === 0) return;
  throw new BackupError(`Nothing was restored: after copying, ${names.join(', ')} differ.`);
}
