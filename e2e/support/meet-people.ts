import type { BrowserContext, Page } from '@playwright/test';
import type { Booked } from './book-stay.ts';
import { type Caller, callApi } from './call-api.ts';
import { registerConfirmed } from './confirm-address.ts';
import { HOST, type Home, listHome } from './list-home.ts';
import { visit } from './visit.ts';

/** What a browser says of a call that the product refuses, for tests that are about refusals. */
export const REFUSED = [
  /answer: 4\d\d \w+ \S+\/api\//,
  /console: Failed to load resource.*\/api\//,
];

export interface Cast {
  guest: BrowserContext;
  name: string;
  email: string;
  host: BrowserContext;
  /** The host's home. */
  home: Home;
}

/** A new guest and a new host with a home, each in a browser of their own. */
export async function meet(
  openBrowser: () => Promise<BrowserContext>,
  name = 'Toni Winter',
): Promise<Cast> {
  const guest = await openBrowser();
  const { email } = await registerConfirmed(guest, name);
  const host = await openBrowser();
  await registerConfirmed(host, HOST);
  return { guest, name, email, host, home: await listHome(host) };
}

/** Another tab of a person's browser. */
export async function openPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await visit(page, path);
  return page;
}

/** The status of a reservation, as the person of the browser is told. */
export async function statusOf(context: Caller, { id }: Booked): Promise<string> {
  const { status } = await callApi<{ status: string }>(context, 'GET', `/api/reservations/${id}`);
  return status;
}
