import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { Theme } from '#platform/web/scope/page-scope.ts';

const Sonner = lazy(async () => {
  const { Toaster: SonnerToaster } = await import('sonner');
  return { default: SonnerToaster as ComponentType<Record<string, unknown>> };
});

/** Clear of the bar at the bottom of a phone. */
const ABOVE_BAR = { bottom: 'calc(1rem + var(--bottom-bar))' };

/** The live region of toasts; mounted when the first one is wanted. */
export function Toaster({ theme, dir }: { theme: Theme; dir: 'ltr' | 'rtl' }) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const onWanted = () => setWanted(true);
    document.addEventListener('toasts-wanted', onWanted);
    return () => document.removeEventListener('toasts-wanted', onWanted);
  }, []);
  if (!wanted) return null;
  return (
    <Suspense>
      <Sonner
        theme={theme}
        dir={dir}
        position="bottom-center"
        mobileOffset={ABOVE_BAR}
        richColors
        closeButton
      />
    </Suspense>
  );
}
