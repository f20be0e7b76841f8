import { createContext, useContext } from 'react';
import type { Menus } from '#platform/i18n/navigation.ts';

const Context = createContext<Menus | null>(null);

/** Lets a page's menus speak another language than the page; null leaves them as they are. */
export const MenusProvider = Context.Provider;

/** The menus' texts where they are in another language than the page. */
export function useMenus(): Menus | null {
  return useContext(Context);
}
