import { Plural, Trans } from '@lingui/react/macro';
import { useTimeLeft } from './use-time-left.ts';

/** Time until an instant, as text. */
export function Countdown({ until, readAt }: { until: string; readAt: string }) {
  const left = useTimeLeft(until, readAt);
  if (left === null) return <Trans>Time is up</Trans>;
  switch (left.unit) {
    case 'days':
      return <Plural value={left.count} one="# day left" other="# days left" />;
    case 'hours':
      return <Plural value={left.count} one="# hour left" other="# hours left" />;
    case 'minutes':
      return <Plural value={left.count} one="# minute left" other="# minutes left" />;
  }
}
