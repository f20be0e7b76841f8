import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ShownGo } from '#market/booking/contract.ts';
import { GoNote } from '#market/booking/index.web.ts';
import { ApiError, call } from '#platform/web/api/client.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { goAnyway } from '../../contract/addresses.gen.ts';

/** How the host's journey stands, and the host's decision that it goes in any case. */
export function HostGo({ id, go }: { id: string; go: ShownGo | null }) {
  if (go === null) return null;
  return (
    <div className="grid gap-3">
      <GoNote go={go} reader="host" />
      {go.status === 'waiting' ? <GoAnyway id={id} aboard={go.aboard} /> : null}
    </div>
  );
}

/** Decides before the day, after a second press: it can't be undone. */
function GoAnyway({ id, aboard }: { id: string; aboard: number }) {
  const { t } = useLingui();
  const router = useRouter();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function go() {
    setBusy(true);
    try {
      await call(goAnyway, { params: { id } });
      showToast('success', t`It's going ahead. We're telling your guests now.`);
    } catch (error) {
      showToast(
        'error',
        error instanceof ApiError ? error.problem.message : t`Something went wrong.`,
      );
    } finally {
      setBusy(false);
      setAsked(false);
      await router.invalidate();
    }
  }

  return (
    <>
      <Button look="secondary" className="justify-self-start" onClick={() => setAsked(true)}>
        <Trans>Go anyway</Trans>
      </Button>
      {isAsked ? (
        <ConfirmDialog busy={isBusy} onYes={() => void go()} onClose={() => setAsked(false)}>
          <p>
            <Plural
              value={aboard}
              one="It then goes ahead with # person aboard, or more if others join. Payments held on cards are charged. This can't be undone."
              other="It then goes ahead with # people aboard, or more if others join. Payments held on cards are charged. This can't be undone."
            />
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
