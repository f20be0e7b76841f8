import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { ApiError, OfflineError } from '#platform/web/api/client.ts';

/** Why the last try failed: an overall message, and errors by field. */
export interface SendingFailure {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Sends a form: busy meanwhile, never twice at once; the input is preserved on failure. */
export function useSending() {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SendingFailure | null>(null);
  const running = useRef(false);

  function toFailure(error: unknown): SendingFailure {
    if (error instanceof ApiError) {
      return { message: error.problem.message, fields: error.problem.fields ?? {} };
    }
    const message =
      error instanceof OfflineError
        ? t`We couldn't reach the server. What you wrote is still here; try again in a moment.`
        : t`Something went wrong.`;
    return { message, fields: {} };
  }

  /**
   * @param run what it answers is never nothing, so that success can be told from failure
   * @returns what it answered; null when it failed
   */
  async function send<T extends object>(run: () => Promise<T>): Promise<T | null> {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      return await run();
    } catch (error) {
      setFailure(toFailure(error));
      return null;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, failure, setFailure, send };
}
