import type { Context } from 'hono';
import type { RouteDefinition } from '#platform/contract/route.ts';
import type { ReceivedFile } from '#platform/contract/schemas.ts';
import { Problem } from './problem.ts';

type Multipart = NonNullable<RouteDefinition['multipart']>;

/** Bytes of a form besides its file: the other fields, the boundaries. */
const OVERHEAD_BYTES = 16 * 1024;
/** Forms in memory at once; each may hold its largest file twice. */
const MOST_AT_ONCE = 24;
const RETRY_SECONDS = 3;

let atOnce = 0;

/**
 * Reads a `multipart/form-data` body: texts as they are, files as `ReceivedFile`, of each name the
 * first. A body that grows too large is stopped where it does.
 *
 * @throws Problem `invalid-input` when it is no such form, what the route says when it is too
 *   large, `rate-limited` while too many are being received
 */
export async function readForm(
  c: Context,
  { maxFileBytes, tooLarge }: Multipart,
): Promise<Record<string, unknown>> {
  const type = c.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new Problem('invalid-input', { fields: { '': 'multipart/form-data' } });
  }
  const most = maxFileBytes + OVERHEAD_BYTES;
  if (Number(c.req.header('content-length') ?? '0') > most) throw new Problem(tooLarge);
  if (atOnce >= MOST_AT_ONCE) throw new Problem('rate-limited', { retryAfter: RETRY_SECONDS });
  atOnce += 1;
  try {
    const body = await readBytes(c.req.raw.body, most, tooLarge);
    const form = await parseForm(body, type);
    const fields: Record<string, unknown> = {};
    for (const [name, value] of form) {
      if (Object.hasOwn(fields, name)) continue;
      fields[name] = typeof value === 'string' ? value : await receive(value);
      if (typeof value !== 'string' && value.size > maxFileBytes) throw new Problem(tooLarge);
    }
    return fields;
  } finally {
    atOnce -= 1;
  }
}

async function readBytes(
  stream: ReadableStream<Uint8Array> | null,
  most: number,
  tooLarge: Multipart['tooLarge'],
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop by a throw cancels the stream: the rest is never read.
  for await (const chunk of stream ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new Problem(tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function parseForm(body: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new Problem('invalid-input', { fields: { '': 'multipart/form-data' } });
  }
}

async function receive(file: File): Promise<ReceivedFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // On a thread of its own, unlike `createHash`: several megabytes would keep others waiting.
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
  return new FormFile(bytes, file.name, digest);
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
