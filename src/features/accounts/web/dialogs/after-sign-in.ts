import { type I18n, type MessageDescriptor, setupI18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import { pageAccountFor } from '#platform/contract/page-account.ts';
import { LOCALE_COOKIE, pluralRulesFor } from '#platform/i18n/locales.ts';
import { negotiateLanguages } from '#platform/i18n/negotiate-languages.ts';
import { call } from '#platform/web/api/client.ts';
import {
  type Continuation,
  resumeContinuation,
  storeContinuation,
  takeStoredContinuation,
} from '#platform/web/dialogs/continuation.ts';
import { afterDialog } from '#platform/web/dialogs/dialog-entry.ts';
import { useMenus } from '#platform/web/i18n/menus.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { isOtherAccount } from '#platform/web/scope/page-account.ts';
import { pageScope } from '#platform/web/scope/page-scope.ts';
import { matchesStoredPreferences } from '#platform/web/scope/use-preferences.tsx';
import { keepToast, showToast } from '#platform/web/ui/toast.ts';
import { getMe } from '../../contract/addresses.gen.ts';

/**
 * Shows a message of success, updates the page for the signed-in user and closes the dialog (spec 1
 * §4.6). The page is refreshed. It is reloaded if it was opened as another account, whose session
 * has ended, or if the account has another language, theme or preference than this browser; then
 * the reloaded page shows the message, in its language. Either then continues the user's
 * interrupted action.
 */
export function useAfterSignIn(
  next: Continuation | null,
  onClose: () => void,
): (done: MessageDescriptor) => Promise<void> {
  const router = useRouter();
  const { i18n } = useLingui();
  const language = useMenus()?.language ?? i18n.locale;
  return async (done) => {
    // One that was begun before and given up.
    takeStoredContinuation();
    // The response sets this browser's cookies to the account's choices; the sign-in is valid
    // without it.
    const me = await call(getMe, {}).catch(() => null);
    const isOther = me !== null && isOtherAccount(pageAccountFor(me));
    if (!isOther && matchesStoredPreferences(language)) {
      showToast('success', i18n._(done));
      // Until all of the page is as this person sees it: a host finds no request at their own home.
      await router.invalidate({ sync: true });
      // After this dialog is completely closed, so that another one can open.
      afterDialog(() => setTimeout(() => resumeContinuation(next)));
    } else {
      keepToast((await textsAsKept(i18n).catch(() => i18n))._(done));
      storeContinuation(next);
      afterDialog(() => window.location.reload());
    }
    onClose();
  };
}

/** The texts of accounts in the language that this browser uses now. */
async function textsAsKept(shown: I18n): Promise<I18n> {
  const kept = pageScope().cookie(LOCALE_COOKIE);
  const { locale } = negotiateLanguages(kept ?? shown.locale, null);
  if (locale === shown.locale) return shown;
  const texts = setupI18n({ locale, locales: pluralRulesFor(locale), messages: { [locale]: {} } });
  await loadTexts(texts, ['accounts']);
  return texts;
}
