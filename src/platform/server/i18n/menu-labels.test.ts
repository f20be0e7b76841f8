import { expect, test } from 'vitest';
import { LOCALES } from '#platform/i18n/locales.ts';
import { isMenuLanguage, MENU_LANGUAGES } from '#platform/i18n/menu-languages.ts';
import { NAVIGATION_NAMES } from '#platform/i18n/navigation.ts';
import { MENU_TABLE } from './data/menu-table.ts';
import { menusIn } from './translators.ts';

const languages = Object.keys(MENU_LANGUAGES).filter(isMenuLanguage);

test('the menus speak 25 languages', () => {
  expect(new Set([...Object.keys(LOCALES), ...languages]).size).toBe(25);
});

test.each(languages)('%s has every label of the menus, each of its own', (language) => {
  expect(MENU_TABLE[language]).toHaveLength(NAVIGATION_NAMES.length);
  const { words } = menusIn(language);
  for (const name of NAVIGATION_NAMES)
    expect(words[name], name).toMatch(/^\p{L}(?:.*[\p{L}\p{M}])?$/u);
  expect(new Set(Object.values(words)).size).toBe(NAVIGATION_NAMES.length);
  expect(words.darkMode).toBe(MENU_TABLE[language].at(-1));
  expect(words.home).toBe(MENU_TABLE[language][0]);
});

/** The menu's greeting of a visitor. */
test.each([
  ['ko', '환영합니다'],
  ['ru', 'Добро пожаловать'],
  ['hi', 'स्वागत है'],
  ['th', 'ยินดีต้อนรับ'],
  ['tr', 'Hoş geldiniz'],
  ['uk', 'Ласкаво просимо'],
] as const)('%s greets with %s', (language, greeting) => {
  expect(menusIn(language).words.welcome).toBe(greeting);
});

test.each(languages)('%s greets in its own words', (language) => {
  expect(menusIn(language).words.welcome).not.toBe('Welcome');
});
