import { useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadTexts, SHARED_TEXTS } from '#platform/web/i18n/texts.ts';
import { reloadForPart } from '#platform/web/parts/reload-page.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import { loadUserMenu, USER_MENU } from './user-menu-id.ts';

/**
 * The user menu. A native popover, so Esc and a click outside close it; its content loads when it
 * first opens.
 */
export function UserMenuPanel() {
  const { t } = useLingui();
  const { i18n } = useRouteContext({ from: '__root__' });
  const panel = useRef<HTMLDivElement>(null);
  const [Content, setContent] = useState<ComponentType<{ onClose(): void }> | null>(null);
  const close = () => panel.current?.hidePopover();

  function fill() {
    Promise.all([loadUserMenu(), loadTexts(i18n, SHARED_TEXTS)]).then(
      ([{ default: content }]) => setContent(() => content),
      (error) => {
        if (reloadForPart(error)) return;
        // The next opening tries again.
        close();
        showToast('error', t`We couldn't load this. Check your connection and try again.`);
      },
    );
  }

  const fillIfOpen = useEffectEvent(() => {
    if (panel.current?.matches(':popover-open') === true) fill();
  });
  // Opened before it was live.
  useEffect(() => fillIfOpen(), []);

  return (
    <div
      ref={panel}
      id={USER_MENU}
      popover="auto"
      role="dialog"
      aria-label={t`Your menu`}
      tabIndex={-1}
      onBeforeToggle={({ newState }) => {
        if (newState === 'open' && Content === null) fill();
      }}
      onToggle={({ newState }) => {
        // Keyboard and screen reader continue there.
        if (newState === 'open') panel.current?.focus();
      }}
      className="user-menu"
    >
      {Content === null ? <div aria-busy="true" className="h-96" /> : <Content onClose={close} />}
    </div>
  );
}
