import { Trans } from '@lingui/react/macro';
import type { Quote } from '#market/booking/contract.ts';
import { Money } from './money.tsx';

/** Parts of the first instalment beside its nights. */
export interface FirstExtras {
  /** Cents; 0 without one. */
  readonly deposit: number;
  readonly hasCleaning: boolean;
}

export function firstExtras({ lines, deposit }: Pick<Quote, 'lines' | 'deposit'>): FirstExtras {
  return {
    deposit,
    hasCleaning: lines.some(({ kind, amount }) => kind === 'cleaning' && amount > 0),
  };
}

/** The parts of the first instalment beside its nights; nothing if it has only these. */
export function FirstExtrasText({ deposit, hasCleaning }: FirstExtras) {
  if (deposit > 0 && hasCleaning) {
    return (
      <Trans>
        Includes a deposit of <Money amount={deposit} /> and cleaning
      </Trans>
    );
  }
  if (deposit > 0) {
    return (
      <Trans>
        Includes a deposit of <Money amount={deposit} />
      </Trans>
    );
  }
  return hasCleaning ? <Trans>Includes cleaning</Trans> : null;
}
