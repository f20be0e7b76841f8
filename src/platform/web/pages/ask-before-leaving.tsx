import { useBlocker } from '@tanstack/react-router';
import { DiscardDialog } from '#platform/web/ui/dialog.tsx';

/** For the form of a page: asks for confirmation before a person leaves it by a link or by Back. */
export function ConfirmBeforeLeaving({ unsaved }: { unsaved: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && next.pathname !== current.pathname,
    // A browser shows its own text, also where the page is reloaded and keeps everything.
    enableBeforeUnload: false,
    withResolver: true,
  });
  return status === 'blocked' ? <DiscardDialog onKeep={reset} onDiscard={proceed} /> : null;
}
