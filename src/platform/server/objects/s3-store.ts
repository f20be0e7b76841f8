import { hash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { fetchOutside } from '../outside/fetch-outside.ts';
import type { ObjectStore, S3Access } from './object-store.ts';

/** Milliseconds that a call may take, and between two tries. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 250;
const TRIES = 3;
/** Most bytes of a file: a part of a backup is the largest. */
const MAX_BYTES = 1024 * 1024 * 1024;

/**
 * Files of a bucket. A call that fails at the service, or isn't answered, is tried again: each of
 * them may happen twice.
 *
 * @param prefix begins every name, with its slash
 * @throws Error of `get`, `put` and `delete` when the service refuses or is away
 */
export function openS3Store(access: S3Access, bucket: string, prefix = ''): ObjectStore {
  const { endpoint, region, accessKeyId, secretAccessKey } = access;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });

  const call = async (
    method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
    name: string,
    sent: { content: Uint8Array; type: string } | undefined,
  ): Promise<Response> => {
    const path = `${bucket}/${prefix}${name}`.split('/').map(encodeURIComponent).join('/');
    const body = sent === undefined ? null : new Uint8Array(sent.content);
    const signed = await client.sign(`${endpoint}/${path}`, {
      method,
      headers: {
        'x-amz-content-sha256': hash('sha256', body ?? '', 'hex'),
        ...(sent === undefined ? {} : { 'content-type': sent.type }),
      },
      body,
    });
    return fetchOutside(signed.url, {
      service: 's3',
      method,
      headers: signed.headers,
      body,
      maxBytes: MAX_BYTES,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  };

  /** @returns null where there is no such file */
  const request = async (...args: Parameters<typeof call>): Promise<Buffer | null> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const response = await call(...args);
        if (response.ok) return Buffer.from(await response.arrayBuffer());
        const error = new S3Error(response.status, await response.text());
        // An answer to HEAD has no body, and so no code.
        if (error.code === 'NoSuchKey' || (args[0] === 'HEAD' && error.status === 404)) return null;
        throw error;
      } catch (error) {
        const isRefusal = error instanceof S3Error && error.status < 500 && error.status !== 429;
        if (isRefusal || attempt === TRIES) throw error;
        await new Promise((done) => setTimeout(done, PAUSE_MS * 2 ** attempt));
      }
    }
  };

  return {
    async put(name, content, type = 'application/octet-stream') {
      await request('PUT', name, { content, type });
    },
    get: (name) => request('GET', name, undefined),
    has: async (name) => (await request('HEAD', name, undefined)) !== null,
    async delete(name) {
      await request('DELETE', name, undefined);
    },
  };
}

const CODE = /<Code>(\w+)<\/Code>/;

/** The service refused; the message has its code alone, for a log. */
class S3Error extends Error {
  readonly status: number;
  /** Such as `NoSuchKey`; undefined for an answer of something else. */
  readonly code: string | undefined;

  constructor(status: number, answer: string) {
    const code = CODE.exec(answer)?.[1];
    super(`S3 answered ${status}: ${code ?? answer.slice(0, 200)}`);
    this.name = 'S3Error';
    this.status = status;
    this.code = code;
  }
}
