import fc from 'fast-check';
import { HEADERS, RAW_BODIES, RAW_PARAMS } from './hostile.ts';
import type { Wire } from './send-raw.ts';
import { ACTORS } from './world.ts';

/** Query parameters that pages, feeds and streams read. */
const NAMES = [
  'address',
  'bbox',
  'category',
  'code',
  'endDate',
  'guestCount',
  'lang',
  'latitude',
  'listingId',
  'minPrice',
  'months',
  'page',
  'payment',
  'since',
  'sort',
  'startDate',
  'state',
  'token',
];

/** Headers by which a client other than a browser would pretend. */
const CLAIMS = fc.constantFrom<Record<string, string>>(
  { 'stripe-signature': 't=1,v1=00' },
  { 'stripe-signature': 't=9e99,v1=,v0=x,,=' },
  { authorization: 'Bearer x' },
  { cookie: 'better-auth.session_token=%; locale=%ff; preferences=zone=x&week=99; theme=<script>' },
  { 'last-event-id': '9'.repeat(400) },
  { 'if-none-match': '"'.repeat(400) },
  { accept: 'text/html' },
);

/**
 * Requests to a path without a contract: hostile segments for its parameters, a hostile query, and
 * where the method has one, a hostile body.
 *
 * @param method 'ALL' for each of them
 * @param path as it is mounted, `/media/:key/:file`, or as a page's route is written, `/trips/$id`
 */
export function rawWire(
  method: string,
  path: string,
): fc.Arbitrary<Wire & { readonly method: string }> {
  const methods = method === 'ALL' ? ['GET', 'POST', 'PUT', 'DELETE'] : [method];
  return fc
    .record({
      method: fc.constantFrom(...methods),
      actor: fc.constantFrom(...ACTORS),
      segments: fc.array(RAW_PARAMS, { minLength: 3, maxLength: 3 }),
      query: fc.array(fc.tuple(fc.constantFrom(...NAMES), RAW_PARAMS), { maxLength: 4 }),
      body: RAW_BODIES,
      headers: fc.oneof(HEADERS, CLAIMS),
    })
    .map(({ segments, query, body, ...wire }) => {
      let next = 0;
      const place = path.replace(/[:$]\w+|\*/g, () => segments[next++] ?? '');
      const search = query.map(([name, value]) => `${name}=${value}`).join('&');
      return {
        ...wire,
        path: search === '' ? place : `${place}?${search}`,
        body: wire.method === 'GET' ? undefined : body,
      };
    });
}
