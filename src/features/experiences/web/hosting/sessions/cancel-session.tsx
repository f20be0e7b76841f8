import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { ApiError, call } from '#platform/web/api/client.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { cancelSession, type Session } from '../../../contract.ts';
import { useSessionLabels } from '../../sessions/use-session-labels.ts';
import { ImpactView, reasonToWait } from '../change/impact-view.tsx';
import type { ImpactState } from '../change/use-change-impact.ts';
import { failureMessage } from './failure-message.ts';

/** Asks once more before a session is cancelled, with what goes back to whom. */
export function CancelSession({
  id,
  session,
  onDone,
  onBack,
}: {
  id: string;
  session: Session;
  onDone(): Promise<void>;
  onBack(): void;
}) {
  const { t, i18n } = useLingui();
  const keyOf = useIntentKey();
  const { day, hours } = useSessionLabels()(session, session.timeZone);
  const [state, setState] = useState<ImpactState>({ kind: 'loading' });
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const params = { id, entry: session.entryId, date: session.date };

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is of one session; each try asks again.
  useEffect(() => {
    let isGone = false;
    setState({ kind: 'loading' });
    call(cancelSession, { params, body: { dryRun: true } }).then(
      ({ impact }) => {
        if (!isGone) setState({ kind: 'known', impact });
      },
      (error: unknown) => {
        if (isGone) return;
        setState({ kind: 'failed', text: error instanceof ApiError ? error.message : null });
      },
    );
    return () => {
      isGone = true;
    };
  }, [tries]);

  async function cancel() {
    setBusy(true);
    try {
      await call(
        cancelSession,
        { params, body: { dryRun: false } },
        { idempotencyKey: keyOf(params) },
      );
      showToast('success', t`Session cancelled.`);
      await onDone();
    } catch (error) {
      showToast('error', failureMessage(error, i18n));
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={<Trans>Cancel this date?</Trans>}
      size="medium"
      busy={busy}
      onClose={onBack}
      unsaved={false}
      footer={
        <div className="grid gap-3 sm:grid-cols-2">
          <Button look="secondary" disabled={busy} onClick={onBack}>
            <Trans>Keep it</Trans>
          </Button>
          <Button
            look="danger"
            busy={busy}
            reason={reasonToWait(state)}
            onClick={() => void cancel()}
          >
            <Trans>Cancel date</Trans>
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <p className="text-lg">
          <strong className="font-semibold">{day}</strong>
          <span>{' · '}</span>
          <bdi className="whitespace-nowrap">{hours}</bdi>
        </p>
        <ImpactView state={state} zone={session.timeZone} onRetry={() => setTries(tries + 1)} />
        <p className="text-soft">
          <Trans>This can't be undone.</Trans>
        </p>
      </div>
    </Dialog>
  );
}
