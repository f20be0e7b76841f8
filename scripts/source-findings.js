import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * Reads sources as the compiler does and tells what was found in them, a line each, by file and line.
 *
 * @param {string} root
 * @param {readonly string[]} paths below it
 * @param {(source: ts.SourceFile) => ({ node: ts.Node, says: string } | { pos: number, says: string })[]} look
 * @returns {string[]}
 */
export function findingsIn(root, paths, look) {
  return paths.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    return look(source).map((found) => findingInSource(source, path, found));
  });
}

/**
 * @param {ts.SourceFile} source
 * @param {string} path
 * @param {{ node: ts.Node, says: string } | { pos: number, says: string }} found
 */
export function findingInSource(source, path, found) {
  const pos = 'node' in found ? found.node.getStart(source) : found.pos;
  const { line } = source.getLineAndCharacterOfPosition(pos);
  return `${path}:${line + 1}: ${found.says}`;
}
