import { request, test } from '@playwright/test';
import { approvedStay, paidStay, requestStay } from './book-stay.ts';
import { callApi, signInAsAdmin } from './call-api.ts';
import { dayFromToday } from './find-stay.ts';
import { listExperience } from './list-experience.ts';
import { GUEST, listHome, makeHost, makePerson } from './list-home.ts';
import { listItinerant } from './list-itinerant.ts';
import { saveSearch } from './mailed-search.ts';
import { linkIn, readMail } from './read-mail.ts';
import type { Texts } from './translated-texts.ts';

/** Who walks: signed out, or signed in as a guest or a host. */
export const VIEWERS = ['nobody', 'guest', 'host'] as const;
export type Viewer = (typeof VIEWERS)[number];

/** One page of the walk through the product. */
export interface PageCase {
  readonly what: string;
  readonly path: string;
  /** Who sees something of its own there. */
  readonly as: readonly Viewer[];
  /** Whether what stands between navigation and footer is the same for everybody. */
  readonly isSame?: boolean;
  /** Name of a button that opens a dialog to be looked at, and who may press it. */
  readonly opens?: { readonly as: Viewer; readonly name: (t: Texts) => RegExp };
}

const ALL: readonly Viewer[] = ['nobody', 'guest'];
const BOTH_SIDES: readonly Viewer[] = ['nobody', 'guest', 'host'];

/** Pages that are the same for everybody, at addresses that are always there. */
const SAME_FOR_ALL = [
  '/about',
  '/careers',
  '/faq',
  '/guide',
  '/guide/reading-a-cancellation-policy',
  '/blog',
  '/blog/why-the-price-you-see-is-the-price-you-pay',
  '/support',
  '/support/help-centre',
  '/support/hosting-resources',
  '/wayhearth',
  '/terms-service',
  '/privacy',
  '/sitemap',
  '/transparency',
  '/itinerants/search',
  '/experiences/search',
  '/travel',
  '/search',
  '/check',
];

/** Pages that know who reads them. */
const PERSONAL = [
  '/support/contact-host',
  '/support/contact-us',
  '/settings/language',
  '/settings/currency',
  '/settings/global-preferences',
];

/** An id that nothing has. */
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** Pages, and the addresses of the people who see them; `NEW_PASSWORD` is their password. */
export interface PreparedPages {
  readonly pageCases: readonly PageCase[];
  readonly emails: Readonly<Record<Viewer, string | null>>;
}

/**
 * Every route of the product, for a new guest and a new host: one reservation to pay, one that is
 * paid, one to be answered, and a conversation. The demo world has the rest.
 */
export async function preparePages(): Promise<PreparedPages> {
  const guest = await makePerson(GUEST);
  const host = await makeHost();
  const stay = await listHome(host);
  const due = await approvedStay(guest, host, { inDays: 260, home: stay });
  const paid = await paidStay(guest, host, { inDays: 270, home: stay });
  // At another home: the first still takes requests.
  const waiting = await requestStay(guest, {
    inDays: 280,
    message: 'Hello there.',
    home: await listHome(host),
  });
  const { url } = await callApi<{ url: string }>(
    guest,
    'POST',
    `/api/reservations/${due.id}/payment`,
    {},
  );
  const { letter } = await callApi<{ letter: { url: string } }>(
    guest,
    'POST',
    `/api/reservations/${paid.id}/letter`,
    {},
  );
  const onboarding = await callApi<{ url: string }>(host, 'POST', '/api/earnings/account', {});
  const me = await callApi<{ id: string }>(host, 'GET', '/api/me');
  const dates = { startDate: dayFromToday(290), endDate: dayFromToday(320) };
  const talk = await callApi<{ id: string }>(guest, 'POST', '/api/conversations', {
    listingId: stay.id,
  });
  await callApi(guest, 'POST', `/api/conversations/${talk.id}/messages`, {
    text: 'Is there a desk with daylight?',
  });
  const itinerant = await listItinerant(host, dates);
  const dinner = await listExperience(host, { category: 'Community', style: 'family-dinner' });
  const garden = await listExperience(host, { category: 'Volunteer', style: 'garden-day' });
  const statement = await warnAbout({ kind: 'listing', id: stay.id }, host.email);
  const mailedSearch = await saveSearch(guest);
  const other = await listHome(host);
  const list = await callApi<{ id: string }>(guest, 'POST', '/api/wishlists', {
    name: 'For May',
    listingId: stay.id,
  });
  await callApi(guest, 'PUT', `/api/wishlists/${list.id}/entries/${other.id}`);
  const shared = await callApi<{ link: string }>(guest, 'PUT', `/api/wishlists/${list.id}/link`);
  const pageCases: PageCase[] = [
    { what: 'home', path: '/', as: BOTH_SIDES },
    {
      what: 'results',
      path: `/?address=Lisbon&guestCount=2&${new URLSearchParams(dates)}`,
      as: ALL,
      opens: { as: 'nobody', name: (t) => t.within('Search homes:') },
    },
    { what: 'an empty result', path: '/?address=Lisbon&minPrice=90000', as: ALL },
    { what: 'a category', path: '/listings?category=Home', as: ALL },
    { what: 'a home', path: `/listings/${stay.id}`, as: BOTH_SIDES },
    {
      what: 'a home with dates',
      path: `/listings/${stay.id}?${new URLSearchParams(dates)}`,
      as: ALL,
      opens: { as: 'guest', name: (t) => t('Reserve') },
    },
    { what: 'itinerants', path: '/itinerants', as: ALL },
    {
      what: 'itinerants that are found',
      path: `/itinerants?address=Lisbon&${new URLSearchParams(dates)}`,
      as: ALL,
    },
    { what: 'no itinerants', path: '/itinerants?address=Lisbon&price=0.01', as: ALL },
    { what: 'experiences', path: '/experiences', as: ALL },
    { what: 'experiences of a weekend', path: '/experiences?when=weekend', as: ALL },
    { what: 'no experiences', path: '/experiences?address=Lisbon&price=0.01', as: ALL },
    { what: 'the community', path: '/community', as: ALL },
    { what: 'an itinerant', path: `/itinerants/${itinerant.id}`, as: BOTH_SIDES },
    {
      what: 'an itinerant with dates',
      path: `/itinerants/${itinerant.id}?${new URLSearchParams(dates)}`,
      as: ALL,
      opens: { as: 'guest', name: (t) => t('Reserve') },
    },
    { what: 'an experience', path: `/experience/${dinner.id}`, as: BOTH_SIDES },
    {
      what: 'an experience with disclaimers',
      path: `/experience/${garden.id}?guestCount=2`,
      as: ALL,
      opens: { as: 'guest', name: (t) => t('Reserve') },
    },
    {
      what: 'trips',
      path: '/trips',
      as: ALL,
      opens: { as: 'guest', name: (t) => t('Reservation details') },
    },
    { what: 'a trip to pay', path: `/trips/${due.id}`, as: ALL },
    {
      what: 'a paid trip',
      path: `/trips/${paid.id}`,
      as: ['guest'],
      opens: { as: 'guest', name: (t) => t('Cancel') },
    },
    { what: 'the agreement of a paid trip', path: `/trips/${paid.id}/agreement`, as: ALL },
    { what: 'a letter of accommodation', path: `/trips/${paid.id}/letter`, as: ALL },
    {
      what: 'the agreement of a reservation',
      path: `/reservations/${paid.id}/agreement`,
      as: ['host'],
    },
    { what: 'a letter that is checked', path: new URL(letter.url).pathname, as: ALL },
    { what: 'the checkout', path: new URL(url).pathname, as: ['guest'] },
    { what: 'the onboarding of payouts', path: new URL(onboarding.url).pathname, as: ['host'] },
    { what: 'reservations', path: '/reservations', as: BOTH_SIDES },
    {
      what: 'a request',
      path: `/reservations/${waiting.id}`,
      as: ['host'],
      opens: { as: 'host', name: (t) => t('Approve') },
    },
    { what: 'my homes', path: '/properties', as: BOTH_SIDES },
    { what: 'the calendar of my home', path: `/properties/${stay.id}/calendar`, as: ['host'] },
    { what: 'the numbers of my homes', path: '/properties/numbers', as: BOTH_SIDES },
    { what: 'my co-hosts', path: '/co-hosts', as: BOTH_SIDES },
    { what: 'earnings', path: '/earnings', as: BOTH_SIDES },
    { what: 'a statement', path: '/earnings/statements/2026-01', as: ['nobody', 'host'] },
    { what: 'the wishlist', path: '/favorites', as: ALL },
    {
      what: 'my lists',
      path: '/wishlists',
      as: ALL,
    },
    {
      what: 'one of my lists',
      path: `/wishlists/${list.id}`,
      as: ALL,
      opens: { as: 'guest', name: (t) => t('Delete list') },
    },
    { what: 'a shared list', path: new URL(shared.link).pathname, as: ALL },
    {
      what: 'homes side by side',
      path: `/wishlists/compare?listings=${stay.id},${other.id}&${new URLSearchParams(dates)}`,
      as: ['nobody'],
    },
    { what: 'saved searches', path: '/saved-searches', as: ALL },
    { what: 'a search that mails are about', path: mailedSearch, as: ALL },
    {
      what: 'flights that are found',
      path: `/travel?${new URLSearchParams(dates)}&origin=NYC&targets=LIS,CNX`,
      as: ALL,
      opens: { as: 'nobody', name: (t) => t('Plan the whole trip') },
    },
    { what: 'places to fly to', path: '/travel?type=festivals&region=Asia', as: ['nobody'] },
    { what: 'messages', path: '/messages', as: BOTH_SIDES },
    { what: 'a conversation', path: `/messages/${talk.id}`, as: BOTH_SIDES },
    { what: 'a profile', path: `/profile/${me.id}`, as: BOTH_SIDES },
    {
      what: 'the account',
      path: '/profile-settings',
      as: ALL,
      opens: { as: 'guest', name: (t) => t('Delete my account') },
    },
    {
      what: 'a forgotten password',
      path: '/reset-password',
      as: ALL,
      opens: { as: 'nobody', name: (t) => t('Sign up') },
    },
    {
      what: 'a mailed link',
      path: `/verify-email?token=${'x'.repeat(32)}`,
      as: ['nobody'],
      opens: { as: 'nobody', name: (t) => t('Login') },
    },
    { what: 'a sign-in with a new device', path: `/end-session?token=${'x'.repeat(32)}`, as: ALL },
    { what: 'the second step of a sign-in', path: '/second-step?to=/trips', as: ['nobody'] },
    { what: 'a link that is no longer valid', path: '/verify-email', as: ['guest'] },
    { what: 'a statement of reasons', path: statement, as: ALL },
    { what: 'administration', path: '/admin', as: ['nobody'] },
    { what: 'problems and claims to decide', path: '/admin/resolutions', as: ['nobody'] },
    { what: 'administration of money', path: '/admin/money', as: ['nobody'] },
    { what: 'reports to decide', path: '/admin/moderation', as: ['nobody'] },
    ...[
      '/admin/find?q=Lisbon',
      `/admin/people/${UNKNOWN}`,
      `/admin/listings/${UNKNOWN}`,
      `/admin/reservations/${UNKNOWN}`,
      '/admin/tickets',
      '/admin/tickets/T-33333333',
      '/admin/places',
      '/admin/work',
      '/admin/settings',
      '/admin/staff',
      '/admin/log',
    ].map((path) => ({ what: path, path, as: ['nobody'] as const })),
    { what: 'a sign-in that failed', path: '/sign-in-failed', as: ALL },
    ...SAME_FOR_ALL.map((path) => ({ what: path, path, as: ALL, isSame: true })),
    ...PERSONAL.map((path) => ({ what: path, path, as: ALL })),
  ];
  return { pageCases, emails: { nobody: null, guest: guest.email, host: host.email } };
}

/** Has an administrator warn an owner; the path of the statement that the owner is mailed. */
async function warnAbout(subject: { kind: string; id: string }, email: string): Promise<string> {
  const { baseURL } = test.info().project.use;
  const admin = { request: await request.newContext(baseURL === undefined ? {} : { baseURL }) };
  await signInAsAdmin(admin);
  const decision = {
    subject,
    act: 'warn',
    rule: 'honest-listings',
    words: 'Please name the floor.',
  };
  await callApi(admin, 'POST', '/api/admin/moderation/decisions', decision);
  const mail = await readMail({ to: email, with: /decision about something/ });
  return new URL(linkIn(mail, /^\/statements\//)).pathname;
}
