import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ListingKind } from '#domain/vocabulary.ts';
import { Day } from '#platform/web/time/day.tsx';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import { firstName } from '#platform/web/ui/first-name.ts';
import { Check } from '#platform/web/ui/icons.ts';
import type { ReservationDetails } from '../../contract.ts';
import { placeClock } from '../time/place-clock.ts';

interface Step {
  readonly name: string;
  readonly title: ReactNode;
  /** Its time, if known. */
  readonly when: ReactNode;
  readonly isDone: boolean;
}

/** Past and upcoming steps, as a line; nothing once the reservation is over. */
export function StepsAhead({
  reservation,
  readAt,
}: {
  reservation: ReservationDetails;
  /** ISO instant. */
  readAt: string;
}) {
  const { t } = useLingui();
  if (!['pending', 'approved', 'checked-in'].includes(reservation.status)) return null;
  const steps = listSteps(reservation, readAt);
  const now = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol aria-label={t`Steps`} className="grid gap-3 sm:auto-cols-fr sm:grid-flow-col sm:gap-4">
      {steps.map(({ name, title, when, isDone }, at) => (
        <li
          key={name}
          aria-current={at === now ? 'step' : undefined}
          className={`flex gap-3 border-t-2 pt-3 max-sm:border-t-0 max-sm:pt-0 ${isDone ? 'border-pine' : at === now ? 'border-ember' : 'border-line-strong'}`}
        >
          <span
            aria-hidden="true"
            className={`grid size-6 flex-none place-items-center rounded-pill border-2 ${isDone ? 'border-pine bg-pine text-paper' : at === now ? 'border-ember' : 'border-line-strong'}`}
          >
            {isDone ? <Check className="size-4" /> : null}
          </span>
          <span className="grid content-start">
            <span className={isDone || at === now ? 'font-semibold' : 'text-soft'}>
              {title}
              {isDone ? (
                <span className="sr-only">
                  {' '}
                  <Trans>(done)</Trans>
                </span>
              ) : null}
            </span>
            {when === null ? null : <span className="text-soft text-sm">{when}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

type FirstSteps = (reservation: ReservationDetails, clock: Clock) => Step[];
type Clock = ReturnType<typeof placeClock> & { readonly readAt: string };

/** The request and the host's answer. */
const answerSteps: FirstSteps = ({ status, host, answerBy }, clock) => {
  const hostName = firstName(host.name);
  const isAnswered = status !== 'pending';
  return [
    { name: 'sent', title: <Trans>Request sent</Trans>, when: null, isDone: true },
    {
      name: 'answer',
      title: isAnswered ? <Trans>{hostName} said yes</Trans> : <Trans>{hostName} answers</Trans>,
      when: isAnswered ? null : (
        <Trans>
          by <ReaderMoment at={answerBy} {...clock} />
        </Trans>
      ),
      isDone: isAnswered,
    },
  ];
};

/** Steps before the payment. */
const FIRST_STEPS: Readonly<Record<ListingKind, FirstSteps>> = {
  stay: answerSteps,
  itinerant: answerSteps,
  experience: () => [{ name: 'held', title: <Trans>Seats held</Trans>, when: null, isDone: true }],
};

function listSteps(reservation: ReservationDetails, readAt: string): Step[] {
  const clock = { ...placeClock(reservation), readAt };
  const { status, due, total, payBy, startDate, listing } = reservation;
  const isIn = status === 'checked-in';
  const isAnswered = status !== 'pending';
  const pay: Step = {
    name: 'pay',
    title: <Trans>Pay</Trans>,
    when:
      due > 0 && payBy !== null ? (
        <Trans>
          by <ReaderMoment at={payBy} {...clock} />
        </Trans>
      ) : due > 0 && !isAnswered ? (
        <Trans>within 24 hours of the yes</Trans>
      ) : null,
    isDone: isAnswered && due === 0,
  };
  const arrive: Step = {
    name: 'arrive',
    title: <Trans>Arrive</Trans>,
    when: <Day date={startDate} />,
    isDone: isIn,
  };
  return [...FIRST_STEPS[listing.kind](reservation, clock), ...(total > 0 ? [pay] : []), arrive];
}
