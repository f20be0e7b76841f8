import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { MessagesSquare } from '#platform/web/ui/icons.ts';

/** From here on the list and a conversation are side by side. */
const BESIDE = '(min-width: 768px)';

/**
 * Beside the list while no conversation is open. There it makes room for the newest one: the list
 * alone would leave most of the window empty.
 */
export function NoThread({ newest }: { newest: string | null }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (newest === null || !matchMedia(BESIDE).matches) return;
    void navigate({
      to: '/messages/$conversation',
      params: { conversation: newest },
      replace: true,
    });
  }, [newest, navigate]);
  return (
    <div className="my-6 grid h-[calc(100%-3rem)] min-h-80 place-content-center justify-items-center gap-3 rounded-card border border-line bg-raised p-8 text-center text-soft">
      <MessagesSquare aria-hidden="true" className="size-10" />
      <p>
        <Trans>Choose a conversation to read it.</Trans>
      </p>
    </div>
  );
}
