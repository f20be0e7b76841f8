import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { timeLeft } from './time-left.ts';

const TICK_MS = 30_000;

/**
 * How long until an instant, in words. It runs from the moment the data were read on the server,
 * not from the reader's clock, so both render the same.
 */
export function Countdown({ until, readAt }: { until: string; readAt: string }) {
  const [elapsed, setElapsed] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts anew with data read anew.
  useEffect(() => {
    const began = performance.now();
    setElapsed(0);
    const timer = setInterval(() => setElapsed(performance.now() - began), TICK_MS);
    return () => clearInterval(timer);
  }, [readAt]);
  const left = timeLeft(Date.parse(until) - Date.parse(readAt) - elapsed);
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
