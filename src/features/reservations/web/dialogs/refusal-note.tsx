import type { AttemptRefusal } from './use-attempt.ts';

/** The reason of a failure, announced at once to a screen reader. */
export function RefusalNote({ refusal }: { refusal: AttemptRefusal | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {refusal === null ? null : (
        <p className="rounded-xl bg-danger-tint px-4 py-3 text-danger text-sm">{refusal.message}</p>
      )}
    </div>
  );
}
