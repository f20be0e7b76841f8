import { type Caller, callApi } from './call-api.ts';
import { dayFromToday } from './find-stay.ts';
import { type Home, someHome } from './list-home.ts';

export interface Booked {
  id: string;
  title: string;
  startDate: string;
  endDate: string;
}

export interface StayToBook {
  inDays: number;
  nights?: number;
  message?: string;
  /** One of a new host by default. */
  home?: Pick<Home, 'id' | 'title'>;
}

/** Requests a stay that begins in so many days. */
export async function requestStay(
  guest: Caller,
  { inDays, nights = 7, message = '', home }: StayToBook,
): Promise<Booked> {
  const startDate = dayFromToday(inDays);
  const endDate = dayFromToday(inDays + nights);
  const { id: listingId, title } = home ?? (await someHome());
  const body = { listingId, startDate, endDate, message };
  const { id } = await callApi<{ id: string }>(guest, 'POST', '/api/reservations', body);
  return { id, title, startDate, endDate };
}

/** A stay that its host approved and nobody has paid. */
export async function approvedStay(guest: Caller, host: Caller, stay: StayToBook): Promise<Booked> {
  const booked = await requestStay(guest, stay);
  await approve(host, booked);
  return booked;
}

/** A stay that its host approved, and that is paid. */
export async function paidStay(guest: Caller, host: Caller, stay: StayToBook): Promise<Booked> {
  const booked = await approvedStay(guest, host, stay);
  await pay(guest, booked);
  return booked;
}

export async function approve(host: Caller, { id }: Pick<Booked, 'id'>): Promise<void> {
  await callApi(host, 'POST', `/api/reservations/${id}`, { status: 'approved' });
}

/** Pays what is due in the sandbox. */
export async function pay(guest: Caller, { id }: Pick<Booked, 'id'>): Promise<void> {
  const { url } = await callApi<{ url: string }>(
    guest,
    'POST',
    `/api/reservations/${id}/payment`,
    {},
  );
  const session = /sandbox_[\w-]{43}/.exec(url)?.[0];
  await callApi(guest, 'POST', `/api/sandbox-checkout/${session}`, { outcome: 'succeed' });
}
