import { useLingui } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import { call } from '#platform/web/api/client.ts';
import { getMe } from '../../contract.ts';

/** Shows the page as the signed-in person sees it: refreshed, or anew in the account's language. */
export function useAfterSignIn(): () => Promise<void> {
  const router = useRouter();
  const { i18n } = useLingui();
  return async () => {
    const me = await call(getMe, {});
    if (me?.locale != null && me.locale !== i18n.locale) window.location.reload();
    else await router.invalidate();
  };
}
