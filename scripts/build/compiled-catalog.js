import { runInNewContext } from 'node:vm';

/** @typedef {Record<string, unknown>} Messages compiled ones, by id */

/**
 * The messages in the module that a catalogue was compiled to.
 *
 * @param {string} code
 * @returns {Messages}
 * @throws Error when the compiler writes another kind of module
 */
export function readCompiled(code) {
  const source = /\bmessages\s*=\s*(JSON\.parse\([\s\S]*\))/.exec(code)?.[1];
  if (source === undefined) throw new Error('a catalogue was compiled in another way');
  return /** @type {Messages} */ (runInNewContext(source, { JSON }));
}

/**
 * @param {Messages} messages
 * @returns {string} a module of the same kind
 */
export function writeCompiled(messages) {
  const text = JSON.stringify(messages).replaceAll(/[\\']/g, '\\$&');
  return `export const messages = JSON.parse('${text}');`;
}
