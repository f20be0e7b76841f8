import { useSyncExternalStore } from 'react';
import { keepCookie } from '#platform/web/scope/keep-cookie.ts';
import { pageScope, THEME_COOKIE, type Theme } from '#platform/web/scope/page-scope.ts';

const DARK_SYSTEM = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();

/** The chosen theme. The server knows it by its cookie, so that nothing flashes. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, chosen, chosen);
}

/** Whether the page is dark now, by choice or because the device is. */
export function useIsDark(): boolean {
  const theme = useTheme();
  const systemIsDark = useSyncExternalStore(
    subscribeToSystem,
    () => matchMedia(DARK_SYSTEM).matches,
    () => false,
  );
  return theme === 'system' ? systemIsDark : theme === 'dark';
}

/** Shows the page in a theme at once, and stores the choice in this browser. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  keepCookie(THEME_COOKIE, theme);
  for (const listener of listeners) listener();
}

function chosen(): Theme {
  return pageScope().theme;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function subscribeToSystem(listener: () => void) {
  const system = matchMedia(DARK_SYSTEM);
  system.addEventListener('change', listener);
  return () => system.removeEventListener('change', listener);
}
