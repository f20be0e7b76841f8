// Shared by the server that answers and the one that renders, which are built separately.
const AS_JSON = Symbol.for('wayhearth.as-json');

/**
 * Marks an answer of the API, plain JSON by its contract, so that a page carries it as one text of
 * JSON: faster to write than code that makes its objects, and faster to read. Values derived from
 * it are written as any other state.
 *
 * @returns the same value
 */
export function writeAsJson(answer: unknown): unknown {
  return isObject(answer) ? Object.defineProperty(answer, AS_JSON, { value: true }) : answer;
}

export function isWrittenAsJson(value: unknown): value is object {
  return isObject(value) && AS_JSON in value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
