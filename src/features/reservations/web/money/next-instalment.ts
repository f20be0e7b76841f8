import type { ReservationDetails, ReservationRow } from '../../contract.ts';

export type ShownInstalment = ReservationDetails['instalments'][number];

/** An instalment with a due date. */
export type DatedInstalment = ShownInstalment & { readonly dueAt: string };

type Instalments = Pick<ReservationRow, 'status' | 'nextInstalment'> &
  Partial<Pick<ReservationDetails, 'instalments'>>;

const RUNNING: ReadonlySet<ReservationRow['status']> = new Set([
  'pending',
  'approved',
  'checked-in',
]);

/** Whether instalments are still to be paid; those of a reservation that has ended lapse. */
export function hasSchedule({ status, instalments = [] }: Omit<Instalments, 'nextInstalment'>) {
  return instalments.length > 0 && RUNNING.has(status);
}

/**
 * The earliest instalment with a due date that isn't paid. Null while the first one isn't paid,
 * which has a deadline of its own, and for a reservation that is paid at once or has ended.
 */
export function findNextInstalment(reservation: Instalments): DatedInstalment | null {
  const { status, nextInstalment, instalments } = reservation;
  if (!RUNNING.has(status)) return null;
  const next = instalments?.find(({ state }) => state !== 'paid') ?? nextInstalment;
  if (next === undefined || next.dueAt === null) return null;
  return { ...next, dueAt: next.dueAt };
}

/** Cents of the instalments that lapsed, since the reservation has ended before they fell due. */
export function amountLapsed(
  reservation: Pick<ReservationDetails, 'status' | 'instalments' | 'total' | 'paid'>,
): number {
  const { instalments, total, paid } = reservation;
  if (paid === 0 || instalments.length === 0 || hasSchedule(reservation)) return 0;
  return Math.max(0, total - instalments.reduce((sum, { amount }) => sum + amount, 0));
}

/** Cents of the instalments that aren't due yet; 0 where everything is paid at once. */
export function amountDueLater(
  reservation: Pick<
    ReservationDetails,
    'status' | 'instalments' | 'total' | 'paid' | 'refunded' | 'due'
  >,
): number {
  const { status, total, paid, refunded, due } = reservation;
  // Before the host's answer nothing is due, and the schedule alone says what will be.
  if (status === 'pending' || !hasSchedule(reservation)) return 0;
  return Math.max(0, total - (paid - refunded) - due);
}
