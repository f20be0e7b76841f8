import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type DoubleSlice, doubleOffer } from './duffel-offers.ts';

/** The ten failures after which there is nothing to show. */
export const TROUBLES = [
  'unauthorized',
  'unprocessable',
  'server-error',
  'silent',
  'slow-drip',
  'endless',
  'no-json',
  'expired',
  'euro',
  'empty',
] as const;
export type Trouble =
  | (typeof TROUBLES)[number]
  /** Once, as all others: the next call is answered. */
  | 'unavailable'
  | 'gateway-timeout'
  | { readonly tooMany: string };

interface OfferRequest {
  readonly slices: readonly DoubleSlice[];
  readonly passengers: number;
  readonly cabin: string;
}

const REFUSALS = {
  unauthorized: [401, 'access_token_not_found', 'Access token not found'],
  unprocessable: [422, 'validation_required', 'Required field'],
  'server-error': [500, 'internal_server_error', 'Internal server error'],
  unavailable: [503, 'service_unavailable', 'Service unavailable'],
  'gateway-timeout': [504, 'gateway_timeout', 'Gateway timeout'],
} as const;

/**
 * A fake of Duffel's API on loopback, after its public documentation: offer requests, offers, the
 * required headers, its test routes and its errors.
 *
 * @param token the accepted token
 */
export async function startDuffelDouble(token: string) {
  const requests = new Map<string, OfferRequest>();
  const calls: { method: string; path: string; body: unknown }[] = [];
  const troubles: Trouble[] = [];
  /** Applies to every call until it is reset. */
  let lasting: Trouble | null = null;

  const refuse = (response: ServerResponse, status: number, code: string, title: string) => {
    const errors = [{ code, title, type: 'api_error', message: title, documentation_url: '' }];
    answer(response, status, { errors, meta: { status, request_id: 'double' } });
  };

  const answerRequest = (response: ServerResponse, request: OfferRequest) => {
    const id = `orq_${requests.size + 1}`;
    requests.set(id, request);
    answer(response, 201, { data: { id, live_mode: false } });
  };

  const makeOffers = ({ slices, ...rest }: OfferRequest, trouble: Trouble | undefined) => {
    const [first] = slices;
    const route = `${first?.origin}-${first?.destination}`;
    if (trouble === 'empty' || route === 'PVD-RAI') return [];
    return Array.from({ length: 6 }, (_, nth) =>
      doubleOffer({
        nth,
        slices,
        ...rest,
        currency: trouble === 'euro' ? 'EUR' : 'USD',
        isExpired: trouble === 'expired',
        isConnecting: route === 'LHR-DXB',
        isWithoutBags: route === 'BTS-MRU',
        hasStop: route === 'DXB-AMS',
      }),
    );
  };

  const answerWell = async (request: IncomingMessage, response: ServerResponse, body: unknown) => {
    const address = new URL(request.url ?? '/', 'http://double');
    if (request.headers['duffel-version'] !== 'v2') {
      return refuse(response, 400, 'missing_version', 'Missing version');
    }
    if (request.headers.authorization !== `Bearer ${token}`) {
      return refuse(response, ...REFUSALS.unauthorized);
    }
    if (request.method === 'POST' && address.pathname === '/air/offer_requests') {
      const read = readRequest(body);
      if (read === null) return refuse(response, ...REFUSALS.unprocessable);
      const [first] = read.slices;
      // Its test route for a request that times out.
      if (`${first?.origin}-${first?.destination}` === 'STN-LHR') return undefined;
      return answerRequest(response, read);
    }
    if (request.method === 'GET' && address.pathname === '/air/offers') {
      const found = requests.get(address.searchParams.get('offer_request_id') ?? '');
      if (found === undefined) return refuse(response, 404, 'not_found', 'Not found');
      const trouble =
        lasting ?? troubles.find((each) => ['expired', 'euro', 'empty'].includes(String(each)));
      return answer(response, 200, {
        data: makeOffers(found, trouble ?? undefined),
        meta: { limit: 20 },
      });
    }
    return refuse(response, 404, 'not_found', 'Not found');
  };

  const answerBadly = (response: ServerResponse, trouble: Trouble): void => {
    if (typeof trouble === 'object') {
      response.setHeader('ratelimit-reset', trouble.tooMany);
      refuse(response, 429, 'rate_limit_exceeded', 'Too many requests');
    } else if (trouble in REFUSALS) {
      const [status, code, title] = REFUSALS[trouble as keyof typeof REFUSALS];
      refuse(response, status, code, title);
    } else if (trouble === 'slow-drip') {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 100);
      response.on('close', () => clearInterval(drip));
    } else if (trouble === 'endless') {
      response.writeHead(200, { 'content-type': 'application/json' });
      pour(response, 100 * 1024 * 1024);
    } else if (trouble === 'no-json') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>busy</html>');
    }
    // Silent: the socket remains open without a response.
  };

  const server = createServer((request, response) => {
    response.on('error', () => {});
    readBody(request).then(
      (body) => {
        calls.push({ method: request.method ?? '', path: request.url ?? '', body });
        const isOfOffers = (each: Trouble) => ['expired', 'euro', 'empty'].includes(String(each));
        const next = lasting ?? troubles[0];
        if (next !== undefined && !isOfOffers(next)) {
          if (lasting === null) troubles.shift();
          return answerBadly(response, next);
        }
        return answerWell(request, response, body);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    /** Address for `DUFFEL_BASE`. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The received requests, oldest first. */
    calls,
    /** Failures of the next calls, one each. */
    troubles,
    /** Sets the failure of all later calls; null for none. */
    trouble: (each: Trouble | null) => {
      lasting = each;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Writes so many bytes of white space as fast as they are taken. */
function pour(response: ServerResponse, left: number): void {
  if (left <= 0) {
    response.end('{}');
    return;
  }
  response.write(Buffer.alloc(65_536, ' '), (error) => {
    if (!error && !response.destroyed) pour(response, left - 65_536);
  });
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? null : JSON.parse(text);
}

/** An offer request; null if a required field is missing. */
function readRequest(body: unknown): OfferRequest | null {
  const { data } = (body ?? {}) as {
    data?: { slices?: DoubleSlice[]; passengers?: { type?: string }[]; cabin_class?: string };
  };
  const { slices = [], passengers = [], cabin_class: cabin = '' } = data ?? {};
  const areWhole = slices.every(({ origin, destination, departure_date: date }) =>
    [origin, destination, date].every((each) => typeof each === 'string'),
  );
  if (slices.length === 0 || !areWhole || passengers.length === 0) return null;
  if (passengers.some(({ type }) => type !== 'adult')) return null;
  return { slices, passengers: passengers.length, cabin };
}
