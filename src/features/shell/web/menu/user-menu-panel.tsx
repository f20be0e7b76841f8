import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useRef, useState } from 'react';
import { loadUserMenu, USER_MENU } from './user-menu-id.ts';

const UserMenuContent = lazy(loadUserMenu);

/**
 * The user menu: a sheet from the bottom under 768 px, a dropdown of 280 px above (spec 1 §2.2).
 * A native popover, so Esc and a press beside it close it. Its content comes with the first opening.
 */
export function UserMenuPanel() {
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  return (
    <div
      ref={panel}
      id={USER_MENU}
      popover="auto"
      role="dialog"
      aria-label={t`Your menu`}
      tabIndex={-1}
      onBeforeToggle={({ newState }) => {
        if (newState === 'open') setWanted(true);
      }}
      onToggle={({ newState }) => {
        // Where the keyboard and a screen reader go on.
        if (newState === 'open') panel.current?.focus();
      }}
      className="user-menu inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-card border border-line bg-raised p-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] text-ink shadow-float outline-none md:inset-auto md:end-[max(clamp(1rem,3vw,2rem),calc((100vw-80rem)/2+2rem))] md:top-16 md:max-h-[calc(100dvh-6rem)] md:w-70 md:rounded-card md:pb-2"
    >
      {wanted ? (
        <Suspense fallback={<div className="h-96" aria-busy="true" />}>
          <UserMenuContent onClose={() => panel.current?.hidePopover()} />
        </Suspense>
      ) : null}
    </div>
  );
}
