/** The menu's element; whatever opens it names it, in the top bar or at the bottom of a phone. */
export const USER_MENU = 'user-menu';

/** The menu's content, loaded shortly before it opens. */
export const loadUserMenu = () => import('./user-menu-content.tsx');

/** Preloads it; if that fails, opening it tries again. */
export function prepareUserMenu(): void {
  loadUserMenu().catch(() => {});
}
