/** @typedef {{ id: string, text: string, context: string, files: string[] }} Message */

const ESCAPES = /** @type {Record<string, string>} */ ({ n: '\n', t: '\t', r: '\r' });

/**
 * Reads the messages of a PO file; obsolete ones (`#~`) and the header are left out.
 *
 * @param {string} source
 * @returns {Message[]} `id` is the English source, `text` empty where nobody has translated it,
 *   `files` those that use it
 */
export function readPo(source) {
  return source
    .split(/\r?\n[ \t]*\r?\n/)
    .map(readEntry)
    .filter((message) => message !== null);
}

/** @param {string} block lines between two empty ones */
function readEntry(block) {
  const fields = /** @type {Record<string, string>} */ ({});
  const files = [];
  let field = '';
  for (const line of block.split(/\r?\n/)) {
    if (line.startsWith('#: ')) files.push(...line.slice(3).trim().split(/\s+/));
    if (line.startsWith('#')) continue;
    const start = /^(msgctxt|msgid|msgstr)\s+(".*")\s*$/.exec(line);
    if (start !== null) {
      field = start[1] ?? '';
      fields[field] = unquoted(start[2] ?? '');
    } else if (line.startsWith('"')) fields[field] += unquoted(line.trim());
  }
  const { msgid: id = '', msgstr: text = '', msgctxt: context = '' } = fields;
  return id === '' ? null : { id, text, context, files };
}

/** @param {string} quoted */
function unquoted(quoted) {
  return quoted.slice(1, -1).replaceAll(/\\(.)/g, (_, sign) => ESCAPES[sign] ?? sign);
}
