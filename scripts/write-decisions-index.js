import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './launch/root.js';

const FOLDER = join(ROOT, 'docs/decisions');
const INDEX = 'README.md';

/** What a record's status may be; the reader finds the one that replaced it by its link. */
const STATUS =
  /^\*\*Status:\*\* (accepted|(?:superseded by|folded into) \[\d{4}\]\(\S+\.md\)), \d{4}-\d\d-\d\d$/m;
const MAX_TITLE = 80;

/**
 * One line of the index for a record: its number and title, which link to it, and its status.
 *
 * @param {string} name of the record's file
 * @param {string} text
 * @throws {Error} if title or status lack their form, or a link to another record leads nowhere
 */
function lineFor(name, text) {
  const [, number, title] = /^# (\d{4}) (.+)$/m.exec(text) ?? [];
  const status = STATUS.exec(text)?.[1];
  if (title === undefined || title.length > MAX_TITLE || status === undefined) {
    throw new Error(
      `docs/decisions/${name} begins with "# NNNN Title" of at most ${MAX_TITLE} characters, and has ` +
        'a line "**Status:** accepted, YYYY-MM-DD", or "superseded by" or "folded into" a link.',
    );
  }
  for (const [, linked = ''] of text.matchAll(/\]\((\d{4}-[^)]+)\)/g)) {
    if (!existsSync(join(FOLDER, linked))) {
      throw new Error(`docs/decisions/${name} links to ${linked}, which doesn't exist.`);
    }
  }
  return `- [${number} ${title}](${name}): ${status}`;
}

const lines = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md') && name !== INDEX)
  .sort()
  .map((name) => lineFor(name, readFileSync(join(FOLDER, name), 'utf8')));
writeFileSync(
  join(FOLDER, INDEX),
  `# Decisions\n\nWritten by \`npm run generate\` from the records. A decision holds until another one replaces it.\n\n${lines.join('\n')}\n`,
);
