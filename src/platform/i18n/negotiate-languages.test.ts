import { expect, test } from 'vitest';
import { negotiateLanguages } from './negotiate-languages.ts';

test.each([
  ['a chosen language comes first', 'de', 'fr', { locale: 'de', menus: null }],
  ['the best of the header', undefined, 'sw, fr;q=0.6, it;q=0.8', { locale: 'it', menus: null }],
  ['a region is no matter', undefined, 'zh-TW,zh;q=0.9', { locale: 'zh', menus: null }],
  ['English where none is known', undefined, 'sw', { locale: 'en', menus: null }],
  ['English without a header', undefined, null, { locale: 'en', menus: null }],
  ['a choice that is no language', 'xx', 'ar', { locale: 'ar', menus: null }],
  ['a name of an object is no language', 'toString', null, { locale: 'en', menus: null }],
  ['a refused language', undefined, 'de;q=0, es;q=0.1', { locale: 'es', menus: null }],
  ['menus alone, chosen', 'ko', 'de', { locale: 'en', menus: 'ko' }],
  ['menus alone, wanted', undefined, 'pl-PL,pl;q=0.9', { locale: 'en', menus: 'pl' }],
  ['pages in the next best', undefined, 'pl, de;q=0.5', { locale: 'de', menus: 'pl' }],
  ['a lesser asked of menus', undefined, 'de, pl;q=0.5', { locale: 'de', menus: null }],
  ['Norwegian by its two names', undefined, 'nb-NO', { locale: 'en', menus: 'no' }],
])('%s', (_, chosen, accept, expected) => {
  expect(negotiateLanguages(chosen, accept)).toEqual(expected);
});
