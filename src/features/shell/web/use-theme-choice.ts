import { useRouteContext } from '@tanstack/react-router';
import { keepPreferences } from '#features/accounts/index.web.ts';
import type { Theme } from '#platform/web/scope/page-scope.ts';
import { chooseTheme } from '#platform/web/theme/theme.ts';

/** Shows the page in a theme; stored in this browser, and in a signed-in user's account. */
export function useThemeChoice(): (theme: Theme) => void {
  const { me } = useRouteContext({ from: '__root__' });
  return (theme) => {
    chooseTheme(theme);
    // If that fails, the choice still applies in this browser.
    if (me !== null) keepPreferences({ theme }).catch(() => {});
  };
}
