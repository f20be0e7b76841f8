import { useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadIsHost } from '#features/earnings/index.web.ts';
import { loadTexts, SHARED_TEXTS } from '#platform/web/i18n/texts.ts';
import { reloadForPart } from '#platform/web/parts/reload-page.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import type { UserMenuContentProps } from './user-menu-content.tsx';
import { loadUserMenu, USER_MENU } from './user-menu-id.ts';

/** The menu waits so long at most to know whether it has an entry for hosts. */
const MAX_HOST_WAIT_MS = 500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The user menu. A native popover, so Esc and a click outside close it; its content loads when it
 * first opens.
 */
export function UserMenuPanel() {
  const { t } = useLingui();
  const { i18n, me } = useRouteContext({ from: '__root__' });
  const panel = useRef<HTMLDivElement>(null);
  const [Content, setContent] = useState<ComponentType<UserMenuContentProps> | null>(null);
  const [isHost, setIsHost] = useState(false);
  const close = () => panel.current?.hidePopover();

  /** Whether the person hosts, so that no entry is added to a menu that is already read. */
  async function findHost() {
    if (me !== null) setIsHost(await loadIsHost(me));
  }

  function fill() {
    const host = Promise.race([findHost(), pause(MAX_HOST_WAIT_MS)]).catch(() => {});
    Promise.all([loadUserMenu(), loadTexts(i18n, SHARED_TEXTS), host]).then(
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
        if (newState !== 'open') return;
        if (Content === null) fill();
        else findHost().catch(() => {});
      }}
      onToggle={({ newState }) => {
        // Keyboard and screen reader continue there.
        if (newState === 'open') panel.current?.focus();
      }}
      className="user-menu"
    >
      {Content === null ? (
        <div aria-busy="true" className="h-96" />
      ) : (
        <Content onClose={close} isHost={isHost} />
      )}
    </div>
  );
}
