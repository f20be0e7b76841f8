import type { BrowserContext } from '@playwright/test';
import { callApi } from './call-api.ts';
import { dayFromToday, type FoundStay, hostsFreeStay } from './find-stay.ts';

export interface Booked {
  id: string;
  title: string;
  startDate: string;
  endDate: string;
}

interface Trip {
  id: string;
  status: string;
  startDate: string;
  endDate: string;
  /** Cents. */
  paid: number;
  listing: { id: string; kind: string; title: string };
}

interface StayToBook {
  inDays: number;
  nights?: number;
  message?: string;
  fits?: (stay: FoundStay) => boolean;
}

const MAX_TRIES = 3;

/**
 * The person of the browser asks the demo host for a stay that begins in so many days, at a home
 * where no request of theirs is waiting yet: there is one at most.
 */
export async function requestStay(
  guest: BrowserContext,
  { inDays, nights = 7, message = '', fits = () => true }: StayToBook,
): Promise<Booked> {
  const startDate = dayFromToday(inDays);
  const endDate = dayFromToday(inDays + nights);
  for (let tries = 1; ; tries += 1) {
    const { items } = await callApi<{ items: Trip[] }>(guest, 'GET', '/api/trips');
    const asked = new Set(
      items.filter(({ status }) => status === 'pending').map(({ listing }) => listing.id),
    );
    const isFree = (stay: FoundStay) => !asked.has(stay.id) && fits(stay);
    const stay = await hostsFreeStay(guest, startDate, endDate, isFree);
    const body = { listingId: stay.id, startDate, endDate, message };
    try {
      const { id } = await callApi<{ id: string }>(guest, 'POST', '/api/reservations', body);
      return { id, title: stay.title, startDate, endDate };
    } catch (error) {
      // A test that goes on beside this one, as the same person, was quicker.
      if (tries === MAX_TRIES || !String(error).includes('request-pending')) throw error;
    }
  }
}

/** A request that waits for the host of this browser: one there is, or a new one of the guest. */
export async function waitingRequest(
  guest: BrowserContext,
  host: BrowserContext,
  request: StayToBook,
): Promise<{ id: string }> {
  const { items } = await callApi<{ items: Trip[] }>(host, 'GET', '/api/reservations');
  // Seats that wait for their money have nobody to approve them.
  const isAsked = ({ status, listing }: Trip) =>
    status === 'pending' && listing.kind !== 'experience';
  return items.find(isAsked) ?? requestStay(guest, request);
}

/**
 * A stay of the guest that the host approved and nobody has paid: one that begins on that day there
 * is, or a new one. Who looks at pages again need not ask again: a host is asked ten times an hour.
 */
export async function approvedStay(
  guest: BrowserContext,
  host: BrowserContext,
  request: StayToBook,
): Promise<Booked> {
  const former = await formerStay(guest, request, (paid) => paid === 0);
  if (former !== null) return former;
  const stay = await requestStay(guest, request);
  await approve(host, stay);
  return stay;
}

/** The same, and it is paid. */
export async function paidStay(
  guest: BrowserContext,
  host: BrowserContext,
  request: StayToBook,
): Promise<Booked> {
  const former = await formerStay(guest, request, (paid) => paid > 0);
  if (former !== null) return former;
  const stay = await approvedStay(guest, host, request);
  try {
    await pay(guest, stay);
  } catch (error) {
    // A test that goes on beside this one, as the same person, was quicker.
    if (!String(error).includes('already-paid')) throw error;
  }
  return stay;
}

async function formerStay(
  guest: BrowserContext,
  { inDays }: StayToBook,
  fits: (paid: number) => boolean,
): Promise<Booked | null> {
  const { items } = await callApi<{ items: Trip[] }>(guest, 'GET', '/api/trips');
  const startDate = dayFromToday(inDays);
  const found = items.find(
    (trip) =>
      trip.startDate === startDate &&
      trip.status === 'approved' &&
      trip.listing.kind === 'stay' &&
      fits(trip.paid),
  );
  return found === undefined ? null : { ...found, title: found.listing.title };
}

export async function approve(host: BrowserContext, { id }: Booked): Promise<void> {
  await callApi(host, 'POST', `/api/reservations/${id}`, { status: 'approved' });
}

/** Pays what is due in the sandbox. */
export async function pay(guest: BrowserContext, { id }: Pick<Booked, 'id'>): Promise<void> {
  const { url } = await callApi<{ url: string }>(
    guest,
    'POST',
    `/api/reservations/${id}/payment`,
    {},
  );
  const session = /sandbox_[\w-]{43}/.exec(url)?.[0];
  await callApi(guest, 'POST', `/api/sandbox-checkout/${session}`, { outcome: 'succeed' });
}
