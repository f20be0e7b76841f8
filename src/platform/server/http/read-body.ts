import type { Context } from 'hono';
import { isTooDeep } from '../json-depth.ts';
import { Problem } from './problem.ts';

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
