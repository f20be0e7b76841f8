import { describe, expect, test } from 'vitest';
import { renderText } from '#platform/web/testing/html-of.tsx';
import type { ReservationDetails } from '../../contract.ts';
import { getRowGroup } from '../list/group-rows.ts';
import { ChangeBox } from '../page/actions.tsx';
import { StepsAhead } from '../page/event-timeline.tsx';
import { getPaymentNote } from '../page/money-box.tsx';
import { NextStep } from '../page/next-step.tsx';
import { statusTexts } from '../page/status-badge.tsx';
import { deadlineFor } from '../time/deadline-pill.tsx';
import { InstalmentSchedule } from './instalment-schedule.tsx';
import { amountDueLater, findNextInstalment } from './next-instalment.ts';
import { NextPayment } from './next-payment.tsx';

type State = ReservationDetails['instalments'][number]['state'];

const READ_AT = '2026-03-02T09:00:00Z';

/** 60 nights from Apr 1 in Lisbon, $3,672.00, with the states of its two instalments. */
function reservation(
  [first, second]: readonly [State, State],
  of: Partial<ReservationDetails> = {},
): ReservationDetails {
  return {
    status: 'approved',
    viewer: 'guest',
    startDate: '2026-04-01',
    endDate: '2026-05-31',
    timeZone: 'Europe/Lisbon',
    boarding: null,
    sessions: [],
    total: 367_200,
    paid: 200_600,
    refunded: 0,
    showsAmounts: true,
    payment: (of.due ?? 0) > 0 ? 'due' : 'settled',
    due: 0,
    // Of the first payment, which stays when it is made.
    payBy: '2026-03-01T09:00:00+00:00',
    answerBy: '2026-03-03T09:00:00+00:00',
    checkInUntil: '2026-05-31T23:00:00+01:00',
    guest: { id: 'guest', name: 'Mina Lind', image: null },
    host: { id: 'host', name: 'Ana Castro', image: null },
    listing: { kind: 'stay', title: 'Loft', city: 'Lisbon' },
    quote: {
      deposit: 30_000,
      lines: [{ kind: 'cleaning', amount: 4_000 }],
    },
    instalments: [
      {
        number: 1,
        dueAt: null,
        amount: 200_600,
        startDate: '2026-04-01',
        nights: 30,
        state: first,
      },
      {
        number: 2,
        dueAt: '2026-04-26T09:00:00+01:00',
        amount: 166_600,
        startDate: '2026-05-01',
        nights: 30,
        state: second,
      },
    ],
    ...of,
  } as ReservationDetails;
}

const schedule = (of: ReservationDetails) => renderText(<InstalmentSchedule reservation={of} />);
const nextStep = (of: ReservationDetails, viewer: 'guest' | 'host' = 'guest') =>
  renderText(<NextStep reservation={of} viewer={viewer} readAt={READ_AT} />).replaceAll(
    '&#x27;',
    "'",
  );

describe('the schedule', () => {
  test('says what is paid and what is planned, by the days of the place', () => {
    const text = schedule(reservation(['paid', 'planned']));
    expect(text).toContain('First paymentPaid$2,006.00');
    expect(text).toContain('Includes a deposit of $300.00 and cleaning');
    expect(text).toContain('Apr 26Planned$1,666.00');
    expect(text).toContain('charges it on these days. Dates are local to Lisbon.');
  });

  test('has nothing due before the answer', () => {
    const asked = reservation(['due', 'planned'], { status: 'pending', paid: 0 });
    expect(schedule(asked)).toContain('Once Ana says yesPlanned$2,006.00');
    expect(schedule({ ...asked, viewer: 'host' })).toContain('Once you say yesPlanned');
    expect(amountDueLater(asked)).toBe(0);
  });

  test('lapses when the reservation ends', () => {
    expect(schedule(reservation(['paid', 'late'], { status: 'cancelled' }))).toBe('');
    expect(findNextInstalment(reservation(['paid', 'late'], { status: 'completed' }))).toBeNull();
  });

  test('is not there where all is paid at once', () => {
    const whole = reservation(['paid', 'paid'], { instalments: [], paid: 367_200 });
    expect(schedule(whole)).toBe('');
    expect(amountDueLater(whole)).toBe(0);
  });
});

test('the next payment is announced until it is due', () => {
  const line = (of: ReservationDetails) => renderText(<NextPayment reservation={of} />);
  expect(line(reservation(['paid', 'planned']))).toBe('Next payment $1,666.00 on Apr 26');
  expect(line(reservation(['paid', 'due']))).toBe('');
  expect(line(reservation(['paid', 'paid']))).toBe('');
});

test('a row of a list knows it without the others', () => {
  const { instalments, ...row } = reservation(['paid', 'planned']);
  const [, nextInstalment] = instalments;
  if (nextInstalment === undefined) throw new Error('two instalments');
  expect(renderText(<NextPayment reservation={{ ...row, nextInstalment }} />)).toContain('Apr 26');
});

describe('an instalment that is to be paid', () => {
  test('is asked for once it is due, also of a guest who is there', () => {
    const due = reservation(['paid', 'due'], { due: 166_600, status: 'checked-in' });
    expect(nextStep(due)).toBe('Pay $1,666.00 for your nights from May 1. Any card will do.');
    expect(nextStep(due, 'host')).toBe(
      'Mina Lind still has to pay $1,666.00 for the nights from May 1.',
    );
    expect(getRowGroup(due, 'guest', READ_AT)).toBe('todo');
    expect(deadlineFor(due), 'that of the first payment is over').toBeNull();
    expect(statusTexts(due).tone).toBe('waits');
    expect(getRowGroup(due, 'host', READ_AT)).toBe('upcoming');
  });

  test('ends the stay when the server says so, by the clock of the place', () => {
    const { instalments, ...row } = reservation(['paid', 'late'], {
      due: 166_600,
      status: 'checked-in',
    });
    const late = {
      ...row,
      instalments: instalments.map((each) =>
        each.state === 'late' ? { ...each, endsAt: '2026-05-04T00:00:00+01:00' } : each,
      ),
    };
    expect(nextStep(late)).toMatch(
      /^Your nights from May 1 aren't paid yet\. Pay \$1,666\.00 by .*May 4.*\. After that, your stay ends\.$/,
    );
    expect(nextStep(late, 'host')).toContain('the stay ends and the nights are free again.');
  });

  test('the first one keeps its own deadline', () => {
    const first = reservation(['due', 'planned'], {
      due: 200_600,
      paid: 0,
      payBy: '2026-03-03T09:00:00+00:00',
    });
    expect(nextStep(first)).toContain('to keep these dates.');
    expect(amountDueLater(first)).toBe(166_600);
  });

  test('is not over for a host while a part is planned', () => {
    expect(nextStep(reservation(['paid', 'planned']), 'host')).toContain(
      'The first payment is in.',
    );
    expect(nextStep(reservation(['paid', 'paid']), 'host')).toContain("It's paid.");
  });
});

describe('the steps', () => {
  const steps = (of: ReservationDetails) =>
    renderText(<StepsAhead reservation={of} readAt={READ_AT} />);

  test('have a payment after the arrival when its day is later', () => {
    expect(steps(reservation(['paid', 'planned']))).toMatch(
      /Pay \(done\)Arrive.*Pay by Apr 26\$1,666/,
    );
  });

  test('have it before the arrival when its day is earlier', () => {
    const of = reservation(['paid', 'planned'], { startDate: '2026-05-01' });
    expect(steps(of)).toMatch(/Pay by Apr 26\$1,666\.00Arrive/);
  });

  test('say until when a due one is in time, and that a late one is not', () => {
    expect(steps(reservation(['paid', 'due'], { due: 166_600 }))).toContain('Pay by May 1');
    expect(steps(reservation(['paid', 'late'], { due: 166_600 }))).toContain('Pay now');
  });
});

test('a guest who is there is thanked for an instalment too', () => {
  const events = [{ action: 'check-in' }, { action: 'pay' }] as ReservationDetails['events'];
  expect(getPaymentNote('done', 1, { due: 0, status: 'checked-in', events })).toBe('arrived');
});

test('a host who answers a change of dates reads that the payments follow it', () => {
  const dates = { startDate: '2026-04-01', endDate: '2026-06-15', difference: 50_000 };
  const box = (of: ReservationDetails, instalments: ReservationDetails['instalments']) => {
    const change = { ...dates, instalments };
    return renderText(
      <ChangeBox
        reservation={{ ...of, viewer: 'host', change, may: { answerChange: true } } as typeof of}
      />,
    );
  };
  const monthly = reservation(['paid', 'planned']);
  const text = box(monthly, reservation(['paid', 'planned']).instalments);
  expect(text).toContain('Monthly payments are recalculated for these dates.');
  expect(text).toContain('As currently planned');
  expect(text).toContain('With the new dates');
  const atOnce = box({ ...monthly, instalments: [] }, []);
  expect(atOnce).toContain('pays the difference before arrival');
  expect(atOnce).not.toContain('With the new dates');
});
