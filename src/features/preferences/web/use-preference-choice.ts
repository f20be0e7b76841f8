import { useLingui } from '@lingui/react/macro';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { keepPreferences } from '#features/accounts/index.web.ts';
import type { Preferences } from '#platform/i18n/preferences.ts';
import type { Theme } from '#platform/i18n/themes.ts';
import { showPreferences, usePreferences } from '#platform/web/scope/preferences.tsx';
import { chooseTheme, useTheme } from '#platform/web/theme/theme.ts';
import { showToast } from '#platform/web/ui/toast.ts';

export type Choices = Preferences & { readonly theme: Theme };

/**
 * The current choices, and a function to change one: the page shows it at once, this browser stores
 * it, and so does a signed-in user's account.
 */
export function usePreferenceChoice(): {
  choices: Choices;
  choose(change: Partial<Choices>): void;
  /** Whether a choice was saved on this page. */
  saved: boolean;
} {
  const { t } = useLingui();
  const { me } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const preferences = usePreferences();
  const theme = useTheme();
  const [saved, setSaved] = useState(false);

  async function keep(change: Partial<Choices>) {
    try {
      if (me !== null) await keepPreferences(change);
      setSaved(true);
      // Pages cached for back navigation were rendered with the old choices.
      await router.invalidate();
    } catch {
      showToast('error', t`Saved in this browser, but not to your account. Please try again.`);
    }
  }

  return {
    choices: { ...preferences, theme },
    saved,
    choose(change) {
      const { theme: nextTheme, ...others } = change;
      if (nextTheme !== undefined) chooseTheme(nextTheme);
      if (Object.keys(others).length > 0) showPreferences({ ...preferences, ...others });
      setSaved(false);
      void keep(change);
    },
  };
}
