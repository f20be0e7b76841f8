import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { MAX_PICTURE_BYTES } from '#domain/listing-form.ts';
import { describeProblem } from '../forms/describe-problem.ts';

/** The upload of a portrait, passed in by the page's route. */
export interface PortraitSending {
  /**
   * Resolves to the key of the stored picture.
   *
   * @throws ApiError when the file is refused, OfflineError without a connection
   */
  send(file: File, way: { onSent(share: number): void; signal: AbortSignal }): Promise<string>;
  /** Whether sending the same file again may succeed. */
  mayPass(error: unknown): boolean;
}

/** A portrait that is being chosen. */
export interface Portrait {
  /** The sent share, 0 to 1; null without an upload. */
  readonly sent: number | null;
  /**
   * Address of the chosen file in this browser once the server has taken it. A small file may
   * unfold to a picture that fills this device's memory, which the server refuses.
   */
  readonly preview: string | null;
  /** Why the last one isn't there, and whether trying again may help. */
  readonly problem: { readonly text: string; readonly again: boolean } | null;
  choose(file: File): void;
  retry(): void;
  /** Cancels the current upload. */
  stop(): void;
  remove(): void;
}

const IDLE = { sent: null, preview: null, problem: null };

/**
 * Uploads a chosen portrait, one at a time.
 *
 * @param onChange called with the key of the stored portrait, null after its removal
 */
export function usePortrait(
  { send, mayPass }: PortraitSending,
  onChange: (image: string | null) => void,
): Portrait {
  const { t, i18n } = useLingui();
  const [state, setState] = useState<Pick<Portrait, 'sent' | 'preview' | 'problem'>>(IDLE);
  const file = useRef<File>(null);
  const underWay = useRef<AbortController>(null);
  const { preview } = state;

  useEffect(() => () => underWay.current?.abort(), []);
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);

  async function start(chosen: File) {
    underWay.current?.abort();
    file.current = chosen;
    if (chosen.size > MAX_PICTURE_BYTES) {
      const max = i18n.number(MAX_PICTURE_BYTES / 1024 / 1024);
      const text = t`Photos can be up to ${max} MB.`;
      setState({ ...IDLE, problem: { text, again: false } });
      return;
    }
    const request = new AbortController();
    const { signal } = request;
    underWay.current = request;
    setState({ ...IDLE, sent: 0 });
    try {
      const onSent = (sent: number) =>
        setState((now) => (signal.aborted || now.sent === null ? now : { ...now, sent }));
      const key = await send(chosen, { onSent, signal });
      if (signal.aborted) return;
      setState({ ...IDLE, preview: URL.createObjectURL(chosen) });
      onChange(key);
    } catch (error) {
      if (signal.aborted) return;
      const text = describeProblem(error, i18n).message;
      setState({ ...IDLE, problem: { text, again: mayPass(error) } });
    }
  }

  function stop() {
    underWay.current?.abort();
    setState(IDLE);
  }

  return {
    ...state,
    choose: (chosen) => void start(chosen),
    retry: () => {
      if (file.current !== null) void start(file.current);
    },
    stop,
    remove: () => {
      stop();
      onChange(null);
    },
  };
}
