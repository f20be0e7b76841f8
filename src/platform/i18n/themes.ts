export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** Cookie that stores the chosen theme. */
export const THEME_COOKIE = 'theme';

/** Narrows to a theme. */
export function isTheme(value: unknown): value is Theme {
  return THEMES.includes(value as Theme);
}
