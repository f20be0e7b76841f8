import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { parseNumber } from '#domain/typed-number.ts';
import {
  nextTestSize,
  type SpeedSample,
  testedMbps,
  type WifiMethod,
} from '#domain/wifi-measuring.ts';
import { WIFI_MBPS } from '#domain/wifi-speed.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import { ApiError, buildPath, call, OfflineError } from '#platform/web/api/client.ts';
import { problemIn } from '#platform/web/api/problem-in.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import { accountHeaders } from '#platform/web/scope/page-account.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { recordWifi } from '../../contract/addresses.gen.ts';
import { SPEED_TEST } from '../../contract/paths.ts';
import type { StayWifi } from '../../contract.ts';

/** Form with which a guest shares the wifi speed where they stay, and the shared speeds. */
export function WifiBox({ wifi }: { wifi: StayWifi | null }) {
  const titleId = useId();
  if (wifi === null || (!wifi.mayMeasure && wifi.speeds.length === 0)) return null;
  return (
    <section
      id="wifi"
      aria-labelledby={titleId}
      className="grid scroll-mt-24 gap-5 rounded-card border border-line bg-raised p-5"
    >
      <h2 id={titleId} className="font-bold text-lg">
        <Trans>Wifi speed</Trans>
      </h2>
      {wifi.mayMeasure ? <Measuring reservationId={wifi.reservationId} /> : null}
      <SpeedList speeds={wifi.speeds} />
    </section>
  );
}

function Measuring({ reservationId }: { reservationId: string }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const getIntentKey = useIntentKey();
  const { test, start, stop } = useSpeedTest(reservationId);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  /** Error of the input. */
  const [problem, setProblem] = useState<string>();
  /** Why the last one wasn't shared. */
  const [failure, setFailure] = useState<string>();
  const field = useRef<HTMLDivElement>(null);

  function describeFailure(error: unknown): string {
    if (error instanceof ApiError) return error.problem.message;
    return error instanceof OfflineError
      ? t`We couldn't reach the server. Try again in a moment.`
      : t`Something went wrong.`;
  }

  async function share(mbps: number, method: WifiMethod): Promise<void> {
    if (busy) return;
    const body = { mbps, method };
    setBusy(true);
    setProblem(undefined);
    setFailure(undefined);
    try {
      const params = { id: reservationId };
      await call(recordWifi, { params, body }, { idempotencyKey: getIntentKey(body) });
      setTyped('');
      stop();
      showToast('success', t`Speed shared. Thank you!`);
      await router.invalidate();
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const mbps = parseNumber(typed, i18n.locale) ?? Number.NaN;
    const isWithin = mbps >= WIFI_MBPS.min && mbps <= WIFI_MBPS.max;
    if (!Number.isInteger(mbps) || !isWithin) {
      const min = i18n.number(WIFI_MBPS.min);
      const max = i18n.number(WIFI_MBPS.max);
      setProblem(t`Enter a whole number from ${min} to ${max}.`);
      field.current?.querySelector('input')?.focus();
      return;
    }
    void share(mbps, 'typed');
  }

  return (
    <>
      <p className="max-w-prose">
        <Trans>
          How fast is it really? Guest tests stay on the listing for six months, without your name.
        </Trans>
      </p>
      <TestPanel
        test={test}
        busy={busy}
        onStart={() => void start()}
        onStop={stop}
        onShare={(mbps) => void share(mbps, 'test')}
      />
      <div role="alert" className="empty:hidden">
        {failure === undefined ? null : (
          <p className="rounded-xl bg-danger-tint px-4 py-3 text-danger text-sm">{failure}</p>
        )}
      </div>
      <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <div ref={field} className="w-full max-w-80">
          <TextField
            label={<Trans>Speed from another test, in Mbps</Trans>}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={typed}
            disabled={busy}
            error={problem}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Button type="submit" look="secondary" busy={busy}>
          <Trans>Share speed</Trans>
        </Button>
      </form>
    </>
  );
}

const HOUR_MS = 3_600_000;

/** The guest's shared speeds, a line an hour. */
function SpeedList({ speeds }: { speeds: StayWifi['speeds'] }) {
  const { t, i18n } = useLingui();
  if (speeds.length === 0) return null;
  const format = dateFormat(i18n.locale, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <ul aria-label={t`Speeds you shared`} className="grid gap-1">
      {speeds.map(({ day, hour, mbps, method }) => {
        // The clock of the place, formatted as if it were UTC.
        const date = format.format(Date.parse(day) + hour * HOUR_MS);
        const speed = i18n.number(mbps);
        return (
          <li key={`${day} ${hour}`}>
            <strong className="font-semibold tabular-nums">
              <Trans>{speed} Mbps</Trans>
            </strong>{' '}
            <span className="text-soft">
              {method === 'test' ? (
                <Trans>measured on {date}</Trans>
              ) : (
                <Trans>from your own test on {date}</Trans>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface TestPanelProps {
  test: SpeedTest;
  /** While a speed is sent. */
  busy: boolean;
  onStart(): void;
  onStop(): void;
  /** @param mbps megabits a second */
  onShare(mbps: number): void;
}

/** The test against our own server: its explanation, progress and result. */
function TestPanel({ test, busy, onStart, onStop, onShare }: TestPanelProps) {
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
          It downloads up to 30 MB from our server, so it shows how fast data gets from there to
          you. Stay on the home's wifi, with any VPN turned off.
        </Trans>
      </p>
    </div>
  );
}

function Speed({ speed }: { speed: string }) {
  return <Trans>{speed} Mbps</Trans>;
}

/** State of a test. Speeds in megabits a second. */
type SpeedTest =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly mbps: number | null }
  | { readonly state: 'done'; readonly mbps: number }
  | { readonly state: 'failed'; readonly message: string };

/** A speed test that ends with the page. */
function useSpeedTest(reservationId: string) {
  const { t } = useLingui();
  const [test, setTest] = useState<SpeedTest>({ state: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function describeFailure(error: unknown): string {
    if (error instanceof ApiError) return error.problem.message;
    return error instanceof OfflineError
      ? t`Connection lost. Try again in a moment.`
      : t`Something went wrong.`;
  }

  async function start(): Promise<void> {
    if (running.current !== null) return;
    const controller = new AbortController();
    running.current = controller;
    setTest({ state: 'running', mbps: null });
    try {
      const mbps = await runSpeedTest(reservationId, controller.signal, (soFar) =>
        setTest({ state: 'running', mbps: soFar }),
      );
      setTest(
        mbps === null
          ? { state: 'failed', message: t`That test was too short. Try again.` }
          : { state: 'done', mbps },
      );
    } catch (error) {
      if (!controller.signal.aborted) setTest({ state: 'failed', message: describeFailure(error) });
    } finally {
      running.current = null;
    }
  }

  function stop(): void {
    running.current?.abort();
    setTest({ state: 'idle' });
  }

  return { test, start, stop };
}

/**
 * Downloads from our server until there is enough data to compute a speed.
 *
 * @param onSpeed called after each response with the speed so far, in megabits a second
 * @returns megabits a second; null if the connection was too short to compute it
 * @throws ApiError, OfflineError; DOMException 'AbortError' once `signal` is aborted
 */
async function runSpeedTest(
  reservationId: string,
  signal: AbortSignal,
  onSpeed: (mbps: number) => void,
): Promise<number | null> {
  const samples: SpeedSample[] = [];
  for (let size = nextTestSize(samples); size !== null; size = nextTestSize(samples)) {
    samples.push(await download(reservationId, size, signal));
    const mbps = testedMbps(samples);
    if (mbps !== null) onSpeed(mbps);
  }
  return testedMbps(samples);
}

/**
 * One response. Timing starts with its first bytes, which don't count: latency is no part of the
 * speed.
 */
async function download(
  reservationId: string,
  size: number,
  signal: AbortSignal,
): Promise<SpeedSample> {
  try {
    const path = buildPath(SPEED_TEST, { id: reservationId }, { bytes: size });
    const response = await fetch(path, {
      signal,
      cache: 'no-store',
      credentials: 'same-origin',
      headers: accountHeaders(),
    });
    if (!response.ok) throw new ApiError(problemIn(await response.json()));
    return { size, ...(await timed(response)) };
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error;
    throw new OfflineError(error);
  }
}

async function timed({ body }: Response): Promise<Pick<SpeedSample, 'bytes' | 'milliseconds'>> {
  const reader = body?.getReader();
  await reader?.read();
  const start = performance.now();
  let bytes = 0;
  for (;;) {
    const part = await reader?.read();
    if (part === undefined || part.done) break;
    bytes += part.value.length;
  }
  return { bytes, milliseconds: performance.now() - start };
}
