import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { firstName } from '#domain/first-name.ts';
import { hasSessions } from '#domain/kinds.ts';
import { startPush } from '#features/accounts/index.web.ts';
import { BROWSER_STORAGE } from '#platform/web/scope/browser-storage.ts';
import { canPush, pushPermission } from '#platform/web/scope/push-device.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Bell } from '#platform/web/ui/icons.ts';
import type { ReservationDetails } from '../../contract.ts';

/** Days without the question after it was put off. */
const QUIET_DAYS = 30;

type Step = 'hidden' | 'asks' | 'busy' | 'on' | 'blocked' | 'failed';

/**
 * Offers notifications on this device to a guest who has sent a request, or waits for a session. Only
 * where the browser can show them and was never asked, and not again for 30 days once it was put off.
 */
export function PushPanel({ reservation }: { reservation: ReservationDetails }) {
  const [step, setStep] = useState<Step>('hidden');
  const { viewer, status, host, listing } = reservation;
  const isWaiting = status === 'pending';
  const isOffered =
    viewer === 'guest' && (isWaiting || (status === 'approved' && hasSessions(listing)));
  useEffect(() => {
    if (isOffered && mayAsk()) setStep((before) => (before === 'hidden' ? 'asks' : before));
  }, [isOffered]);
  if (!isOffered || step === 'hidden') return null;

  async function turnOn() {
    setStep('busy');
    try {
      const answer = await startPush();
      setStep(typeof answer === 'object' ? 'on' : answer === 'blocked' ? 'blocked' : 'asks');
    } catch {
      setStep('failed');
    }
  }
  function putOff() {
    keepQuiet();
    setStep('hidden');
  }

  const hostName = firstName(host.name);
  return (
    <aside className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-3 rounded-card border border-line bg-sunken p-5">
      <Bell aria-hidden="true" className="mt-0.5 size-5 text-soft" />
      <div className="grid gap-3">
        <p role="status">
          <PanelText step={step}>
            {isWaiting ? (
              <Trans>Get notified on this device when {hostName} responds.</Trans>
            ) : (
              <Trans>Get notified on this device if anything about your session changes.</Trans>
            )}
          </PanelText>
        </p>
        {step === 'asks' || step === 'busy' || step === 'failed' ? (
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" busy={step === 'busy'} onClick={() => void turnOn()}>
              <Trans>Turn on notifications</Trans>
            </Button>
            <Button look="quiet" onClick={putOff}>
              <Trans>Not now</Trans>
            </Button>
          </div>
        ) : null}
      </div>
    </aside>
  );
}

function PanelText({ step, children }: { step: Step; children: ReactNode }) {
  switch (step) {
    case 'on':
      return <Trans>Notifications are on for this device.</Trans>;
    case 'blocked':
      return <Trans>Your browser blocks notifications. You can allow them in its settings.</Trans>;
    case 'failed':
      return <Trans>That didn't work. Please try again.</Trans>;
    default:
      return children;
  }
}

function mayAsk(): boolean {
  if (!canPush() || pushPermission() !== 'default') return false;
  try {
    const until = localStorage.getItem(BROWSER_STORAGE.pushAskedUntil);
    return until === null || until < Temporal.Now.instant().toString();
  } catch {
    // Where nothing can be kept, it would ask on each page.
    return false;
  }
}

function keepQuiet(): void {
  const until = Temporal.Now.instant().add({ hours: QUIET_DAYS * 24 });
  try {
    localStorage.setItem(BROWSER_STORAGE.pushAskedUntil, until.toString());
  } catch {
    // It asks again on the next page.
  }
}
