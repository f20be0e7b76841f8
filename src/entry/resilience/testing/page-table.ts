import { readFileSync } from 'node:fs';
import { type Duty, hasDuty, STAFF_ROLES } from '#domain/roles.ts';
import { everyone, type ForeignCase } from './foreign-table.ts';
import type { World } from './world.ts';

/** A page, and the status each actor gets. */
export interface PageCase {
  readonly path: (world: World) => string;
  readonly expected: ForeignCase['expected'];
}

/** A page of two people: strangers get a 404, the page asks signed-out visitors to log in. */
const ofTwo = { ...everyone(200), 'other-guest': 404, 'other-host': 404, support: 404 };

/** A page of the console: signed-out visitors are asked to log in, to others it isn't there. */
const ofStaff = (duty: Duty) => ({
  ...everyone(404),
  'signed-out': 200,
  expired: 200,
  ...Object.fromEntries(
    STAFF_ROLES.filter((role) => hasDuty(role, duty)).map((role) => [role, 200]),
  ),
});

/** Pages without a parameter; the API that they call checks whose data they show. */
const PLAIN = [
  '/',
  '/about',
  '/blog',
  '/careers',
  '/check',
  '/community',
  '/earnings',
  '/experiences',
  '/experiences/search',
  '/faq',
  '/favorites',
  '/guide',
  '/itinerants',
  '/itinerants/search',
  '/listings',
  '/messages',
  '/privacy',
  '/profile-settings',
  '/properties',
  '/properties/numbers',
  '/reservations',
  '/reset-password',
  '/saved-searches',
  '/search',
  '/settings/currency',
  '/settings/global-preferences',
  '/settings/language',
  '/sign-in-failed',
  '/sitemap',
  '/support',
  '/support/contact-host',
  '/support/contact-us',
  '/support/help-centre',
  '/support/hosting-resources',
  '/terms-service',
  '/transparency',
  '/travel',
  '/trips',
  '/verify-email',
  '/end-session',
  '/second-step',
  '/wayhearth',
  '/wishlists',
  '/co-hosts',
];

/** Every page of the product by its route. */
export const PAGES: Readonly<Record<string, readonly PageCase[]>> = {
  ...Object.fromEntries(
    PLAIN.map((path) => [path, [{ path: () => path, expected: everyone(200) }]]),
  ),
  '/admin': [
    {
      path: () => '/admin',
      expected: ofStaff('console'),
    },
  ],
  '/admin/find': [{ path: () => '/admin/find?q=Nothing', expected: ofStaff('console') }],
  '/admin/people/$id': [
    { path: ({ people }) => `/admin/people/${people.guest.id}`, expected: ofStaff('people') },
  ],
  '/admin/listings/$id': [
    { path: ({ listingId }) => `/admin/listings/${listingId}`, expected: ofStaff('moderation') },
  ],
  '/admin/reservations/$id': [
    {
      path: ({ reservationId }) => `/admin/reservations/${reservationId}`,
      expected: ofStaff('console'),
    },
  ],
  '/admin/tickets': [{ path: () => '/admin/tickets', expected: ofStaff('people') }],
  '/admin/places': [{ path: () => '/admin/places', expected: ofStaff('places') }],
  '/admin/work': [{ path: () => '/admin/work', expected: ofStaff('work') }],
  '/admin/settings': [{ path: () => '/admin/settings', expected: ofStaff('settings') }],
  '/admin/staff': [{ path: () => '/admin/staff', expected: ofStaff('staff') }],
  '/admin/log': [{ path: () => '/admin/log', expected: ofStaff('log') }],
  '/admin/tickets/$reference': [
    {
      path: () => '/admin/tickets/T-33333333',
      expected: { ...everyone(404), 'signed-out': 200, expired: 200 },
    },
  ],
  '/admin/resolutions': [
    {
      path: () => '/admin/resolutions',
      expected: ofStaff('money'),
    },
  ],
  '/admin/moderation': [
    {
      path: () => '/admin/moderation',
      expected: ofStaff('moderation'),
    },
  ],
  '/statements/$token': [
    { path: () => `/statements/${'x'.repeat(32)}`, expected: everyone(404) },
    {
      path: ({ statementToken }) => `/statements/${statementToken}`,
      expected: everyone(200),
    },
  ],
  '/saved-searches/emails/$token': [
    { path: () => `/saved-searches/emails/${'x'.repeat(64)}`, expected: everyone(404) },
    {
      path: ({ searchToken }) => `/saved-searches/emails/${searchToken}`,
      expected: everyone(200),
    },
  ],
  '/wishlists/$id': [
    {
      path: ({ wishlistId }) => `/wishlists/${wishlistId}`,
      expected: { ...everyone(404), 'signed-out': 200, expired: 200, guest: 200 },
    },
  ],
  '/wishlists/compare': [
    { path: () => '/wishlists/compare', expected: everyone(404) },
    {
      path: ({ listingId, otherListingId }) =>
        `/wishlists/compare?listings=${listingId},${otherListingId}`,
      expected: everyone(200),
    },
  ],
  '/wishlists/shared/$token': [
    { path: () => `/wishlists/shared/${'x'.repeat(64)}`, expected: everyone(404) },
    {
      path: ({ wishlistToken }) => `/wishlists/shared/${wishlistToken}`,
      expected: everyone(200),
    },
  ],
  '/admin/money': [
    {
      path: () => '/admin/money',
      expected: ofStaff('money'),
    },
  ],
  '/blog/$slug': [
    {
      path: () => '/blog/how-we-keep-a-night-from-being-sold-twice',
      expected: everyone(200),
    },
  ],
  '/guide/$slug': [{ path: () => '/guide/no-such-guide', expected: everyone(404) }],
  '/checkout/$session': [
    { path: ({ checkoutSession }) => `/checkout/${checkoutSession}`, expected: everyone(200) },
  ],
  '/payout-account/$token': [
    {
      path: ({ onboardingToken }) => `/payout-account/${onboardingToken}`,
      expected: everyone(200),
    },
  ],
  '/listings/$id': [
    { path: ({ listingId }) => `/listings/${listingId}`, expected: everyone(200) },
    {
      path: ({ listingId }) => `/listings/${listingId}?startDate=2026-05-04&endDate=2026-05-09`,
      expected: everyone(200),
    },
  ],
  '/itinerants/$id': [
    { path: ({ itinerantId }) => `/itinerants/${itinerantId}`, expected: everyone(200) },
    {
      path: ({ itinerantId }) =>
        `/itinerants/${itinerantId}?startDate=2026-03-12&endDate=2026-03-17`,
      expected: everyone(200),
    },
  ],
  '/experience/$id': [
    { path: ({ experienceId }) => `/experience/${experienceId}`, expected: everyone(200) },
    {
      path: ({ experienceId }) =>
        `/experience/${experienceId}?session=${experienceId}&date=2026-03-12&guestCount=2`,
      expected: everyone(200),
    },
  ],
  '/profile/$id': [
    { path: ({ people }) => `/profile/${people.guest.id}`, expected: everyone(200) },
    { path: ({ people }) => `/profile/${people.host.id}`, expected: everyone(200) },
  ],
  '/earnings/statements/$month': [
    // Everybody's own month; who earned nothing sees an empty one.
    { path: () => '/earnings/statements/2026-02', expected: everyone(200) },
    {
      path: () => '/earnings/statements/2026-13',
      expected: { ...everyone(404), 'signed-out': 200, expired: 200 },
    },
  ],
  '/properties/$id/calendar': [
    {
      path: ({ listingId }) => `/properties/${listingId}/calendar`,
      expected: { ...everyone(404), 'signed-out': 200, expired: 200, host: 200 },
    },
  ],
  '/check/$token': [
    { path: () => '/check/3467-9ACD-EFGH-JKMN-PRTU', expected: everyone(404) },
    { path: () => '/check/no-code', expected: everyone(404) },
  ],
  // Staff with the duty about money are told that the document is for guest and host.
  '/trips/$id/agreement': [
    { path: ({ reservationId }) => `/trips/${reservationId}/agreement`, expected: ofTwo },
  ],
  '/trips/$id/letter': [
    { path: ({ reservationId }) => `/trips/${reservationId}/letter`, expected: ofTwo },
  ],
  '/reservations/$id/agreement': [
    { path: ({ reservationId }) => `/reservations/${reservationId}/agreement`, expected: ofTwo },
  ],
  '/trips/$id': [{ path: ({ reservationId }) => `/trips/${reservationId}`, expected: ofTwo }],
  '/reservations/$id': [
    { path: ({ reservationId }) => `/reservations/${reservationId}`, expected: ofTwo },
  ],
  '/messages/$conversation': [
    {
      path: ({ conversationId }) => `/messages/${conversationId}`,
      // A conversation belongs to its two people: an administrator can't read it either.
      expected: { ...ofTwo, admin: 404, finance: 404 },
    },
  ],
};

/** The built routes of the pages, without a trailing slash. */
export function pageRoutes(): string[] {
  const tree = readFileSync('generated/route-tree.gen.ts', 'utf8');
  const list = /fullPaths:([^;]+)/.exec(tree)?.[1] ?? '';
  const routes = [...list.matchAll(/'([^']+)'/g)].map(([, route = '']) => route);
  return [...new Set(routes.map((route) => (route === '/' ? route : route.replace(/\/$/, ''))))];
}
