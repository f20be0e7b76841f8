import * as v from 'valibot';
import { toCents } from '#domain/money.ts';
import { cleanText } from '#platform/contract/clean-text.ts';
import type { Config } from '#platform/server/config/config.ts';
import { fetchOutside } from '#platform/server/outside/fetch-outside.ts';
import { FlightsFailed } from '../flight-provider.ts';

/** Configuration of Duffel's API. */
export type Duffel = NonNullable<Config['duffel']>;

const DUFFEL = 'https://api.duffel.com';
const MAX_BYTES = 8 * 1024 * 1024;
/** Milliseconds that the end of a window of calls is waited for. */
const MAX_PAUSE_MS = 5_000;
const RETRY_PAUSE_MS = 250;

const errorsSchema = v.object({
  errors: v.array(
    v.object({ code: v.optional(v.string(), ''), title: v.optional(v.string(), '') }),
  ),
});

export interface DuffelRequest {
  readonly method: 'GET' | 'POST';
  /** Path and query. */
  readonly path: string;
  readonly body?: object;
}

/**
 * Calls Duffel. A call is repeated once after a 503, the only failure for which its documentation
 * recommends that, and after a 429 once the window is over, if that is soon.
 *
 * @throws FlightsFailed
 */
export async function callDuffel<Schema extends v.GenericSchema>(
  duffel: Duffel,
  request: DuffelRequest,
  schema: Schema,
  signal: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  try {
    const response = await sendPatiently(duffel, request, signal);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (!response.ok) throw toFlightsFailed(response.status, bytes);
    return v.parse(schema, JSON.parse(bytes.toString('utf8')));
  } catch (error) {
    if (error instanceof FlightsFailed) throw error;
    if (signal.aborted) {
      throw new FlightsFailed('flights-timeout', 'Duffel took too long', { cause: error });
    }
    throw new FlightsFailed('flights-unavailable', 'Duffel gave no answer that can be used', {
      cause: error,
    });
  }
}

async function sendPatiently(
  duffel: Duffel,
  request: DuffelRequest,
  signal: AbortSignal,
): Promise<Response> {
  const response = await send(duffel, request, signal);
  const pause = pauseAfter(response);
  if (pause === null) return response;
  await response.body?.cancel();
  await wait(pause, signal);
  return send(duffel, request, signal);
}

function send(
  { token, base = DUFFEL }: Duffel,
  { method, path, body }: DuffelRequest,
  signal: AbortSignal,
): Promise<Response> {
  return fetchOutside(`${base}${path}`, {
    method,
    service: 'duffel',
    maxBytes: MAX_BYTES,
    signal,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      'duffel-version': 'v2',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Milliseconds until a call is repeated; null if it isn't. */
function pauseAfter({ status, headers }: Response): number | null {
  if (status === 503) return RETRY_PAUSE_MS;
  if (status !== 429) return null;
  const pause = millisecondsUntil(headers.get('ratelimit-reset') ?? '');
  return pause !== null && pause <= MAX_PAUSE_MS ? pause : null;
}

/** The end of a window: a date as HTTP has it, or seconds. */
function millisecondsUntil(reset: string): number | null {
  if (/^\d{1,4}$/.test(reset)) return Number(reset) * 1000;
  const at = Date.parse(reset);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/** The error in Duffel's response, without the request's data. */
function toFlightsFailed(status: number, bytes: Buffer): FlightsFailed {
  let said = '';
  try {
    const { errors } = v.parse(errorsSchema, JSON.parse(bytes.toString('utf8')));
    said = errors.map(({ code, title }) => `${code} ${title}`.slice(0, 200)).join('; ');
  } catch {
    // A proxy's page, for instance: its status is enough.
  }
  const code = status === 504 || status === 408 ? 'flights-timeout' : 'flights-unavailable';
  return new FlightsFailed(code, `Duffel answered ${status} ${said}`.trim());
}

/** Duffel's answers, version 2, as far as they concern us. */

const lineSchema = v.pipe(
  v.string(),
  v.transform((text) => cleanText(text).replace(/\s+/g, ' ').trim().slice(0, 100)),
);

const decimalSchema = v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,4})?$/), v.transform(Number));
/** An amount of money, in hundredths of its currency. */
const amountSchema = v.pipe(decimalSchema, v.transform(toCents));

const currencySchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const instantTextSchema = v.pipe(v.string(), v.isoTimestamp());
/** Without a zone: local time at the airport. */
const wallTimeSchema = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/));

const endSchema = v.object({
  iata_code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  time_zone: v.nullable(v.pipe(v.string(), v.maxLength(64))),
});

const bagSchema = v.object({
  type: v.string(),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
});

const segmentSchema = v.object({
  origin: endSchema,
  destination: endSchema,
  departing_at: wallTimeSchema,
  arriving_at: wallTimeSchema,
  operating_carrier: v.object({ name: lineSchema }),
  marketing_carrier: v.object({ iata_code: v.nullable(lineSchema) }),
  marketing_carrier_flight_number: v.optional(v.nullable(lineSchema), null),
  /** Stopovers during the same flight. */
  stops: v.optional(v.nullable(v.array(v.unknown())), null),
  passengers: v.optional(
    v.nullable(v.array(v.object({ baggages: v.optional(v.nullable(v.array(bagSchema)), null) }))),
    null,
  ),
});
export type DuffelSegment = v.InferOutput<typeof segmentSchema>;

const sliceSchema = v.object({
  duration: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  segments: v.pipe(v.array(segmentSchema), v.minLength(1), v.maxLength(10)),
});
export type DuffelSlice = v.InferOutput<typeof sliceSchema>;

const conditionSchema = v.nullable(
  v.object({
    allowed: v.boolean(),
    penalty_amount: v.optional(v.nullable(amountSchema), null),
    penalty_currency: v.optional(v.nullable(currencySchema), null),
  }),
);
export type DuffelCondition = v.InferOutput<typeof conditionSchema>;

const offerSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
  total_amount: amountSchema,
  total_currency: currencySchema,
  total_emissions_kg: v.optional(v.nullable(decimalSchema), null),
  expires_at: instantTextSchema,
  owner: v.object({ name: lineSchema }),
  slices: v.pipe(v.array(sliceSchema), v.minLength(1), v.maxLength(2)),
  conditions: v.optional(
    v.object({
      change_before_departure: v.optional(conditionSchema, null),
      refund_before_departure: v.optional(conditionSchema, null),
    }),
    {},
  ),
});
export type DuffelOffer = v.InferOutput<typeof offerSchema>;

export const offerRequestSchema = v.object({
  data: v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)) }),
});

export const offersSchema = v.object({ data: v.pipe(v.array(offerSchema), v.maxLength(200)) });
