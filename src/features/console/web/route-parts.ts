import { msg } from '@lingui/core/macro';
import { notFound } from '@tanstack/react-router';
import { type Duty, hasDuty, isStaff } from '#domain/roles.ts';
import { BRAND } from '#platform/brand/brand.ts';
import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';
import type { Me, RouterContext } from '#platform/web/scope/router-context.ts';

// Every page imports this file, so pages and loaders are fetched when they are needed.

export const ConsoleFrame = lazyPage(() => import('./frame/console-frame.tsx'), 'ConsoleFrame');
export const TodayPage = lazyPage(() => import('./pages/today-page.tsx'), 'TodayPage');
export const FindPage = lazyPage(() => import('./pages/find-page.tsx'), 'FindPage');
export const PersonPage = lazyPage(() => import('./person/person-page.tsx'), 'PersonPage');
export const ListingPage = lazyPage(() => import('./things/listing-page.tsx'), 'ListingPage');
export const ReservationPage = lazyPage(
  () => import('./things/reservation-page.tsx'),
  'ReservationPage',
);
export const TicketsPage = lazyPage(() => import('./tickets/tickets-page.tsx'), 'TicketsPage');
export const TicketPage = lazyPage(() => import('./tickets/ticket-page.tsx'), 'TicketPage');
export const WorkPage = lazyPage(() => import('./pages/work-page.tsx'), 'WorkPage');
export const SettingsPage = lazyPage(() => import('./pages/settings-page.tsx'), 'SettingsPage');
export const StaffPage = lazyPage(() => import('./pages/staff-page.tsx'), 'StaffPage');
export const LogPage = lazyPage(() => import('./log/log-page.tsx'), 'LogPage');
export const PlacesPage = lazyPage(() => import('./pages/places-page.tsx'), 'PlacesPage');

const pageData = () => import('./page-data.ts');
export const loadToday = lazyCall(pageData, 'loadToday');
export const loadFound = lazyCall(pageData, 'loadFound');
export const loadPerson = lazyCall(pageData, 'loadPerson');
export const loadListing = lazyCall(pageData, 'loadListing');
export const loadReservation = lazyCall(pageData, 'loadReservation');
export const loadTickets = lazyCall(pageData, 'loadTickets');
export const loadTicket = lazyCall(pageData, 'loadTicket');
export const loadWork = lazyCall(pageData, 'loadWork');
export const loadSettings = lazyCall(pageData, 'loadSettings');
export const loadStaff = lazyCall(pageData, 'loadStaff');
export const loadLog = lazyCall(pageData, 'loadLog');

/** Texts of all pages of the console, the names of our rules among them. */
export const CONSOLE_TEXTS: readonly string[] = ['console', 'trust'];

/**
 * The caller as the console knows them: null while signed out, and for staff who need a second
 * factor first. The frame asks for either.
 *
 * @throws notFound for everybody who isn't staff: to them there is no console
 */
export function toStaff(me: Me | null): Me | null {
  if (me !== null && !isStaff(me.role)) throw notFound();
  return me === null || me.needsSecondFactor ? null : me;
}

/** @throws notFound for staff whose role doesn't include the duty of a page */
export function requireDuty(me: Me | null, duty: Duty): void {
  if (me !== null && !hasDuty(me.role, duty)) throw notFound();
}

/** Title of the console's pages, which no engine is to list. */
export function consoleHead({ i18n }: Pick<RouterContext, 'i18n'>) {
  return {
    meta: [
      { title: `${i18n._(msg`Administration`)} · ${BRAND.name}` },
      { name: 'robots', content: 'noindex' },
    ],
  };
}
