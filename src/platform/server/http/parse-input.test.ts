import { setupI18n } from '@lingui/core';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parsePart, parsePath, storableQuery } from './parse-input.ts';
import { Problem } from './problem.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const anything = v.record(v.string(), v.unknown());

describe('a text that the database can’t store', () => {
  test.each([
    [{ name: 'a\u0000b' }, 'name'],
    [{ list: ['a', { text: '\ud800' }] }, 'list.1.text'],
    [{ within: { 'k\u0000': 1 } }, 'within'],
    [JSON.parse('{"constructor":"Date","name":"\\u0000"}'), 'name'],
  ])('%j is refused at its field', (value, field) => {
    try {
      parsePart(anything, value, i18n);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(Problem);
      expect(Object.keys((error as Problem).fields ?? {})).toEqual([field]);
    }
  });

  test('may stay in a body that is kept as it came', () => {
    expect(parsePart(anything, { odd: '\u0000' }, i18n, 'any')).toEqual({ odd: '\u0000' });
  });

  test('is ignored in a query', () => {
    const query = { a: '\u0000', b: ['1', '\ud800'], c: ['1', '2'], 'd\u0000': '1', e: '' };
    expect(storableQuery(query)).toEqual({ c: ['1', '2'], e: '' });
  });

  test('leads to nothing in a path', () => {
    expect(() => parsePath(anything, { id: '\u0000' })).toThrow('not-found');
    expect(parsePath(anything, { id: 'a' })).toEqual({ id: 'a' });
  });

  test('may be one before the schema has cleaned it, and bytes are no text', () => {
    const cleaned = v.pipe(
      v.string(),
      v.transform((text) => text.replaceAll('\u0000', '')),
    );
    expect(parsePart(cleaned, 'a\u0000', i18n)).toBe('a');
    const bytes = new Uint8Array([0]);
    expect(parsePart(anything, { bytes }, i18n)).toEqual({ bytes });
  });
});
