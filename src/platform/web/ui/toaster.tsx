import { type ComponentType, useEffect, useState } from 'react';
import { late } from '#platform/web/pages/late.tsx';
import type { Theme } from '#platform/web/scope/page-scope.ts';
import { showKeptToast } from './toast.ts';

const Sonner = late(async () => {
  const { Toaster: SonnerToaster } = await import('sonner');
  return { default: SonnerToaster as ComponentType<Record<string, unknown>> };
});

/** Clear of the bars at the bottom of a phone, the page's own too. */
const ABOVE_BARS = { bottom: 'calc(var(--floor) + var(--bottom-bar))' };

/** The live region of toasts; mounted when the first one is wanted. */
export function Toaster({ theme, dir }: { theme: Theme; dir: 'ltr' | 'rtl' }) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const onWanted = () => {
      // A toast that can't be shown is lost; the next one asks for the code again.
      Sonner.preload().then(
        () => setWanted(true),
        () => {},
      );
    };
    document.addEventListener('toasts-wanted', onWanted);
    showKeptToast();
    return () => document.removeEventListener('toasts-wanted', onWanted);
  }, []);
  if (!wanted) return null;
  return (
    <Sonner
      theme={theme}
      dir={dir}
      position="bottom-center"
      mobileOffset={ABOVE_BARS}
      richColors
      closeButton
    />
  );
}
