import { Trans, useLingui } from '@lingui/react/macro';
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
  const { t } = useLingui();
  const { home, own } = useMomentFormat()(at, options);
  return note === undefined ? (
    <time dateTime={at} suppressHydrationWarning>
      {own === null ? home : t`${home} (${own} your time)`}
    </time>
  ) : (
    <time dateTime={at}>
      <MomentWithNote home={home} own={own} note={note} />
    </time>
  );
}

function MomentWithNote({
  home,
  own,
  note,
}: {
  home: string;
  own: string | null;
  note: ReactNode;
}) {
  if (own !== null) {
    return (
      <Trans>
        {home} ({own} your time, {note})
      </Trans>
    );
  }
  return (
    <>
      <span suppressHydrationWarning>{`${home} (`}</span>
      <span>{note}</span>
      <span>)</span>
    </>
  );
}
