import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { numberFormat } from '#platform/i18n/formats.ts';
import { useMsLeft } from '../time/use-time-left.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/**
 * The minutes and seconds of the last hour, as '34:12'; nothing before that. Once they are over the
 * page reads itself anew.
 */
export function ClockLeft({ until, readAt }: { until: string; readAt: string }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const seconds = Math.ceil(useMsLeft(until, readAt, SECOND) / SECOND);
  const isOver = seconds <= 0;
  useEffect(() => {
    if (isOver) void router.invalidate();
  }, [isOver, router]);
  if (isOver || seconds * SECOND >= HOUR) return null;
  const minutes = numberFormat(i18n.locale, {}).format(Math.floor(seconds / 60));
  const rest = numberFormat(i18n.locale, { minimumIntegerDigits: 2 }).format(seconds % 60);
  return (
    <span
      role="timer"
      aria-label={t`Time left`}
      dir="ltr"
      translate="no"
      className="font-semibold text-ink tabular-nums"
    >
      {`${minutes}:${rest}`}
    </span>
  );
}
