import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ALLOWED_SCANS, SMALL_TABLES } from './allowed-scans.js';

/**
 * A scan of a whole table, or of a whole index, that no condition narrows.
 *
 * @typedef {object} Scan
 * @property {string} table
 * @property {string | null} index null for one of the table
 * @property {string} filter the condition by which rows were chosen; empty for all
 */

/**
 * @typedef {Scan & { cause: string, statement: string }} FoundScan `cause`: the request or job;
 *   `statement`: the innermost one, where a function or a foreign key ran several
 */

/** The name of the log's file within its folder, without the ending that the server adds. */
const FILE = 'plans';

/**
 * Settings of a server that reads a whole table only where no index can serve, however small the
 * table, and logs the plan of every statement, those of functions and foreign keys too. Joins are
 * nested loops, since others may read whole indexes of small tables.
 *
 * @param {string} folder that the server may write
 * @returns {Record<string, string | number>}
 */
export function planLogSettings(folder) {
  return {
    enable_seqscan: 'off',
    enable_hashjoin: 'off',
    enable_mergejoin: 'off',
    shared_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': 0,
    'auto_explain.log_format': 'json',
    'auto_explain.log_nested_statements': 'on',
    logging_collector: 'on',
    log_destination: 'jsonlog',
    log_directory: folder,
    log_filename: FILE,
    log_rotation_size: 0,
    log_rotation_age: 0,
    log_min_messages: 'log',
    log_checkpoints: 'off',
  };
}

/**
 * The scans of tables that grow, in statements that tests attributed to the product
 * (`attribute-statements.ts`). Those of a function's statements are logged before the plan of the
 * statement that ran it, by the same process.
 *
 * @param {string} folder
 * @param {ReadonlySet<string>} partialIndexes names of indexes that hold some rows of their table
 * @returns {Promise<FoundScan[]>} one a table and statement
 */
export async function readScans(folder, partialIndexes) {
  /** @type {Map<string, FoundScan>} */
  const found = new Map();
  /** @type {Map<number, (Scan & { statement: string })[]>} */
  const inner = new Map();
  const lines = createInterface({ input: createReadStream(join(folder, `${FILE}.json`)) });
  for await (const line of lines) {
    const { pid, message = '' } = parse(line);
    const at = message.indexOf('plan:\n');
    if (!message.startsWith('duration: ') || at === -1) continue;
    const { 'Query Text': text = '', Plan: plan } = parse(message.slice(at + 6));
    const [, cause, own = text] = /^\/\* cause: (.*?) \*\/ (.*)$/s.exec(text) ?? [];
    const statement = own.replaceAll(/\s+/g, ' ').trim();
    const scans = listScans(plan)
      .filter(({ index }) => index === null || !partialIndexes.has(index))
      .map((scan) => ({ ...scan, statement }));
    const all = [...(inner.get(pid) ?? []), ...scans];
    if (cause === undefined) {
      inner.set(pid, all);
      continue;
    }
    inner.delete(pid);
    if (cause === 'test') continue;
    for (const scan of all) {
      if (isAllowed(scan)) continue;
      const key = `${scan.table} ${scan.statement}`;
      if (!found.has(key)) found.set(key, { ...scan, cause });
    }
  }
  return [...found.values()].sort((one, other) => one.table.localeCompare(other.table));
}

/** @param {string} text @returns {any} an empty object for no JSON, such as a last line that was cut */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Nodes that hand rows on as they come, so that a limit above them ends a scan early. */
const STREAMING = new Set(['Append', 'LockRows', 'Merge Append', 'Nested Loop', 'Result']);

/**
 * @param {any} node of a plan
 * @param {boolean} [isLimited] whether a limit above it ends it early
 * @returns {Scan[]}
 */
export function listScans(node, isLimited = false) {
  if (node === undefined) return [];
  const {
    'Node Type': type,
    'Relation Name': table,
    'Index Name': index = null,
    'Index Cond': condition,
    'Order By': distance,
    Filter: filter = '',
    Plans: parts = [],
  } = node;
  const isWholeIndex =
    /^Index (Only )?Scan$/.test(type) && condition === undefined && distance === undefined;
  const isScan = type === 'Seq Scan' || (isWholeIndex && !isLimited);
  const isPartLimited = type === 'Limit' || (isLimited && STREAMING.has(type));
  return [
    ...(isScan ? [{ table, index, filter }] : []),
    ...parts.flatMap((/** @type {any} */ part) => listScans(part, isPartLimited)),
  ];
}

/** @param {Scan & { statement: string }} scan */
function isAllowed({ table, statement }) {
  return (
    table.startsWith('pg_') ||
    Object.hasOwn(SMALL_TABLES, table) ||
    ALLOWED_SCANS.some((each) => each.table === table && statement.includes(each.statement))
  );
}
