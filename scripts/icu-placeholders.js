/**
 * The names an ICU message is given values for (`{name}`, `{count, plural, …}`) and the elements
 * in it (`<0>…</0>`). The words of a plural's branches are text, not names.
 *
 * @param {string} message
 * @returns {Set<string>}
 */
export function placeholdersOf(message) {
  /** @type {Set<string>} */
  const found = new Set();
  for (const [, number] of message.matchAll(/<(\d+)\/?>/g)) found.add(`<${number}>`);
  readText(message.replaceAll(/'\{[^']*'/g, ''), 0, found);
  return found;
}

/**
 * @param {string} message
 * @param {number} start
 * @param {Set<string>} found
 * @returns {number} where the text ends: its closing brace, or the end of the message
 */
function readText(message, start, found) {
  let at = start;
  while (at < message.length && message[at] !== '}') {
    at = message[at] === '{' ? readArgument(message, at + 1, found) : at + 1;
  }
  return at;
}

/**
 * @param {string} message
 * @param {number} start after the opening brace
 * @param {Set<string>} found
 * @returns {number} after the closing brace
 */
function readArgument(message, start, found) {
  const name = /^\s*(\w+)/.exec(message.slice(start))?.[1];
  if (name !== undefined) found.add(`{${name}}`);
  let at = start;
  while (at < message.length && message[at] !== '}') {
    at = message[at] === '{' ? readText(message, at + 1, found) + 1 : at + 1;
  }
  return at + 1;
}
