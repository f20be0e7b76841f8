import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { showWaitingCalls } from '#platform/web/api/when-connected.ts';
import { whenFirstInteraction } from '#platform/web/hydration/first-interaction.ts';
import { whenIdle } from '#platform/web/hydration/when-idle.ts';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import type { Theme } from '#platform/web/scope/page-scope.ts';
import { prepareToasts, showLastingToast, showPlainText, showStoredToast } from './toast.ts';

const ToastRegion = lazyComponent(async () => {
  const { ToastRegion: Region } = await import('./toast-region.tsx');
  return { default: Region };
});

/** Fetches everything a toast needs ahead: one about a lost connection can't fetch it. */
function prepare(): void {
  prepareToasts();
  ToastRegion.preload().catch(() => {});
}

/** Shows toasts; its code is fetched with the first one. */
export function Toaster({ theme, dir }: { theme: Theme; dir: 'ltr' | 'rtl' }) {
  const { t } = useLingui();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const onWanted = (event: Event) => {
      // The next toast requests the code again.
      ToastRegion.preload().then(
        () => setWanted(true),
        () => showPlainText((event as CustomEvent<string>).detail),
      );
    };
    document.addEventListener('toasts-wanted', onWanted);
    showStoredToast();
    void whenFirstInteraction().then(() => whenIdle(prepare));
    return () => document.removeEventListener('toasts-wanted', onWanted);
  }, []);
  useEffect(
    () =>
      showWaitingCalls((giveUp) =>
        showLastingToast(t`You're offline. We'll send this once you're connected again.`, {
          label: t`Don't send`,
          onPress: giveUp,
        }),
      ),
    [t],
  );
  // Its texts are part of the first load, which follows the static imports.
  return isWanted ? (
    <ToastRegion theme={theme} dir={dir} label={t`Notifications`} closeLabel={t`Close`} />
  ) : null;
}
