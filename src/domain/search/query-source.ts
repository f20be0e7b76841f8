/** The used part of `URLSearchParams`, so that neither browser nor server types are needed. */
export interface ParamReader {
  get(name: string): string | null;
  getAll(name: string): string[];
}

/** A query as text, or as a router has already parsed it. */
export type QuerySource = ParamReader | object;

function isParamReader(source: object): source is ParamReader {
  return (
    'get' in source &&
    'getAll' in source &&
    typeof source.get === 'function' &&
    typeof source.getAll === 'function'
  );
}

/**
 * All values under a name: repeated parameters and arrays are lists, any other value a list of one.
 */
export function readValues(source: unknown, name: string): unknown[] {
  if (typeof source !== 'object' || source === null) return [];
  if (isParamReader(source)) return source.getAll(name);
  const value: unknown = Object.hasOwn(source, name) ? Reflect.get(source, name) : undefined;
  return Array.isArray(value) ? value : [value];
}
