import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, call } from '#platform/web/api/client.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import {
  renewBackupCodes,
  startSecondFactor,
  turnSecondFactorOff,
} from '../../contract/addresses.gen.ts';
import type { SecondFactorStart } from '../../contract.ts';
import { SettingsSection } from '../components/settings-section.tsx';
import { describeProblem } from '../forms/describe-problem.ts';
import { ResendButton } from './resend-button.tsx';
import { BackupCodes, ConnectApp } from './second-factor-steps.tsx';

/** The step that is shown in a dialog. */
type Step =
  | { readonly kind: 'connect'; readonly start: SecondFactorStart }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  | { readonly kind: 'turn-off' };

/**
 * The second factor: an authenticator app, and backup codes.
 *
 * @param codesLeft backup codes that aren't used up; null where it is off
 */
export function SecondFactorSettings({ codesLeft }: { codesLeft: number | null }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const [step, setStep] = useState<Step | null>(null);
  const [busy, setBusy] = useState(false);
  const [isUnconfirmed, setUnconfirmed] = useState(false);

  async function run(work: () => Promise<void>) {
    setBusy(true);
    setUnconfirmed(false);
    try {
      await work();
    } catch (error) {
      setUnconfirmed(error instanceof ApiError && error.problem.code === 'email-unconfirmed');
      showToast('error', describeProblem(error, i18n).message);
    }
    setBusy(false);
  }

  const begin = () =>
    run(async () => setStep({ kind: 'connect', start: await call(startSecondFactor, {}) }));
  const renew = () =>
    run(async () => {
      const { codes } = await call(renewBackupCodes, {});
      setStep({ kind: 'codes', codes });
    });
  const turnOff = () =>
    run(async () => {
      await call(turnSecondFactorOff, {});
      await close();
      showToast('success', t`Two-step login is off`);
    });

  async function close() {
    setStep(null);
    await router.invalidate();
  }

  return (
    <SettingsSection
      title={<Trans>Two-step login</Trans>}
      about={
        <Trans>
          On a new device, logging in also takes a code from an app on your phone, so your password
          alone is no use to anyone else. Passkeys don't need a code.
        </Trans>
      }
    >
      {codesLeft === null ? (
        <Button
          look="secondary"
          className="justify-self-start"
          busy={busy}
          onClick={() => void begin()}
        >
          <Trans>Turn on two-step login</Trans>
        </Button>
      ) : (
        <>
          <p>
            <Plural
              value={codesLeft}
              one="Two-step login is on. You have # backup code left."
              other="Two-step login is on. You have # backup codes left."
            />
          </p>
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" disabled={busy} onClick={() => void renew()}>
              <Trans>Get new backup codes</Trans>
            </Button>
            <Button look="danger" disabled={busy} onClick={() => setStep({ kind: 'turn-off' })}>
              <Trans>Turn off</Trans>
            </Button>
          </div>
        </>
      )}
      {isUnconfirmed ? <ResendButton /> : null}
      {step?.kind === 'connect' ? (
        <ConnectApp
          start={step.start}
          onConfirmed={(codes) => setStep({ kind: 'codes', codes })}
          onClose={() => setStep(null)}
        />
      ) : null}
      {step?.kind === 'codes' ? (
        <BackupCodes codes={step.codes} onClose={() => void close()} />
      ) : null}
      {step?.kind === 'turn-off' ? (
        <Dialog
          title={<Trans>Turn off two-step login?</Trans>}
          unsaved={false}
          busy={busy}
          onClose={() => setStep(null)}
        >
          <div className="grid gap-4">
            <p>
              <Trans>
                Your password alone will be enough to log in. Your backup codes will stop working.
              </Trans>
            </p>
            <div className="flex flex-wrap justify-end gap-3">
              <Button look="quiet" disabled={busy} onClick={() => setStep(null)}>
                <Trans>Keep it on</Trans>
              </Button>
              <Button look="danger" busy={busy} onClick={() => void turnOff()}>
                <Trans>Turn off</Trans>
              </Button>
            </div>
          </div>
        </Dialog>
      ) : null}
    </SettingsSection>
  );
}
