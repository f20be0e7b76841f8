import { createHash } from 'node:crypto';
import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Context } from 'hono';
import type { RouteDefinition } from '#platform/contract/route.ts';
import type { ReceivedFile } from '#platform/contract/schemas.ts';
import type { AppEnv } from './app-env.ts';
import { parseBoundary, parseMultipart } from './parse-multipart.ts';
import { Problem } from './problem.ts';

type Multipart = NonNullable<RouteDefinition['multipart']>;

/** Bytes of a form without its file: the other fields, the boundaries. */
const OVERHEAD_BYTES = 16 * 1024;
/** Forms in memory at once. */
const MAX_AT_ONCE = 24;
const RETRY_SECONDS = 3;
/** Bytes that are hashed before others get their turn. */
const HASHED_AT_ONCE = 512 * 1024;

let atOnce = 0;

/**
 * Reads a `multipart/form-data` body: texts as they are, files as `ReceivedFile`, the first of each
 * name. Reading stops as soon as a body is too large.
 *
 * @throws Problem `invalid-input` when it isn't such a form, the route's error when it is too
 * large, `rate-limited` while too many are being received
 */
export async function readForm(
  c: Context<AppEnv>,
  { maxFileBytes, tooLarge }: Multipart,
): Promise<Record<string, unknown>> {
  const boundary = parseBoundary(c.req.header('content-type') ?? '');
  if (boundary === null) throw notForm();
  const max = maxFileBytes + OVERHEAD_BYTES;
  const declared = Number(c.req.header('content-length') ?? '0');
  if (declared > max) throw new Problem(tooLarge);
  if (atOnce >= MAX_AT_ONCE) throw new Problem('rate-limited', { retryAfter: RETRY_SECONDS });
  atOnce += 1;
  try {
    const body = await readBytes(streamBody(c), { declared, max, tooLarge });
    const parts = parseMultipart(body, boundary);
    if (parts === null) throw notForm();
    const fields: Record<string, unknown> = {};
    for (const { name, fileName, bytes } of parts) {
      if (Object.hasOwn(fields, name)) continue;
      if (bytes.length > maxFileBytes) throw new Problem(tooLarge);
      const value = fileName === null ? bytes.toString() : await receive(bytes, fileName);
      Object.defineProperty(fields, name, { value, enumerable: true });
    }
    return fields;
  } finally {
    atOnce -= 1;
  }
}

/** The body as it arrives; a web stream would copy each piece again. */
function streamBody(c: Context<AppEnv>): AsyncIterable<Uint8Array> {
  const { incoming } = c.env ?? {};
  if (incoming === undefined) return c.req.raw.body ?? noChunks();
  // The socket stays open, so that the caller receives the reason of the refusal.
  return incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
}

async function* noChunks(): AsyncGenerator<Uint8Array> {}

function notForm(): Problem {
  return new Problem('invalid-input', { fields: { '': 'multipart/form-data' } });
}

interface Sizes {
  /** The size declared by the sender; 0 without one. */
  readonly declared: number;
  readonly max: number;
  readonly tooLarge: Multipart['tooLarge'];
}

/**
 * The body in one piece. If its length is known, it is written into its place as it arrives: each
 * copy of megabytes costs more in garbage collection than in copying.
 */
async function readBytes(
  stream: AsyncIterable<Uint8Array>,
  { declared, max, tooLarge }: Sizes,
): Promise<Buffer> {
  const whole =
    Number.isSafeInteger(declared) && declared > 0 ? Buffer.allocUnsafeSlow(declared) : null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop by a throw ends the reading: the rest is never stored.
  for await (const chunk of stream) {
    if (size + chunk.byteLength > (whole?.length ?? max)) throw new Problem(tooLarge);
    if (whole === null) chunks.push(chunk);
    else whole.set(chunk, size);
    size += chunk.byteLength;
  }
  return whole === null ? Buffer.concat(chunks) : whole.subarray(0, size);
}

async function receive(bytes: Buffer, name: string): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  for (let from = 0; from < bytes.length; from += HASHED_AT_ONCE) {
    if (from > 0) await othersFirst();
    hash.update(bytes.subarray(from, from + HASHED_AT_ONCE));
  }
  return new FormFile(bytes, name, hash.digest('hex'));
}

class FormFile implements ReceivedFile {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly digest: string;

  constructor(bytes: Uint8Array, name: string, digest: string) {
    this.bytes = bytes;
    this.name = name;
    this.digest = digest;
  }

  /** Two requests with the same content are the same request. */
  toJSON(): string {
    return this.digest;
  }
}
