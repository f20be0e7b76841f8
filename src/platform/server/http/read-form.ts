import { createHash } from 'node:crypto';
import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Context } from 'hono';
import type { RouteDefinition } from '#platform/contract/route.ts';
import type { ReceivedFile } from '#platform/contract/schemas.ts';
import { isTooDeep } from '../json-depth.ts';
import type { AppEnv } from './caller.ts';
import { Problem } from './problem.ts';

/** One field of a form; `fileName` is null for a text. */
export interface FormPart {
  readonly name: string;
  readonly fileName: string | null;
  /** A view into the body: a file of megabytes isn't copied. */
  readonly bytes: Buffer;
}

/** Most parts of a form; ours have two or three. */
const MAX_PARTS = 20;
/** Most bytes of the lines above a part. */
const MAX_HEAD = 8_192;
const END_OF_HEAD = Buffer.from('\r\n\r\n');

/** The boundary that a `multipart/form-data` content type names; null for any other. */
export function parseBoundary(contentType: string): string | null {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return null;
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  return quoted ?? plain ?? null;
}

/**
 * Parses a `multipart/form-data` body (RFC 7578).
 *
 * @returns the parts in their order; null when it isn't such a body, or has too many parts
 */
export function parseMultipart(body: Buffer, boundary: string): FormPart[] | null {
  const parts: FormPart[] = [];
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first delimiter needs no line break before it.
  const first = body.subarray(0, delimiter.length - 2).equals(delimiter.subarray(2))
    ? -2
    : body.indexOf(delimiter);
  if (first === -1) return null;
  let at = first + delimiter.length;
  while (parts.length <= MAX_PARTS) {
    const after = body.toString('latin1', at, at + 2);
    if (after === '--') return parts;
    if (after !== '\r\n') return null;
    // A part may have no lines above it at all; ours always have one.
    const head = body.subarray(at + 2, at + 2 + MAX_HEAD);
    const headEnd = head.indexOf(END_OF_HEAD);
    if (headEnd === -1) return null;
    const start = at + 2 + headEnd + END_OF_HEAD.length;
    const end = body.indexOf(delimiter, start);
    if (end === -1) return null;
    const named = parseDisposition(head.toString('utf8', 0, headEnd));
    if (named === null) return null;
    parts.push({ ...named, bytes: body.subarray(start, end) });
    at = end + delimiter.length;
  }
  return null;
}

function parseDisposition(head: string): Pick<FormPart, 'name' | 'fileName'> | null {
  const line = head.split('\r\n').find((one) => /^content-disposition:/i.test(one));
  if (line === undefined || !/^content-disposition:\s*form-data\b/i.test(line)) return null;
  const name = parseParameter(line, 'name');
  return name === null ? null : { name, fileName: parseParameter(line, 'filename') };
}

function parseParameter(line: string, name: string): string | null {
  const [, value] = new RegExp(`;\\s*${name}="([^"]*)"`, 'i').exec(line) ?? [];
  // As browsers write them.
  return value?.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n') ?? null;
}

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

/** Most bytes of a JSON body. */
export const MAX_BODY_BYTES = 256 * 1024;

/**
 * Reads a JSON body; an empty one reads as `{}`.
 *
 * @throws Problem `invalid-input` when it isn't JSON or is nested too deep, `body-too-large` past the
 *   limit
 */
export async function readBody(c: Context): Promise<unknown> {
  const declared = Number(c.req.header('content-length') ?? '0');
  if (declared > MAX_BODY_BYTES) throw new Problem('body-too-large');
  const text = await readText(c.req.raw.body);
  if (text.trim() === '') return {};
  const body = parseJson(text);
  if (isTooDeep(body)) throw notJson();
  return body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw notJson();
  }
}

function notJson(): Problem {
  return new Problem('invalid-input', { fields: { '': 'JSON' } });
}

async function readText(stream: ReadableStream<Uint8Array> | null): Promise<string> {
  if (stream === null) return '';
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of stream) {
    size += chunk.byteLength;
    // A chunked body declares no length, so it is counted as it arrives.
    if (size > MAX_BODY_BYTES) throw new Problem('body-too-large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
