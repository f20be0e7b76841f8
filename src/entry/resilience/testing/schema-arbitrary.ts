import fc from 'fast-check';
import type { GenericSchema } from 'valibot';
import { PIXEL } from './picture-form.ts';

/** Known values of the world, so that generated input gets past the checks of its shape. */
export interface Vocabulary {
  readonly ids: readonly string[];
  readonly dates: readonly string[];
  readonly words: readonly string[];
}

/** The parts of a Valibot schema that are read here. */
export interface Shape {
  readonly type: string;
  readonly kind?: string;
  readonly pipe?: readonly Shape[];
  readonly wrapped?: Shape;
  readonly item?: Shape;
  readonly items?: readonly Shape[];
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly rest?: Shape;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly key?: Shape;
  readonly value?: Shape;
  readonly requirement?: unknown;
}

/**
 * Values that a schema accepts, made from the schema itself; sometimes one that only looks valid,
 * since the code of a custom check can't be inspected.
 *
 * @throws Error for a kind of schema it doesn't know, so that a new kind is not passed over
 */
export function makeArbitrary(schema: GenericSchema, known: Vocabulary): fc.Arbitrary<unknown> {
  return build(schema as unknown as Shape, known);
}

/** The same of a part of a schema. */
export function shapeArbitrary(shape: Shape, known: Vocabulary): fc.Arbitrary<unknown> {
  return build(shape, known);
}

function build(shape: Shape, known: Vocabulary): fc.Arbitrary<unknown> {
  const { entries = {}, options = [] } = shape;
  switch (shape.type) {
    case 'string':
      return textArbitrary(shape, known);
    case 'number':
      return numberArbitrary(shape);
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constant(shape.literal);
    case 'picklist':
      return fc.constantFrom(...options);
    case 'optional':
      return fc.option(part(shape.wrapped, known), { nil: undefined });
    case 'nullable':
      return fc.option(part(shape.wrapped, known), { nil: null });
    case 'nullish':
      return fc.oneof(fc.constantFrom(undefined, null), part(shape.wrapped, known));
    case 'array':
      return fc.array(part(shape.item, known), { maxLength: 5 });
    case 'tuple':
      return fc.tuple(...(shape.items ?? []).map((item) => build(item, known)));
    case 'record':
      return fc.dictionary(
        part(shape.key, known) as fc.Arbitrary<string>,
        part(shape.value, known),
        {
          maxKeys: 5,
        },
      );
    case 'unknown':
      return fc.jsonValue();
    case 'custom':
      return FILES;
    case 'union':
    case 'variant':
      return fc.oneof(...options.map((option) => build(option as Shape, known)));
    case 'object':
    case 'loose_object':
      return objectArbitrary(entries, known);
    case 'object_with_rest':
      return fc.oneof(objectArbitrary(entries, known), someEntries(entries, known));
    default:
      throw new Error(`no values are known for a schema of type ${shape.type}`);
  }
}

function part(shape: Shape | undefined, known: Vocabulary): fc.Arbitrary<unknown> {
  if (shape === undefined) throw new Error('a schema lacks its part');
  return build(shape, known);
}

function objectArbitrary(entries: Readonly<Record<string, Shape>>, known: Vocabulary) {
  return fc.record(
    Object.fromEntries(Object.entries(entries).map(([name, each]) => [name, build(each, known)])),
  );
}

/** Files that a form may carry, by their content. */
const FILES: fc.Arbitrary<Blob> = fc
  .oneof(
    fc.constant(PIXEL),
    fc.uint8Array({ maxLength: 600 }),
    fc.uint8Array({ maxLength: 600 }).map((tail) => Buffer.concat([PIXEL, tail])),
    fc.nat(PIXEL.length).map((end) => PIXEL.subarray(0, end)),
    fc.constantFrom('<svg onload="alert(1)"/>', 'GIF89a', '%PDF-1.7').map(Buffer.from),
  )
  .map((content) => new Blob([new Uint8Array(content)]));

/** A few of many optional parameters. */
function someEntries(entries: Readonly<Record<string, Shape>>, known: Vocabulary) {
  const pairs = Object.entries(entries).map(([name, each]) =>
    fc.tuple(fc.constant(name), part(each.wrapped ?? each, known)),
  );
  return fc
    .array(fc.oneof(...pairs), { minLength: 1, maxLength: 4 })
    .map((chosen) => Object.fromEntries(chosen));
}

function textArbitrary(shape: Shape, known: Vocabulary): fc.Arbitrary<string> {
  const rules = new Map((shape.pipe ?? []).map((rule) => [rule.type, rule.requirement]));
  if (rules.has('uuid')) {
    return fc.oneof(
      { arbitrary: fc.constantFrom(...known.ids), weight: 5 },
      { arbitrary: fc.uuid(), weight: 1 },
    );
  }
  if (rules.has('iso_date')) return fc.constantFrom(...known.dates);
  if (rules.has('email')) return fc.uuid().map((id) => `${id}@example.org`);
  const pattern = rules.get('regex');
  if (pattern instanceof RegExp) {
    // Patterns with lookahead can't be turned into texts; the vocabulary has some that match.
    return pattern.source.includes('(?!')
      ? fc.constantFrom(...known.words.filter((word) => pattern.test(word)))
      : fc.stringMatching(pattern);
  }
  const minLength = rules.has('non_empty') ? 1 : Number(rules.get('min_length') ?? 0);
  const maxLength = Math.min(Number(rules.get('max_length') ?? 40), 200);
  return fc.oneof(
    fc.string({ minLength, maxLength }),
    fc.string({ minLength, maxLength, unit: 'grapheme' }),
    fc.constantFrom(...known.words).filter((word) => word.length >= minLength),
  );
}

function numberArbitrary(shape: Shape): fc.Arbitrary<number> {
  const rules = new Map((shape.pipe ?? []).map((rule) => [rule.type, rule.requirement]));
  const range = {
    min: Number(rules.get('min_value') ?? -1_000_000),
    max: Number(rules.get('max_value') ?? 1_000_000),
  };
  const step = Number(rules.get('multiple_of') ?? 1);
  if (step !== 1) {
    return fc.integer({ min: range.min / step, max: range.max / step }).map((n) => n * step);
  }
  return rules.has('integer') ? fc.integer(range) : fc.double({ ...range, noNaN: true });
}
