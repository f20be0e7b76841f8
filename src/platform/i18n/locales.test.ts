import { readFileSync } from 'node:fs';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { directionFor, LOCALE_FACTS, LOCALES, pluralRulesFor } from './locales.ts';

const ENGLISH = '{n, plural, one {# home} other {# homes}}';

function text(locale: string, message: string, n: number): string {
  const i18n = setupI18n({ locale, locales: pluralRulesFor(locale), messages: { [locale]: {} } });
  return i18n._('some-text', { n }, { message });
}

test.each(['it', 'zh', 'ja'])('English that stands in for %s counts as English does', (locale) => {
  expect(text(locale, ENGLISH, 1)).toBe('1 home');
  expect(text(locale, ENGLISH, 2)).toBe('2 homes');
});

test('a language of one form finds it for every number', () => {
  for (const n of [0, 1, 2, 7])
    expect(text('ja', '{n, plural, other {宿#軒}}', n)).toBe(`宿${n}軒`);
});

test('Arabic has all six of its forms', () => {
  const message =
    '{n, plural, zero {zero} one {one} two {two} few {few} many {many} other {other}}';
  const forms = [0, 1, 2, 5, 15, 100].map((n) => text('ar', message, n));
  expect(forms).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
});

test('each language of the pages is called by its own name', () => {
  for (const [locale, name] of Object.entries(LOCALES)) {
    const own = new Intl.DisplayNames(locale, { type: 'language' });
    const names = [own.of(locale), own.of('zh-Hans')].map((known) => known?.toLowerCase());
    expect(names, locale).toContain(name.toLowerCase());
  }
});

test('a language that our fonts have no letters for is set in those of the system', () => {
  const css = readFileSync(new URL('../web/styles/app.css', import.meta.url), 'utf8');
  const rule = /html:is\(([^{]*)\) \{\s*--font-sans: system-ui/.exec(css)?.[1] ?? '';
  for (const [locale, { isInOurFonts }] of Object.entries(LOCALE_FACTS))
    expect(rule.includes(`:lang(${locale})`), locale).toBe(!isInOurFonts);
});

test('directions are those of the script, also of languages without pages', () => {
  expect(['ar', 'en', 'ja', 'xx'].map(directionFor)).toEqual(['rtl', 'ltr', 'ltr', 'ltr']);
});
