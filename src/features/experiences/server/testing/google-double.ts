import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A place in the format of Google's Place Details. */
export interface DoublePlace {
  name: string;
  formatted_address?: string;
  rating?: number;
  user_ratings_total?: number;
  business_status?: 'OPERATIONAL' | 'CLOSED_TEMPORARILY' | 'CLOSED_PERMANENTLY';
  photos?: {
    photo_reference: string;
    height: number;
    width: number;
    html_attributions: string[];
  }[];
}

/** Fault of the next call. */
export type Trouble =
  | 'cut'
  | 'silent'
  | 'endless'
  | 'no-json'
  | 'OVER_QUERY_LIMIT'
  | 'UNKNOWN_ERROR'
  | 403
  | 500
  /** Redirects there instead of to the photo. */
  | { readonly leadTo: string };

/** The smallest file with a JPEG signature. */
export const JPEG = Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(64)]);

/**
 * A stand-in for Google's Places API on loopback, after its public documentation: Text Search,
 * Place Details and Place Photos, the key, the statuses, photos behind a redirect.
 */
export async function startGoogleDouble(key: string) {
  const places = new Map<string, DoublePlace>();
  /** Ids of the results of a search, by its query. */
  const searches = new Map<string, readonly string[]>();
  /** The bytes of each photo, by its reference. */
  const photos = new Map<string, Buffer>();
  const calls: URL[] = [];
  const troubles: Trouble[] = [];
  let held: Promise<void> | undefined;

  const details = (query: URLSearchParams): object => {
    if (query.get('key') !== key) {
      const message = 'The provided API key is invalid.';
      return { html_attributions: [], status: 'REQUEST_DENIED', error_message: message };
    }
    const id = query.get('place_id') ?? '';
    if (!/^[\w-]{10,}$/.test(id)) return { html_attributions: [], status: 'INVALID_REQUEST' };
    const place = places.get(id);
    if (place === undefined) return { html_attributions: [], status: 'NOT_FOUND' };
    const fields = (query.get('fields') ?? '').split(',');
    const asked = Object.entries(place).filter(([name]) => fields.includes(name));
    return { html_attributions: [], result: Object.fromEntries(asked), status: 'OK' };
  };

  const search = (query: URLSearchParams): object => {
    if (query.get('key') !== key) {
      const message = 'The provided API key is invalid.';
      return {
        html_attributions: [],
        results: [],
        status: 'REQUEST_DENIED',
        error_message: message,
      };
    }
    const asked = query.get('query') ?? '';
    if (asked === '') return { html_attributions: [], results: [], status: 'INVALID_REQUEST' };
    const results = (searches.get(asked) ?? []).map((id) => {
      const { name, formatted_address, rating, business_status } = places.get(id) ?? { name: id };
      return { place_id: id, name, formatted_address, rating, business_status };
    });
    const status = results.length === 0 ? 'ZERO_RESULTS' : 'OK';
    return { html_attributions: [], results, status };
  };

  const answerWith = (response: ServerResponse, address: URL) => {
    const query = address.searchParams;
    if (address.pathname === '/maps/api/place/details/json') {
      response.writeHead(200, { 'content-type': 'application/json; charset=UTF-8' });
      return response.end(JSON.stringify(details(query)));
    }
    if (address.pathname === '/maps/api/place/textsearch/json') {
      response.writeHead(200, { 'content-type': 'application/json; charset=UTF-8' });
      return response.end(JSON.stringify(search(query)));
    }
    if (address.pathname === '/maps/api/place/photo') {
      const isRight = query.get('key') === key && query.has('maxwidth');
      if (!isRight || !photos.has(query.get('photo_reference') ?? '')) {
        return response.writeHead(400).end();
      }
      return response
        .writeHead(302, { location: `/kept/${query.get('photo_reference')}` })
        .end('<HTML><H1>302 Moved</H1></HTML>');
    }
    const photo = photos.get(address.pathname.replace('/kept/', ''));
    // Its content type is always that of a photo.
    return photo === undefined
      ? response.writeHead(404).end()
      : response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
  };

  const answerBadly = (response: ServerResponse, trouble: Trouble) => {
    if (trouble === 'cut') return response.destroy();
    if (trouble === 'silent') return response;
    if (typeof trouble === 'number') return response.writeHead(trouble).end('trouble');
    if (typeof trouble === 'object') {
      return response.writeHead(302, { location: trouble.leadTo }).end();
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    if (trouble === 'no-json') return response.end('<html>busy</html>');
    if (trouble === 'endless') {
      const more = (error?: Error | null) => {
        if (!error && !response.destroyed) response.write(Buffer.alloc(65_536, ' '), more);
      };
      more();
      return response;
    }
    return response.end(JSON.stringify({ html_attributions: [], status: trouble }));
  };

  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://double');
    calls.push(address);
    const trouble = troubles.shift();
    if (trouble !== undefined) answerBadly(response, trouble);
    else if (held === undefined) answerWith(response, address);
    else void held.then(() => answerWith(response, address));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    /** Address for `GOOGLE_PLACES_BASE`. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    places,
    searches,
    photos,
    /** Recorded calls, the oldest first. */
    calls,
    /** Faults of the next calls, one each. */
    troubles,
    /** Makes all callers wait until the returned function is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = undefined;
        resolve();
      };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type GoogleDouble = Awaited<ReturnType<typeof startGoogleDouble>>;
