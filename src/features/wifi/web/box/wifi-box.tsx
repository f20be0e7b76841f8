import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useId, useRef, useState } from 'react';
import { parseNumber } from '#domain/typed-number.ts';
import type { WifiMethod } from '#domain/wifi-measuring.ts';
import { WIFI_MBPS } from '#domain/wifi-speed.ts';
import { ApiError, call, OfflineError } from '#platform/web/api/client.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { recordWifi, type StayWifi } from '../../contract.ts';
import { SpeedList } from './speed-list.tsx';
import { TestPanel } from './test-panel.tsx';
import { useSpeedTest } from './use-speed-test.ts';

/** Where a guest tells how fast the wifi is where they stay, and what they told. */
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
  const keyOf = useIntentKey();
  const { test, start, stop } = useSpeedTest(reservationId);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  /** Of what was typed. */
  const [problem, setProblem] = useState<string>();
  /** Why the last one wasn't shared. */
  const [failure, setFailure] = useState<string>();
  const field = useRef<HTMLDivElement>(null);

  function failureOf(error: unknown): string {
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
      await call(recordWifi, { params, body }, { idempotencyKey: keyOf(body) });
      setTyped('');
      stop();
      showToast('success', t`Speed shared. Thank you!`);
      await router.invalidate();
    } catch (error) {
      setFailure(failureOf(error));
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
      setProblem(t`Type a whole number from ${min} to ${max}.`);
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
