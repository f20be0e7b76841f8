import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  type MomentTextOptions,
  type ReaderMomentTextOptions,
  useMomentFormat,
  useReaderMoment,
} from './use-moment-format.ts';

export interface MomentProps extends MomentTextOptions {
  /** ISO instant. */
  at: string;
  /** City of the place, in the reader's language; shown where the reader's local time differs. */
  city: string;
}

/** A time at a place in its time zone, with the reader's own time where that differs. */
export function Moment({ at, city, ...options }: MomentProps) {
  const { t } = useLingui();
  const { there, own } = useMomentFormat()(at, options);
  const place = city === '' || own === null ? there : t`${there} in ${city}`;
  return (
    <time dateTime={at} suppressHydrationWarning>
      {own === null ? place : t`${place} (${own} your time)`}
    </time>
  );
}

export interface ReaderMomentProps extends ReaderMomentTextOptions {
  /** ISO instant. */
  at: string;
  /** Text in brackets after it, such as the time that is left. */
  note?: ReactNode;
}

/** A deadline, or a past event, in the reader's time zone: 'Sunday 11:52 PM (3 days left)'. */
export function ReaderMoment({ at, note, ...options }: ReaderMomentProps) {
  const text = useReaderMoment()(at, options);
  if (note === undefined) {
    return (
      <time dateTime={at} suppressHydrationWarning>
        {text}
      </time>
    );
  }
  const time = <span suppressHydrationWarning>{text}</span>;
  return (
    <time dateTime={at}>
      <Trans>
        {time} ({note})
      </Trans>
    </time>
  );
}
