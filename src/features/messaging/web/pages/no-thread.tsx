import { Trans } from '@lingui/react/macro';
import { MessagesSquare } from '#platform/web/ui/icons.ts';

/** Beside the list while no conversation is open. */
export function NoThread() {
  return (
    <div className="my-6 grid h-[calc(100%-3rem)] min-h-80 place-content-center justify-items-center gap-3 rounded-card border border-line bg-raised p-8 text-center text-soft">
      <MessagesSquare aria-hidden="true" className="size-10" />
      <p>
        <Trans>Choose a conversation to read it.</Trans>
      </p>
    </div>
  );
}
