import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from './embedded-clones.ts';

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly tag: string }[];
}

/** Numbers of all migrations there are, from 0 on. */
export function migrationNumbers(): number[] {
  return readJournal(MIGRATIONS).entries.map(({ idx }) => idx);
}

/**
 * The migrations up to one of them, copied into a folder.
 *
 * @param rewrite texts that replace those of files in the copy
 * @returns the folder of the copy
 */
export function migrationsUpTo(
  newest: number,
  into: string,
  rewrite: (text: string) => string = (text) => text,
): string {
  const copy = join(into, `up-to-${newest}`);
  cpSync(MIGRATIONS, copy, { recursive: true });
  const journal = readJournal(copy);
  const entries = journal.entries.filter(({ idx }) => idx <= newest);
  writeFileSync(join(copy, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) {
    const file = join(copy, `${tag}.sql`);
    writeFileSync(file, rewrite(readFileSync(file, 'utf8')));
  }
  return copy;
}

function readJournal(folder: string): Journal {
  return JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));
}
