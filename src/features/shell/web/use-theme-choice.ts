import { useRouteContext } from '@tanstack/react-router';
import { keepPreferences } from '#features/accounts/index.web.ts';
import type { Theme } from '#platform/web/scope/page-scope.ts';
import { chooseTheme } from '#platform/web/theme/theme.ts';

/** Shows the page in a theme; this browser keeps it, and the account of who is signed in too. */
export function useThemeChoice(): (theme: Theme) => void {
  const { me } = useRouteContext({ from: '__root__' });
  return (theme) => {
    chooseTheme(theme);
    // Where that fails, the choice still holds in this browser.
    if (me !== null) keepPreferences({ theme }).catch(() => {});
  };
}
