import fc from 'fast-check';

/** Texts that have broken other products. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\u202eright to left',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'é'.normalize('NFD').repeat(200),
  "' or 1=1; drop table reservation; --",
  '%00%0d%0a',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '9999-12-31',
  '-271821-04-20',
  '+275760-09-14',
  '2026-03-12T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '1e999',
  'NaN',
  '-0',
  'null',
  'x'.repeat(5_000),
];

const NUMBERS = [0, -0, -1, 0.1, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 53), Number.MIN_VALUE];

const VALUES: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.constantFrom(...NUMBERS),
  fc.constantFrom<unknown>(null, true, [], {}, [[]], [null], { toString: 1 }),
  fc.constant(nested(400)),
  fc.json().map((text) => JSON.parse(text) as unknown),
  fc.string({ unit: 'binary' }),
);

/** Bodies that are not even a JSON value of the right kind. */
export const RAW_BODIES: fc.Arbitrary<string> = fc.constantFrom(
  '{',
  '}',
  '[1,',
  'undefined',
  '"text"',
  'null',
  '42',
  '[]',
  '{"__proto__":{"status":"approved"},"constructor":{"prototype":{}}}',
  '{"guests":1e999,"rooms":-1e999}',
  '{"status":"approved","status":"declined"}',
  '\ufeff{}',
  '\u0000',
  `{"message":"${'x'.repeat(300_000)}"}`,
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
);

/** Encoded parts of a path. */
export const RAW_PARAMS: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '%',
    '%ff',
    '%00',
    '%E0%A4%A',
    '..%2f..',
    '%2e%2e',
    '0',
    'null',
    'x'.repeat(3_000),
  ),
  fc.constantFrom(...TEXTS).map((text) => encodeURIComponent(text.toWellFormed()) || '%20'),
);

/** Headers that a browser would not send. */
export const HEADERS: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { arbitrary: fc.constant({}), weight: 4 },
  {
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'idempotency-key': 'x' },
      { 'idempotency-key': 'k'.repeat(5_000) },
      { 'idempotency-key': "'; drop table idempotency_key; --" },
      { 'idempotency-key': 'a-key-that-is-used-again' },
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/json; charset=utf-16' },
      { 'accept-language': 'xx-YY;q=2, *;q=-1, ,,;;' },
      { 'accept-language': 'ar, de;q=0.5' },
      { 'x-request-id': '<script>' },
      { 'x-forwarded-for': '::1, 0.0.0.0, x' },
    ),
    weight: 1,
  },
);

function nested(depth: number): unknown {
  let value: unknown = 'bottom';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { in: value };
  return value;
}

/**
 * Makes a wrong value of a right one: one place in it becomes hostile, is removed, or is added to.
 */
export function spoil(right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(right, fc.nat(), VALUES, fc.constantFrom('replace', 'drop', 'add', 'whole'))
    .map(([value, at, bad, how]) => {
      if (how === 'whole' || typeof value !== 'object' || value === null) return bad;
      const copy = structuredClone(value) as Record<string, unknown>;
      const holders = holdersIn(copy);
      const holder = holders[at % holders.length] ?? copy;
      const keys = Object.keys(holder);
      const key = keys[at % Math.max(keys.length, 1)];
      if (how === 'add') Object.assign(holder, { [`x${at % 5}`]: bad, hasOwnProperty: bad });
      else if (key === undefined) return bad;
      else if (how === 'drop') delete holder[key];
      else holder[key] = bad;
      return copy;
    });
}

function holdersIn(value: Record<string, unknown>): Record<string, unknown>[] {
  const inner = Object.values(value).filter(
    (each): each is Record<string, unknown> => typeof each === 'object' && each !== null,
  );
  return [value, ...inner.flatMap(holdersIn)];
}
