/**
 * Maximum nesting of lists and objects in a body. No form of ours exceeds six; recursive readers
 * and writers of JSON fail at some thousands.
 */
export const MAX_JSON_DEPTH = 32;

/** Whether a parsed JSON value has lists and objects deeper in one another than allowed. */
export function isTooDeep(value: unknown): boolean {
  let level: object[] = isNested(value) ? [value] : [];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MAX_JSON_DEPTH) return true;
    level = level.flatMap((one) => Object.values(one).filter(isNested));
  }
  return false;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
