import type { I18n } from '@lingui/core';
import { parseCookies } from '#platform/i18n/cookies.ts';
import { LOCALE_COOKIE } from '#platform/i18n/locales.ts';
import { PREFERENCES_COOKIE } from '#platform/i18n/preferences.ts';
import { keptMenus } from '../i18n/navigation.tsx';
import { THEME_COOKIE } from './page-scope.ts';

/** Whether the page is in the language, theme and preferences that this browser keeps by now. */
export function isShownAsKept(i18n: I18n): boolean {
  const kept = parseCookies(document.cookie);
  const { theme = 'system', preferences = '' } = document.documentElement.dataset;
  const language = keptMenus(i18n)?.language ?? i18n.locale;
  return (
    (kept[LOCALE_COOKIE] ?? language) === language &&
    (kept[THEME_COOKIE] ?? theme) === theme &&
    (kept[PREFERENCES_COOKIE] ?? '') === preferences
  );
}
