import fc from 'fast-check';
import type { GenericSchema } from 'valibot';
import { type Shape, shapeArbitrary, type Vocabulary } from './schema-arbitrary.ts';

/** A value of a call with one number, date or hour in it at an end of its range, or beyond. */
export interface EdgeCase {
  /** Path of the value: `routineSchedule.0.exceptions.0.date`. */
  readonly at: string;
  readonly edge: unknown;
  readonly value: unknown;
}

const NUMBERS = [0, 1, -1, 0.5, -0.5, 1e6, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 1e308, -1e308];

/** Both ends of valid dates, of four-digit years, and of the range of `Temporal`. */
const DATES = [
  '-271821-04-19',
  '0000-01-01',
  '0001-01-01',
  '0999-12-31',
  '1000-01-01',
  '1899-12-31',
  '1900-01-01',
  '2028-02-29',
  '2199-12-25',
  '2199-12-31',
  '2200-01-01',
  '9998-12-31',
  '9999-12-01',
  '9999-12-25',
  '9999-12-31',
  '+010000-01-01',
  '+275760-09-13',
];
/** A few of each, for a text that may be read as any of them. */
const ANY_TEXT = ['0', '-1', '0.5', '1e21', '0999-12-31', '9999-12-25', '9999-12-31', '9999-12'];
const HOURS = ['00:00', '00:01', '23:59', '24:00'];

const DIGITS = /\\d/;

/**
 * The value with each of its numbers, dates and hours at each end of its range in turn. Missing
 * parts are added, from the schema.
 *
 * @param value a right one, to begin with
 * @param isText for a query, in which any text may be read as a number, a date or a month
 */
export function edgeCases(
  schema: GenericSchema,
  value: unknown,
  known: Vocabulary,
  isText: boolean,
): EdgeCase[] {
  const found: EdgeCase[] = [];
  walk(
    schema as unknown as Shape,
    [],
    (path, edges) => {
      for (const edge of edges) {
        const at = path.map(({ key }) => key).join('.');
        found.push({ at, edge, value: withEdge(value, path, edge, known) });
      }
    },
    isText,
  );
  return found;
}

/** A step into a value, and the shape of its parent. */
interface Step {
  readonly key: string | number;
  readonly within: Shape;
}

type Visit = (path: readonly Step[], edges: readonly unknown[]) => void;

function walk(shape: Shape, path: readonly Step[], visit: Visit, isText: boolean): void {
  const { entries = {}, options = [], wrapped, item, items = [] } = shape;
  const into = (key: string | number, next: Shape) =>
    walk(next, [...path, { key, within: shape }], visit, isText);
  switch (shape.type) {
    case 'number':
      visit(path, numberEdges(shape));
      return;
    case 'string':
      visit(path, textEdges(shape, isText));
      return;
    case 'optional':
    case 'nullable':
      if (wrapped !== undefined) walk(wrapped, path, visit, isText);
      return;
    case 'union':
    case 'variant':
      for (const option of options) walk(option as Shape, path, visit, isText);
      return;
    case 'array':
      if (item !== undefined) into(0, item);
      return;
    case 'tuple':
      for (const [nth, each] of items.entries()) into(nth, each);
      return;
    case 'object':
    case 'loose_object':
    case 'object_with_rest':
      for (const [name, each] of Object.entries(entries)) into(name, each);
  }
}

function numberEdges(shape: Shape): number[] {
  const ends = (shape.pipe ?? [])
    .filter(({ type }) => type === 'min_value' || type === 'max_value')
    .map(({ requirement }) => Number(requirement));
  return [...new Set([...NUMBERS, ...ends.flatMap((end) => [end - 1, end - 0.5, end, end + 1])])];
}

function textEdges(shape: Shape, isText: boolean): string[] {
  const rules = new Map((shape.pipe ?? []).map((rule) => [rule.type, rule.requirement]));
  if (rules.has('uuid') || rules.has('email')) return [];
  if (rules.has('iso_date')) return DATES;
  const pattern = rules.get('regex');
  if (pattern instanceof RegExp && HOURS.some((hour) => pattern.test(hour))) return HOURS;
  const isCount = pattern instanceof RegExp && DIGITS.test(pattern.source);
  if (!isCount && !isText) return [];
  return isCount ? [...NUMBERS.map(String), '99', '999'] : ANY_TEXT;
}

function withEdge(
  value: unknown,
  path: readonly Step[],
  edge: unknown,
  known: Vocabulary,
): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return edge;
  const { key, within } = step;
  const isList = typeof key === 'number';
  const fits = isList ? Array.isArray(value) : isRecord(value);
  const holder = fits ? value : drawSample(within, known, isList);
  if (isList) {
    const list = [...(holder as unknown[])];
    list[key] = withEdge(list[key], rest, edge, known);
    return list;
  }
  const record = holder as Record<string, unknown>;
  return { ...record, [key]: withEdge(record[key], rest, edge, known) };
}

function drawSample(within: Shape, known: Vocabulary, isList: boolean): unknown {
  const [made] = fc.sample(shapeArbitrary(within, known), { numRuns: 1, seed: 1 });
  if (isList) return Array.isArray(made) ? made : [];
  return isRecord(made) ? made : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
