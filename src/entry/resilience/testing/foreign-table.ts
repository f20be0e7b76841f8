import { ACTORS, type ActorName } from './world.ts';

/** A request to a mounted route without a contract, and the status each actor gets. */
export interface ForeignCase {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly expected: Readonly<Record<ActorName, number>>;
}

/** The same status for every actor. */
export const everyone = (status: number): ForeignCase['expected'] =>
  Object.fromEntries(ACTORS.map((actor) => [actor, status])) as ForeignCase['expected'];

const get = (path: string, status = 200): ForeignCase => ({
  method: 'GET',
  path,
  expected: everyone(status),
});

/**
 * Middleware that every request passes and none ends at: its id, its headers, its log; files and
 * compression.
 */
export const PASSED = 'ALL /*';

/** By method and path as they are mounted. */
export const FOREIGN: Readonly<Record<string, readonly ForeignCase[]>> = {
  'GET /healthz': [get('/healthz')],
  'GET /readyz': [get('/readyz')],
  // For this machine alone, or for callers with the token where one is set.
  'GET /metrics': [get('/metrics', 401)],
  // The state of each part, for people.
  'GET /status': [get('/status')],
  // The same: mails and the targets of their links.
  'GET /mails': [get('/mails', 404)],
  'GET /confirmation-mail': [get('/confirmation-mail', 404)],
  'GET /mails/:id': [get('/mails/20260302T090000000Z-mail', 404)],
  // The document of the contracts, for every caller.
  'GET /api/openapi.json': [get('/api/openapi.json')],
  'GET /api/docs': [get('/api/docs')],
  'GET /media/:key/:file': [
    get('/media/no-such-picture/320.webp', 404),
    get('/media/portrait-1/320.exe', 404),
  ],
  'GET /blog/feed.xml': [get('/blog/feed.xml')],
  'GET /sitemap.xml': [get('/sitemap.xml')],
  'GET /sitemap-pages.xml': [get('/sitemap-pages.xml')],
  'GET /robots.txt': [get('/robots.txt')],
  // Site maps of the homes; and pages, which have a table of their own.
  'GET /*': [get('/sitemap-homes-1.xml'), get('/sitemap-homes-7.xml', 404)],
  // The provider's signature replaces a session.
  'POST /api/payments/webhook': [
    { method: 'POST', path: '/api/payments/webhook', body: '{}', expected: everyone(403) },
  ],
  'POST /api/payouts/webhook': [
    { method: 'POST', path: '/api/payouts/webhook', body: '{}', expected: everyone(403) },
  ],
  // The address is the key; this one opens nothing.
  'POST /api/saved-searches/unsubscribe/:token': [
    {
      method: 'POST',
      path: `/api/saved-searches/unsubscribe/${'x'.repeat(64)}`,
      body: 'List-Unsubscribe=One-Click',
      expected: everyone(404),
    },
  ],
  // For one's own reservations alone.
  'GET /api/reservations/:id/calendar.ics': [
    {
      method: 'GET',
      path: '/api/reservations/00000000-0000-4000-8000-000000000000/calendar.ics',
      expected: { ...everyone(404), 'signed-out': 401, expired: 401 },
    },
  ],
  // For those who may see the reservation alone.
  'GET /api/reservations/:id/evidence/:key': [
    {
      method: 'GET',
      path: '/api/reservations/00000000-0000-4000-8000-000000000000/evidence/photo-1',
      expected: { ...everyone(404), 'signed-out': 401, expired: 401 },
    },
  ],
  // For the two of the conversation alone.
  'GET /api/conversations/:id/pictures/:key': [
    {
      method: 'GET',
      path: '/api/conversations/00000000-0000-4000-8000-000000000000/pictures/photo-1',
      expected: { ...everyone(404), 'signed-out': 401, expired: 401 },
    },
  ],
  // For staff who decide about reports alone, once the message was reported.
  'GET /api/admin/moderation/messages/:id/pictures/:key': [
    {
      method: 'GET',
      path: '/api/admin/moderation/messages/00000000-0000-4000-8000-000000000000:1/pictures/photo-1',
      expected: { ...everyone(404), 'signed-out': 401, expired: 401 },
    },
  ],
  // For one's own stay alone, during the stay.
  'GET /api/reservations/:id/speed-test': [
    {
      method: 'GET',
      path: '/api/reservations/00000000-0000-4000-8000-000000000000/speed-test?bytes=1000',
      expected: { ...everyone(404), 'signed-out': 401, expired: 401 },
    },
  ],
  // By its signed address alone.
  'GET /api/calendar/:token.ics': [
    get(`/api/calendar/${'A'.repeat(64)}.ics`, 404),
    get('/api/calendar/no-token.ics', 404),
  ],
  'GET /api/listings/:id/calendar/:token.ics': [
    get(`/api/listings/00000000-0000-4000-8000-000000000000/calendar/${'A'.repeat(64)}.ics`, 404),
    get('/api/listings/no-id/calendar/no-token.ics', 404),
  ],
  // Drawings of the catalogue, and photos whose reference we signed.
  'GET /api/experienceImages': [
    get(
      '/api/experienceImages?photo_reference=wh:ChIJwh_ZTLIpOewSSnZqgkteHY9:0&place_id=ChIJwh_ZTLIpOewSSnZqgkteHY9',
    ),
    get(
      '/api/experienceImages?photo_reference=google.t.made-up.made-up&place_id=ChIJN1t_tDeuEmsRUsoyG83frY4',
      404,
    ),
  ],
  // Terms of managed places: ids, arrangements and prices.
  'GET /data/managedExperiences.json': [get('/data/managedExperiences.json')],
  // For signed-in users, and their own: events that name conversations and contain no text.
  'GET /api/messages/events': [
    {
      method: 'GET',
      path: '/api/messages/events?since=0',
      expected: { ...everyone(200), 'signed-out': 401, expired: 401 },
    },
  ],
  // The callback of Google and GitHub, which are not configured here.
  'ALL /api/auth/callback/:provider': [
    get('/api/auth/callback/google?state=made-up&code=made-up', 404),
    { method: 'POST', path: '/api/auth/callback/github', body: '{}', expected: everyone(404) },
  ],
  // All other paths are not found.
  'ALL /api/*': [
    get('/api/nowhere', 404),
    { method: 'POST', path: '/api/nowhere', body: '{}', expected: everyone(404) },
  ],
};
