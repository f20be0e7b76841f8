import { Trans } from '@lingui/react/macro';
import type { ReservationRow } from '../../contract.ts';
import { DueDay } from './due-day.tsx';
import { Money } from './money.tsx';
import { findNextInstalment } from './next-instalment.ts';

/** The instalment that comes next, in a line; nothing while one is due, or where none is left. */
export function NextPayment({ reservation }: { reservation: ReservationRow }) {
  const next = findNextInstalment(reservation);
  if (next?.state !== 'planned') return null;
  return (
    <p className="text-sm">
      <Trans>
        Next payment <Money amount={next.amount} /> on{' '}
        <DueDay at={next.dueAt} since={reservation.startDate} />
      </Trans>
    </p>
  );
}
