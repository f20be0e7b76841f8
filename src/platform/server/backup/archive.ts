import * as v from 'valibot';
import type { ObjectStore } from '../objects/object-store.ts';
import type { ReportProgress } from '../start/progress.js';
import { getVerified, PartWriter, putVerified, readParts } from './archive-parts.ts';
import { BackupError } from './backup-error.ts';
import type { BackupPicture, BackupSource, CopiedContents, TableShape } from './backup-source.ts';
import { SetDigest } from './digest.ts';
import { type Manifest, manifestSchema } from './manifest.ts';
import { digestPicture } from './picture-digest.ts';
import { type Step, toName } from './restore.ts';

const MANIFEST = 'manifest.json';

/**
 * Writes everything of a source as files, and reads each of them back.
 *
 * @param now when the source was as it is
 * @param pictures false leaves out the content of pictures
 * @throws BackupError when there is a backup already, or a file reads differently
 */
export async function writeBackup(
  source: BackupSource,
  store: ObjectStore,
  now: Temporal.Instant,
  step: Step,
): Promise<Manifest> {
  if ((await store.get(MANIFEST)) !== null) {
    throw new BackupError('There is a backup already. Each one needs a place of its own.');
  }
  const manifest: Manifest = {
    format: 1,
    madeAt: now.toString(),
    migrations: [...source.migrations],
    sequences: [...source.sequences],
    tables: await step('Writing tables', (report) => writeTables(source, store, report)),
    pictures: await step('Writing pictures', (report) => writePictures(source, store, report)),
  };
  await putVerified(store, MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  return manifest;
}

async function writeTables(
  source: BackupSource,
  store: ObjectStore,
  report: ReportProgress,
): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = [];
  let done = 0;
  for (const table of source.tables) {
    const digest = new SetDigest();
    const writer = new PartWriter(store, `tables/${toName(table)}`);
    for await (const lines of source.lines(table)) {
      for (const line of lines) digest.add(line);
      await writer.add(lines);
      done += lines.length;
      report(done, source.expected.rows, 'rows');
    }
    const { count: rows, digest: all } = digest.contents;
    const { schema, name, columns } = table;
    tables.push({
      schema,
      name,
      columns: [...columns],
      rows,
      digest: all,
      parts: [...(await writer.end())],
    });
  }
  return tables;
}

async function writePictures(
  source: BackupSource,
  store: ObjectStore,
  report: ReportProgress,
): Promise<Manifest['pictures']> {
  const digest = new SetDigest();
  const writer = new PartWriter(store, 'pictures/index');
  let missing = 0;
  for await (const { key, content } of source.pictures()) {
    if (content === null) missing += 1;
    else {
      await putVerified(store, pictureFile(key), content);
      const line = digestPicture(key, content);
      digest.add(line);
      await writer.add([line]);
    }
    report(digest.contents.count + missing, source.expected.pictures, 'pictures');
  }
  return { ...digest.contents, missing, parts: [...(await writer.end())] };
}

function pictureFile(key: string): string {
  return `pictures/${key}`;
}

/**
 * Opens a backup. Its files are compared with its manifest as they are read.
 *
 * @throws BackupError when there is none, or one of another format
 */
export async function openBackup(store: ObjectStore): Promise<BackupSource> {
  const manifest = await readManifest(store);
  const recorded: CopiedContents = {
    tables: new Map(
      manifest.tables.map((table) => [toName(table), { count: table.rows, digest: table.digest }]),
    ),
    pictures: { count: manifest.pictures.count, digest: manifest.pictures.digest },
    missingPictures: manifest.pictures.missing,
  };
  return {
    tables: manifest.tables,
    migrations: manifest.migrations,
    sequences: manifest.sequences,
    expected: {
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      pictures: manifest.pictures.count,
    },
    recorded,
    lines: (table) => readParts(store, partsFor(manifest, table)),
    pictures: () => readPictures(store, manifest),
  };
}

async function readManifest(store: ObjectStore): Promise<Manifest> {
  const content = await store.get(MANIFEST);
  if (content === null) throw new BackupError('There is no backup: manifest.json is missing.');
  try {
    return v.parse(manifestSchema, JSON.parse(content.toString('utf8')));
  } catch {
    throw new BackupError('The backup is damaged, or of another version: manifest.json.');
  }
}

function partsFor({ tables }: Manifest, table: TableShape): Manifest['tables'][number]['parts'] {
  return tables.find((each) => toName(each) === toName(table))?.parts ?? [];
}

async function* readPictures(store: ObjectStore, { pictures }: Manifest) {
  for await (const lines of readParts(store, pictures.parts)) {
    for (const line of lines) {
      const [key = '', sha256 = ''] = line.split('\t');
      const content = await getVerified(store, pictureFile(key), sha256);
      yield { key, content } satisfies BackupPicture;
    }
  }
}
