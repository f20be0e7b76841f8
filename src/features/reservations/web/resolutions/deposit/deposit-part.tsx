import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { Resolutions } from '../../../contract.ts';
import { Money } from '../../money/money.tsx';
import { Deadline } from '../deadline.tsx';
import { formatParty, type Reading } from '../reading.ts';

/** The deposit after the end: what is held, what came back, and when the rest does. */
export function DepositPart({
  resolutions,
  reading,
}: {
  resolutions: Resolutions;
  reading: Reading;
}) {
  const { deposit, may, reservationId } = resolutions;
  if (deposit === null) return null;
  const { amount, left, toHost, returnsAt } = deposit;
  const isHost = reading.viewer === 'host';
  const prepare = () => preloadDialog('claim-deposit');
  return (
    <div className="grid gap-3">
      <dl className="grid max-w-md gap-1">
        <Line label={<Trans>Deposit</Trans>} amount={amount} isShown />
        <Line
          label={<Trans>Refunded to the guest</Trans>}
          amount={amount - left - toHost}
          isShown={amount - left - toHost > 0}
        />
        <Line
          label={isHost ? <Trans>Paid to you</Trans> : <Trans>Paid to the host</Trans>}
          amount={toHost}
          isShown={toHost > 0}
        />
        <Line label={<Trans>Still held</Trans>} amount={left} isShown={left > 0} />
      </dl>
      {returnsAt === null || left === 0 ? null : (
        <p className="max-w-prose">
          <Returns at={returnsAt} resolutions={resolutions} reading={reading} />
        </p>
      )}
      {may.claim ? (
        <div>
          <Button
            look="secondary"
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => openDialog('claim-deposit', { reservationId, left })}
          >
            <Trans>Claim part of the deposit</Trans>
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Returns({
  at,
  resolutions: { claim, may },
  reading,
}: {
  at: string;
  resolutions: Resolutions;
  reading: Reading;
}) {
  const { i18n } = useLingui();
  const guest = formatParty('guest', reading, i18n);
  const host = formatParty('host', reading, i18n);
  const moment = <Deadline at={at} reading={reading} />;
  if (claim !== null && claim.given !== null) {
    return reading.viewer === 'guest' ? (
      <Trans>The rest is refunded to you by {moment}.</Trans>
    ) : (
      <Trans>
        The rest is refunded to {guest} by {moment}.
      </Trans>
    );
  }
  if (claim !== null) {
    return reading.viewer === 'guest' ? (
      <Trans>What isn't claimed is refunded to you by {moment}.</Trans>
    ) : (
      <Trans>
        What isn't claimed is refunded to {guest} by {moment}.
      </Trans>
    );
  }
  if (reading.viewer === 'guest') {
    return (
      <Trans>
        It's refunded to you by {moment}, unless {host} claims part of it first.
      </Trans>
    );
  }
  return may.claim ? (
    <Trans>
      It's refunded to {guest} by {moment}. Until then, you can claim part of it for damage, with
      photos.
    </Trans>
  ) : (
    <Trans>
      It's refunded to {guest} by {moment}.
    </Trans>
  );
}

function Line({ label, amount, isShown }: { label: ReactNode; amount: number; isShown: boolean }) {
  if (!isShown) return null;
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{label}</dt>
      <dd className="font-semibold">
        <Money amount={amount} />
      </dd>
    </div>
  );
}
