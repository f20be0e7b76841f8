import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** @typedef {import('@lingui/message-utils/compileMessage').CompiledMessage} CompiledMessage */

/**
 * What an ICU message needs besides its words.
 *
 * @typedef {object} MessageParts
 * @property {Set<string>} placeholders names it is given values for (`{name}`) and elements in it
 *   (`<0>`)
 * @property {Set<string>[]} pluralForms the forms of each of its plurals, an exact `=0` as `0`
 */

/**
 * @param {string} message
 * @returns {MessageParts}
 * @throws Error when it is no ICU message
 */
export function partsOfMessage(message) {
  /** @type {MessageParts} */
  const parts = { placeholders: new Set(), pluralForms: [] };
  collect(compileMessageOrThrow(message), parts);
  return parts;
}

/**
 * The plural forms that texts of a language need. Those that only fractions or millions take are
 * left out: counts of homes, nights and guests never come to them. Arabic takes all of its six.
 *
 * @param {string} locale
 * @returns {string[]}
 */
export function neededForms(locale) {
  const rules = new Intl.PluralRules(locale);
  const met = Array.from({ length: 200 }, (_, count) => rules.select(count));
  return [...new Set([...met, 'other'])];
}

/**
 * @param {CompiledMessage} tokens
 * @param {MessageParts} parts
 */
function collect(tokens, parts) {
  for (const token of tokens) {
    if (typeof token === 'string') {
      for (const [, number] of token.matchAll(/<(\d+)\/?>/g)) parts.placeholders.add(`<${number}>`);
      continue;
    }
    const [name, type, format] = token;
    parts.placeholders.add(`{${name}}`);
    // A date's or a number's format is a text; a choice has a message for each of its branches.
    if (typeof format !== 'object' || format === null) continue;
    const { offset: _, ...branches } = /** @type {Record<string, CompiledMessage>} */ (format);
    if (type === 'plural') parts.pluralForms.push(new Set(Object.keys(branches)));
    for (const branch of Object.values(branches)) collect(branch, parts);
  }
}
