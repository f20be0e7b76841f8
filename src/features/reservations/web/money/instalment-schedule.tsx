import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { addDays } from '#domain/dates.ts';
import { firstName } from '#domain/first-name.ts';
import { DayRange } from '#platform/web/time/day-range.tsx';
import type { ReservationDetails } from '../../contract.ts';
import { DueDay } from './due-day.tsx';
import { FirstExtrasText, firstExtras } from './instalment-parts.tsx';
import { Money } from './money.tsx';
import { hasSchedule, type ShownInstalment } from './next-instalment.ts';

type State = ShownInstalment['state'];

const STATES: Readonly<Record<State, { label: MessageDescriptor; look: string }>> = {
  paid: { label: msg({ message: 'Paid', context: 'payment' }), look: 'bg-pine-tint text-pine' },
  due: { label: msg({ message: 'Due', context: 'payment' }), look: 'bg-ember-tint text-ink' },
  late: {
    label: msg({ message: 'Late', context: 'payment' }),
    look: 'border border-danger text-danger',
  },
  planned: { label: msg({ message: 'Planned', context: 'payment' }), look: 'bg-sunken text-soft' },
};

/** The instalments and how far each has come; nothing where everything is paid at once. */
export function InstalmentSchedule({ reservation }: { reservation: ReservationDetails }) {
  const titleId = useId();
  const { instalments, viewer, listing, boarding } = reservation;
  if (!hasSchedule(reservation)) return null;
  return (
    <section aria-labelledby={titleId} className="grid gap-3 border-line border-t pt-4">
      <h3 id={titleId} className="font-semibold">
        <Trans>Paid by the month</Trans>
      </h3>
      <ol aria-labelledby={titleId} className="grid gap-3">
        {instalments.map((instalment) => (
          <Row key={instalment.number} instalment={instalment} reservation={reservation} />
        ))}
      </ol>
      <p className="text-soft text-sm">
        {viewer === 'guest' ? (
          <Trans>Our payment partner keeps your card on file and charges it on these days.</Trans>
        ) : (
          <Trans>Your guest's card is charged on these days.</Trans>
        )}{' '}
        <Trans>Dates are local to {boarding?.arrival.city ?? listing.city}.</Trans>
      </p>
    </section>
  );
}

interface RowProps {
  readonly instalment: ShownInstalment;
  readonly reservation: ReservationDetails;
}

function Row({ instalment, reservation }: RowProps) {
  const { i18n } = useLingui();
  const { number, amount, startDate, nights } = instalment;
  // Nothing is due before the host's answer.
  const state = reservation.status === 'pending' ? 'planned' : instalment.state;
  const { label, look } = STATES[state];
  return (
    <li className="grid gap-0.5">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-semibold">
          <When instalment={instalment} reservation={reservation} />
        </span>
        <span className="flex items-center gap-3">
          <span className={`rounded-pill px-2.5 py-0.5 font-semibold text-sm ${look}`}>
            {i18n._(label)}
          </span>
          <span className="font-semibold">
            <Money amount={amount} />
          </span>
        </span>
      </p>
      <p className="text-soft text-sm">
        <DayRange start={startDate} end={addDays(startDate, nights)} />
        <span>{' · '}</span>
        <Plural value={nights} one="# night" other="# nights" />
      </p>
      {number === 1 ? (
        <p className="text-soft text-sm empty:hidden">
          <FirstExtrasText {...firstExtras(reservation.quote)} />
        </p>
      ) : null}
    </li>
  );
}

/** The day of an instalment; the first has a deadline of its own, which the next step names. */
function When({ instalment: { dueAt }, reservation }: RowProps) {
  const { status, startDate, host, viewer } = reservation;
  if (dueAt !== null) return <DueDay at={dueAt} since={startDate} />;
  if (status === 'pending') {
    return viewer === 'guest' ? (
      <Trans>Once {firstName(host.name)} says yes</Trans>
    ) : (
      <Trans>Once you say yes</Trans>
    );
  }
  return <Trans>First payment</Trans>;
}
