import { createContext, useContext } from 'react';
import type { Menus } from '#platform/i18n/navigation.ts';

const Context = createContext<Menus | null>(null);

/** Sets another language of a page's menus; null leaves them as they are. */
export const MenusProvider = Context.Provider;

/** The menus' texts where they are in another language than the page. */
export function useMenus(): Menus | null {
  return useContext(Context);
}
