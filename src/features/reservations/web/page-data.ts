import { notFound } from '@tanstack/react-router';
import type { RouteResponse } from '#platform/contract/route.ts';
import type { readSandboxAccount } from '#platform/contract/sandbox-account.ts';
import type { readSandboxCheckout } from '#platform/contract/sandbox-checkout.ts';
import { ApiError, call } from '#platform/web/api/client.ts';
import { whileSignedIn } from '#platform/web/api/while-signed-in.ts';
import type { HostReservationRow, ReservationDetails, ReservationRow } from '../contract.ts';

/** Rows of a list, and the moment they were read: every countdown on the page runs from it. */
export interface ReservationListData<Row extends ReservationRow = ReservationRow> {
  readonly items: readonly Row[];
  /** ISO instant. */
  readonly readAt: string;
}

/** One reservation, and the moment it was read. */
export interface ReservationPageData {
  readonly reservation: ReservationDetails;
  /** ISO instant. */
  readonly readAt: string;
}

/** A checkout of the payment sandbox. */
export type CheckoutData = RouteResponse<typeof readSandboxCheckout> & {
  readonly session: string;
  /** ISO instant: the moment it was read. */
  readonly readAt: string;
};

/** The onboarding of a payout account of the sandbox. */
export type PayoutAccountData = RouteResponse<typeof readSandboxAccount> & {
  readonly token: string;
};

/** The guest's reservations; null while signed out. */
export function loadTrips(me: object | null): Promise<ReservationListData | null> {
  return whileSignedIn(me, async () => {
    const { listTrips } = await import('../contract/addresses.gen.ts');
    return { ...(await call(listTrips, {})), readAt: new Date().toISOString() };
  });
}

/** Reservations of the caller's homes; null while signed out. */
export function loadHostReservations(
  me: object | null,
): Promise<ReservationListData<HostReservationRow> | null> {
  return whileSignedIn(me, async () => {
    const { listHostReservations } = await import('../contract/addresses.gen.ts');
    return { ...(await call(listHostReservations, {})), readAt: new Date().toISOString() };
  });
}

/**
 * One reservation as its guest or host may see it; null while signed out.
 *
 * @throws notFound for an unknown reservation and for one of other users
 */
export function loadReservation(
  id: string,
  me: object | null,
): Promise<ReservationPageData | null> {
  return whileSignedIn(me, async () => {
    const { showReservation } = await import('../contract/addresses.gen.ts');
    const reservation = await orNotFound(() => call(showReservation, { params: { id } }));
    return { reservation, readAt: new Date().toISOString() };
  });
}

/**
 * A checkout of the payment sandbox.
 *
 * @throws notFound for an unknown one
 */
export async function loadCheckout(session: string): Promise<CheckoutData> {
  const { readSandboxCheckout } = await import('#platform/contract/addresses.gen.ts');
  const checkout = await orNotFound(() =>
    call(readSandboxCheckout, { params: { token: session } }),
  );
  return { ...checkout, session, readAt: new Date().toISOString() };
}

/**
 * The onboarding of a payout account of the sandbox.
 *
 * @throws notFound for an unknown one
 */
export async function loadPayoutAccount(token: string): Promise<PayoutAccountData> {
  const { readSandboxAccount } = await import('#platform/contract/addresses.gen.ts');
  const account = await orNotFound(() => call(readSandboxAccount, { params: { token } }));
  return { ...account, token };
}

async function orNotFound<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.problem.code === 'not-found') throw notFound();
    throw error;
  }
}
