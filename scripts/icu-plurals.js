/**
 * The forms that each plural of an ICU message has, in order: `{n, plural, =0 {…} one {…} other
 * {…}}` has `=0`, `one` and `other`.
 *
 * @param {string} message
 * @returns {Set<string>[]}
 */
export function pluralFormsOf(message) {
  return [...message.matchAll(/\{\s*\w+\s*,\s*plural\s*,/g)].map(({ 0: start, index }) =>
    formsFrom(message, index + start.length),
  );
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
 * @param {string} message
 * @param {number} start after `plural,`
 * @returns {Set<string>}
 */
function formsFrom(message, start) {
  const forms = /** @type {Set<string>} */ (new Set());
  let depth = 0;
  let name = '';
  for (const sign of message.slice(start)) {
    if (sign === '{') {
      if (depth === 0) forms.add(name.trim());
      depth += 1;
      name = '';
    } else if (sign === '}') {
      if (depth === 0) break;
      depth -= 1;
      name = '';
    } else if (depth === 0) name += sign;
  }
  return forms;
}
