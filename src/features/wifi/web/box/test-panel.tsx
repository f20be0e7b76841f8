import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#platform/web/ui/button.tsx';
import type { SpeedTest } from './use-speed-test.ts';

interface TestPanelProps {
  test: SpeedTest;
  /** While a speed is sent. */
  busy: boolean;
  onStart(): void;
  onStop(): void;
  /** @param mbps megabits a second */
  onShare(mbps: number): void;
}

/** The test against our own server: what it does, how far it is and what came out. */
export function TestPanel({ test, busy, onStart, onStop, onShare }: TestPanelProps) {
  const { i18n } = useLingui();
  const isRunning = test.state === 'running';
  return (
    <div className="grid justify-items-start gap-3 noscript:hidden">
      <div aria-live="polite" className="grid gap-1 empty:hidden">
        {test.state === 'running' || test.state === 'done' ? (
          <p className="font-display font-semibold text-2xl text-pine tabular-nums">
            {test.mbps === null ? (
              <Trans>Measuring…</Trans>
            ) : (
              <Speed speed={i18n.number(test.mbps)} />
            )}
          </p>
        ) : null}
        {test.state === 'failed' ? (
          <p className="rounded-xl bg-danger-tint px-4 py-3 text-danger text-sm">{test.message}</p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-3">
        {test.state === 'done' ? (
          <Button busy={busy} onClick={() => onShare(test.mbps)}>
            <Trans>Share this speed</Trans>
          </Button>
        ) : null}
        {isRunning ? (
          <Button look="secondary" onClick={onStop}>
            <Trans>Stop</Trans>
          </Button>
        ) : (
          <Button look="secondary" disabled={busy} onClick={onStart}>
            {test.state === 'idle' ? <Trans>Run a speed test</Trans> : <Trans>Test again</Trans>}
          </Button>
        )}
      </div>
      <p className="max-w-prose text-soft text-sm">
        <Trans>
          It downloads up to 30 MB from our server, so it tells how fast data gets from there to
          you. Stay on the home's wifi, with a VPN off.
        </Trans>
      </p>
    </div>
  );
}

function Speed({ speed }: { speed: string }) {
  return <Trans>{speed} Mbps</Trans>;
}
