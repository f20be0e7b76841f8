import type { SendingFailure } from './use-sending.ts';

/** The reason of a failure, announced at once to a screen reader. */
export function FailureNote({ failure }: { failure: SendingFailure | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {failure === null ? null : (
        <p className="rounded-xl bg-danger-tint px-4 py-3 text-danger text-sm">{failure.message}</p>
      )}
    </div>
  );
}
