/**
 * Rows as lines of PostgreSQL's text format of COPY: columns between tabs, `\N` for NULL, a
 * backslash before what would end a column or a line. `psql` loads such a file too.
 */

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };
const ESCAPED = /\\(.)/g;

/**
 * The values of a line, in the order of its columns, each as its type's text.
 *
 * @param line as `lineExpression` writes it
 */
export function parseLine(line: string): (string | null)[] {
  return line.split('\t').map((text) => {
    if (text === '\\N') return null;
    if (!text.includes('\\')) return text;
    return text.replaceAll(ESCAPED, (_, letter: string) => ESCAPES[letter] ?? letter);
  });
}
