import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { MIN_PAYOUT } from '#domain/account-money.ts';
import { formatMoney } from '#domain/money.ts';
import { call } from '#platform/web/api/client.ts';
import { clearPersonalStorage } from '#platform/web/scope/browser-storage.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { deleteAccount, showDeletion } from '../../contract/addresses.gen.ts';
import type { DeletionInfo } from '../../contract.ts';
import { describeProblem } from '../forms/describe-problem.ts';

/**
 * Deletes the account; with money that waits for the host, or something that isn't settled, says why
 * it can't yet.
 */
export function DeleteDialog({ onClose }: { onClose(): void }) {
  const { t } = useLingui();
  const info = useDeletionInfo();
  const obstacle = info?.obstacle ?? null;
  if (info !== null && obstacle === 'money') {
    return (
      <Dialog title={t`You still have earnings`} onClose={onClose} unsaved={false}>
        <MoneyWaits info={info} onClose={onClose} />
      </Dialog>
    );
  }
  if (obstacle === 'resolutions') {
    return (
      <Dialog title={t`Something isn't settled yet`} onClose={onClose} unsaved={false}>
        <ResolutionOpen onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog title={t`Delete your account?`} onClose={onClose} unsaved={false}>
      <DeleteForm info={info} onClose={onClose} />
    </Dialog>
  );
}

/** A claim or a report of a reservation waits for an answer or a decision. */
function ResolutionOpen({ onClose }: { onClose(): void }) {
  return (
    <div className="grid gap-4">
      <p>
        <Trans>
          A reported problem or a claim on a deposit of one of your reservations is still open. You
          can delete your account once it's settled.
        </Trans>
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          <Trans>Keep my account</Trans>
        </Button>
        <Link to="/trips" className={buttonClass('secondary')}>
          <Trans>See your trips</Trans>
        </Link>
        <Link to="/reservations" className={buttonClass('secondary')}>
          <Trans>See your guests' reservations</Trans>
        </Link>
      </div>
    </div>
  );
}

/** @returns null until it is known, and when it can't be read: the deletion itself says why not */
function useDeletionInfo(): DeletionInfo | null {
  const [info, setInfo] = useState<DeletionInfo | null>(null);
  useEffect(() => {
    let isGone = false;
    call(showDeletion, {}).then(
      (read) => {
        if (!isGone) setInfo(read);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return info;
}

function MoneyWaits({ info, onClose }: { info: DeletionInfo; onClose(): void }) {
  const { balance, underWay, upcoming, claimed } = info.money;
  return (
    <div className="grid gap-4">
      <p>
        <Trans>
          You can delete your account once everything you earned has been paid out. Without an
          account, we couldn't tell you about it.
        </Trans>
      </p>
      <dl className="grid rounded-card border border-line bg-sunken px-4">
        <Amount label={<Trans>Waiting for you</Trans>} amount={balance} />
        <Amount label={<Trans>On its way</Trans>} amount={underWay} />
        <Amount label={<Trans>Coming</Trans>} amount={upcoming} />
        {claimed > 0 ? (
          <Amount label={<Trans>Claimed from deposits, not settled yet</Trans>} amount={claimed} />
        ) : null}
      </dl>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          <Trans>Keep my account</Trans>
        </Button>
        <Link to="/earnings" className={buttonClass()}>
          <Trans>See your earnings</Trans>
        </Link>
      </div>
    </div>
  );
}

function Amount({ label, amount }: { label: ReactNode; amount: number }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-2.5 last:border-b-0">
      <dt>{label}</dt>
      <dd className="font-semibold">
        <Money amount={amount} />
      </dd>
    </div>
  );
}

function Money({ amount }: { amount: number }) {
  const { i18n } = useLingui();
  return <bdi translate="no">{formatMoney(amount, i18n.locale)}</bdi>;
}

function DeleteForm({ info, onClose }: { info: DeletionInfo | null; onClose(): void }) {
  const { i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  async function leave() {
    setBusy(true);
    try {
      await clearPersonalStorage(() => call(deleteAccount, {}));
      window.location.assign('/');
    } catch (error) {
      showToast('error', describeProblem(error, i18n).message);
      setBusy(false);
    }
  }
  const rest = info?.money.balance ?? 0;
  return (
    <div className="grid gap-4">
      <p>
        <Trans>
          Your profile, wishlist, login details and everything you wrote are deleted immediately.
          This can't be undone.
        </Trans>
      </p>
      {rest > 0 ? (
        <p>
          <Trans>
            The <Money amount={rest} /> you earned can't be paid out: payouts start at{' '}
            <Money amount={MIN_PAYOUT} />.
          </Trans>
        </p>
      ) : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" disabled={busy} onClick={onClose}>
          <Trans>Keep my account</Trans>
        </Button>
        <Button look="danger" busy={busy} onClick={() => void leave()}>
          <Trans>Delete permanently</Trans>
        </Button>
      </div>
    </div>
  );
}
