import { measureOutside, type OutsideService } from '../telemetry/outside-calls.ts';

/** Options of a call to an outside service. */
export interface OutsideRequest extends Omit<RequestInit, 'redirect'> {
  /** The service, for the metrics. */
  readonly service: OutsideService;
  /** Most bytes of the answer that are read. */
  readonly maxBytes: number;
  /** Ends the call and its answer. A library that ends its calls passes its own signal. */
  readonly signal: AbortSignal;
  /** `show` returns a redirect as it is; by default it is an error. */
  readonly redirect?: 'error' | 'show';
}

/**
 * Every call of the server to an outside service. It never follows redirects: one could lead into
 * this machine's own network. Its answer is bounded in bytes and time.
 *
 * @returns an answer whose body fails once it has more bytes than `maxBytes`
 * @throws where the service can't be reached, redirects, or takes too long
 */
export async function fetchOutside(
  url: string | URL,
  { service, maxBytes, redirect = 'error', ...init }: OutsideRequest,
): Promise<Response> {
  const response = await measureOutside(
    service,
    () =>
      globalThis.fetch(url, {
        ...init,
        redirect: redirect === 'show' ? 'manual' : 'error',
      }),
    ({ status }) => status,
  );
  const { status, statusText, headers } = response;
  const body = response.body?.pipeThrough(boundedTo(maxBytes)) ?? null;
  return new Response(body, { status, statusText, headers });
}

function boundedTo(max: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > max) throw new Error(`the answer has more than ${max} bytes`);
      controller.enqueue(chunk);
    },
  });
}
