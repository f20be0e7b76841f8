import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type MomentTextOptions, useMomentFormat } from './use-moment-format.ts';

export interface MomentProps extends MomentTextOptions {
  /** ISO instant. */
  at: string;
  /** What stands in brackets after it, such as the time that is left. */
  note?: ReactNode;
}

/** An instant on the home's clock, with the reader's own time where that is another. */
export function Moment({ at, note, ...options }: MomentProps) {
  const { home, own } = useMomentFormat()(at, options);
  return (
    <time dateTime={at} suppressHydrationWarning>
      <MomentText home={home} own={own} note={note} />
    </time>
  );
}

function MomentText({ home, own, note }: { home: string; own: string | null; note: ReactNode }) {
  if (own === null && note === undefined) return home;
  if (own === null)
    return (
      <>
        {home} ({note})
      </>
    );
  if (note === undefined) {
    return (
      <Trans>
        {home} ({own} your time)
      </Trans>
    );
  }
  return (
    <Trans>
      {home} ({own} your time, {note})
    </Trans>
  );
}
