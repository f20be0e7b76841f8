import { Trans } from '@lingui/react/macro';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import type { ReservationRow } from '../../contract.ts';
import { DueDay } from '../money/due-day.tsx';
import { Money } from '../money/money.tsx';
import type { DatedInstalment } from '../money/next-instalment.ts';
import { placeClock } from '../time/place-clock.ts';

/** An instalment that is due or late, in one or two sentences. */
export function InstalmentToBePaid({
  reservation,
  viewer,
  readAt,
  instalment,
}: {
  reservation: ReservationRow;
  viewer: 'guest' | 'host' | 'admin';
  /** ISO instant. */
  readAt: string;
  instalment: DatedInstalment;
}) {
  const { guest, due, startDate } = reservation;
  const from = <DueDay at={instalment.startDate} since={startDate} />;
  if (instalment.state !== 'late') {
    return viewer === 'guest' ? (
      <Trans>
        Pay <Money amount={due} /> for your nights from {from}. Any card will do.
      </Trans>
    ) : (
      <Trans>
        {guest.name} still has to pay <Money amount={due} /> for the nights from {from}.
      </Trans>
    );
  }
  const until = (
    <ReaderMoment
      at={instalment.endsAt ?? instalment.dueAt}
      {...placeClock(reservation)}
      readAt={readAt}
    />
  );
  return viewer === 'guest' ? (
    <Trans>
      Your nights from {from} aren't paid yet. Pay <Money amount={due} /> by {until}. After that,
      your stay ends.
    </Trans>
  ) : (
    <Trans>
      {guest.name} hasn't paid <Money amount={due} /> for the nights from {from}. They have until{' '}
      {until}. After that, the stay ends and the nights are free again.
    </Trans>
  );
}
