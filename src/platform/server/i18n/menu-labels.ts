import type { MenuLanguage } from '#platform/i18n/menu-languages.ts';
import { type Menus, NAVIGATION_NAMES, type NavigationLabels } from '#platform/i18n/navigation.ts';
import { MENU_TABLE } from './data/menu-table.ts';

/** The menus of a language that pages aren't in. They are sent with their reader's pages only. */
export function menusIn(language: MenuLanguage): Menus {
  const words = MENU_TABLE[language];
  return {
    language,
    words: Object.fromEntries(
      NAVIGATION_NAMES.map((name, at) => [name, words[at] ?? '']),
    ) as unknown as NavigationLabels,
  };
}
