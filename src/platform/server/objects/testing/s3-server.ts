import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service on loopback that speaks the protocol of S3, as far as the product uses it. */
export interface S3Server {
  readonly endpoint: string;
  /** Contents by `bucket/name`. */
  readonly files: Map<string, { readonly content: Buffer; readonly type: string }>;
  /** Requests so far, as `METHOD bucket/name`. */
  readonly requests: string[];
  /** Answers the next requests with these statuses; 0 answers one as usual. */
  failNext(...statuses: number[]): void;
  close(): Promise<void>;
}

export const S3_KEY = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret of the tests' };
export const S3_REGION = 'eu-central-1';
export const S3_BUCKET = 'pictures';

/**
 * Starts it with one bucket. Each request has to be signed as AWS Signature Version 4 requires, with
 * the key above, and its content has to have the digest that was signed.
 */
export async function startS3Server(): Promise<S3Server> {
  const files: S3Server['files'] = new Map();
  const requests: string[] = [];
  const failures: number[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const content = Buffer.concat(chunks);
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = decodeURIComponent(pathname.slice(1));
    requests.push(`${request.method} ${path}`);
    const failure = failures.shift();
    if (failure !== undefined && failure !== 0) return refuse(response, failure, 'InternalError');
    const refusal = checkSignature(request, content);
    if (refusal !== null) return refuse(response, 403, refusal);
    if (!path.startsWith(`${S3_BUCKET}/`)) return refuse(response, 404, 'NoSuchBucket');
    answer(request, response, { path, content, files });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    files,
    requests,
    failNext: (...statuses) => void failures.push(...statuses),
    close: () => new Promise((done) => server.close(() => done())),
  };
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { path, content, files }: { path: string; content: Buffer; files: S3Server['files'] },
): void {
  if (request.method === 'PUT') {
    files.set(path, { content, type: request.headers['content-type'] ?? '' });
    response.writeHead(200).end();
  } else if (request.method === 'DELETE') {
    files.delete(path);
    response.writeHead(204).end();
  } else {
    const file = files.get(path);
    if (file === undefined) refuse(response, 404, 'NoSuchKey');
    else response.writeHead(200, { 'content-type': file.type }).end(file.content);
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([\da-f]{64})$/;

/**
 * Computes the signature again, by "Create a signed AWS API request" of the documentation of IAM.
 *
 * @returns the code of a refusal, or null
 */
function checkSignature(request: IncomingMessage, content: Buffer): string | null {
  const header = (name: string) => String(request.headers[name] ?? '');
  const parts = AUTHORIZATION.exec(header('authorization'));
  if (parts === null) return 'AccessDenied';
  const [, id, date = '', region = '', signedHeaders = '', signature = ''] = parts;
  if (id !== S3_KEY.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== S3_REGION) return 'AuthorizationHeaderMalformed';
  const digest = header('x-amz-content-sha256');
  if (digest !== sha256(content)) return 'XAmzContentSHA256Mismatch';
  const time = header('x-amz-date');
  if (!time.startsWith(date)) return 'AuthorizationHeaderMalformed';
  if (!signedHeaders.split(';').includes('host')) return 'AccessDenied';
  const url = new URL(request.url ?? '/', 'http://localhost');
  const canonical = [
    request.method,
    url.pathname,
    url.search.slice(1),
    ...signedHeaders.split(';').map((name) => `${name}:${header(name).trim()}`),
    '',
    signedHeaders,
    digest,
  ].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [date, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => hmac(secret, part),
    `AWS4${S3_KEY.secretAccessKey}`,
  );
  const expected = hmac(key, text);
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
