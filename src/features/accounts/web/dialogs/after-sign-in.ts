import { useLingui } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import { call } from '#platform/web/api/client.ts';
import { useMenus } from '#platform/web/i18n/navigation.tsx';
import { isShownAsKept } from '#platform/web/scope/is-shown-as-kept.ts';
import { getMe } from '../../contract.ts';

/**
 * Shows the page as the signed-in person sees it: refreshed, or anew where the account has chosen
 * another language, theme or preference than this browser kept.
 */
export function useAfterSignIn(): () => Promise<void> {
  const router = useRouter();
  const { i18n } = useLingui();
  const language = useMenus()?.language ?? i18n.locale;
  return async () => {
    // The answer lets this browser keep what the account has chosen.
    await call(getMe, {});
    if (!isShownAsKept(language)) window.location.reload();
    else await router.invalidate();
  };
}
