import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { LOCALE_COOKIE } from '#platform/i18n/locales.ts';
import {
  DEFAULT_PREFERENCES,
  formatPreferences,
  PREFERENCES_COOKIE,
  type Preferences,
} from '#platform/i18n/preferences.ts';
import { keepCookie } from './keep-cookie.ts';
import { pageScope, THEME_COOKIE } from './page-scope.ts';

const Context = createContext<Preferences>(DEFAULT_PREFERENCES);
const DeviceZone = createContext<string | null>(null);

/** Choices since the page was loaded; set in browsers alone. */
let chosen: Preferences | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * @param initial as the page was rendered with
 * @param deviceZone that the server knew when it rendered the page
 */
export function PreferencesProvider({
  initial,
  deviceZone = null,
  children,
}: {
  initial: Preferences;
  deviceZone?: string | null;
  children: ReactNode;
}) {
  const current = useSyncExternalStore(
    subscribe,
    () => chosen ?? initial,
    () => initial,
  );
  return (
    <Context value={current}>
      <DeviceZone value={deviceZone}>{children}</DeviceZone>
    </Context>
  );
}

/** The reader's preferences for weeks, distances, times and motion. */
export function usePreferences(): Preferences {
  return useContext(Context);
}

/** The IANA zone of the reader's device, as the server knew it when it rendered the page. */
export function useRenderedZone(): string | null {
  return useContext(DeviceZone);
}

/** Stores preferences in this browser and applies them to the page at once. */
export function showPreferences(next: Preferences): void {
  chosen = next;
  keepCookie(PREFERENCES_COOKIE, formatPreferences(next));
  for (const listener of listeners) listener();
}

/**
 * Whether the page has the language, theme and preferences that this browser currently stores.
 *
 * @param language of the page, or of its menus where that is another one
 */
export function matchesStoredPreferences(language: string): boolean {
  const { cookie } = pageScope();
  const { theme = 'system', preferences = '' } = document.documentElement.dataset;
  return (
    (cookie(LOCALE_COOKIE) ?? language) === language &&
    (cookie(THEME_COOKIE) ?? theme) === theme &&
    (cookie(PREFERENCES_COOKIE) ?? '') === preferences
  );
}
