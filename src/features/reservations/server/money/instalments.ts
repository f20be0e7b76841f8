import {
  endOfGrace,
  INSTALMENT_STEPS,
  type Instalment,
  makeInstalments,
  nextInstalmentStep,
  type PlannedStep,
} from '#domain/instalments.ts';
import { laterInstant } from '#domain/instants.ts';
import { byUnit } from '#domain/kinds.ts';
import { netPaid } from '#domain/reservation-money.ts';
import type { Reservation } from '../store/reservations.ts';

/** The instalments of a reservation; empty where it is paid at once. */
export function listInstalments(reservation: Reservation): Instalment[] {
  if (reservation.policy.instalments === undefined) return [];
  return byUnit(reservation, {
    night: (nights) => makeInstalments(nights.quote, nights),
    session: () => [],
  });
}

/**
 * The next step about a reservation's instalments; null while its first payment has not
 * come, and once all is paid or the reservation has ended.
 */
export function findNextStep(reservation: Reservation): PlannedStep | null {
  const { status, timeZone, instalmentStep } = reservation;
  const paid = netPaid(reservation);
  if (paid <= 0 || (status !== 'approved' && status !== 'checked-in')) return null;
  const done = readStep(instalmentStep);
  return nextInstalmentStep(listInstalments(reservation), timeZone, paid, done);
}

/**
 * When something is to be done next about a reservation's instalments. A step that was put off, since
 * the one before it came late, stays so.
 */
export function nextInstalmentAt(reservation: Reservation): Temporal.Instant | null {
  const next = findNextStep(reservation);
  if (next === null) return null;
  const { instalmentAt, instalmentStep } = reservation;
  const isBegun = readStep(instalmentStep)?.number === next.number;
  const isPutOff = instalmentAt !== null && Temporal.Instant.compare(next.at, instalmentAt) < 0;
  return isBegun && isPutOff ? instalmentAt : next.at;
}

/** When a stay ends while this instalment isn't paid; later than planned if the host was told late. */
export function endWhileUnpaid(
  { instalmentAt, instalmentStep, timeZone }: Reservation,
  { number, startDate }: Pick<Instalment, 'number' | 'startDate'>,
): Temporal.Instant {
  const planned = endOfGrace(startDate, timeZone);
  const isTold = instalmentStep === nameStep({ number, step: 'late' });
  return isTold && instalmentAt !== null ? laterInstant(planned, instalmentAt) : planned;
}

/** A step as it is stored. */
export function nameStep({ number, step }: Pick<PlannedStep, 'number' | 'step'>): string {
  return `${number}:${step}`;
}

function readStep(named: string | null): Pick<PlannedStep, 'number' | 'step'> | null {
  const [number, name] = named?.split(':') ?? [];
  const step = INSTALMENT_STEPS.find((each) => each === name);
  return step === undefined ? null : { number: Number(number), step };
}
