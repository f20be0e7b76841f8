import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { ProblemBody } from '#platform/contract/errors.ts';
import { ApiError, isSignedOut, OfflineError } from '#platform/web/api/client.ts';
import { showToast } from '#platform/web/ui/toast.ts';

/** Why the last try failed, shown next to the button. */
export interface AttemptRefusal {
  readonly message: string;
  readonly problem: ProblemBody | null;
}

/**
 * A call that the user starts: busy while it runs, never twice at once, and after a failure the
 * reason is available for display next to the button.
 *
 * @param options.failureToast whether a toast shows the failure, too: where spec 1 §8 requires it,
 *   and where the place of the reason may be out of view
 */
export function useAttempt({ failureToast = false }: { failureToast?: boolean } = {}) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<AttemptRefusal | null>(null);
  const running = useRef(false);

  function toRefusal(error: unknown): AttemptRefusal {
    if (error instanceof ApiError) {
      const { problem } = error;
      const field = Object.values(problem.fields ?? {})[0];
      return { message: field ?? problem.message, problem };
    }
    const message =
      error instanceof OfflineError
        ? t`We couldn't reach the server. Check your connection and try again.`
        : t`Something went wrong.`;
    return { message, problem: null };
  }

  /** @returns whether it worked */
  async function attempt(run: () => Promise<void>): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      await run();
      return true;
    } catch (error) {
      setRefusal(toRefusal(error));
      if (failureToast) {
        showToast('error', isSignedOut(error) ? error.message : t`Something went wrong.`);
      }
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, refusal, attempt };
}
