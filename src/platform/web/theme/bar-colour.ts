import type { Theme } from '#platform/web/scope/page-scope.ts';

/** `--paper` of both themes, as a browser's own bar needs it. */
const LIGHT = '#fefaf3';
const DARK = '#14100c';

/** The colour of the browser's bar: the chosen theme's, else that of the device. */
export function barColour(theme: Theme, systemIsDark: boolean): string {
  if (theme === 'system') return systemIsDark ? DARK : LIGHT;
  return theme === 'dark' ? DARK : LIGHT;
}
