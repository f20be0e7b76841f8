import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './launch/root.js';

const FOLDER = join(ROOT, 'docs/decisions');
const INDEX = 'README.md';

/**
 * One line of the index for a record: its number and title, which link to it, and its status.
 *
 * @param {string} name of the record's file
 * @param {string} text
 * @throws {Error} where the record has no title or no status in its form
 */
function lineFor(name, text) {
  const title = /^# (\d{4} .+)$/m.exec(text)?.[1];
  const status = /^\*\*Status:\*\* (.+)$/m.exec(text)?.[1];
  if (title === undefined || status === undefined) {
    throw new Error(
      `docs/decisions/${name} begins with "# NNNN Title" and has a line "**Status:** …".`,
    );
  }
  return `- [${title}](${name}): ${status}`;
}

const lines = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md') && name !== INDEX)
  .sort()
  .map((name) => lineFor(name, readFileSync(join(FOLDER, name), 'utf8')));
writeFileSync(
  join(FOLDER, INDEX),
  `# Decisions\n\nWritten by \`npm run generate\` from the records. A decision stands until a better one is recorded.\n\n${lines.join('\n')}\n`,
);
