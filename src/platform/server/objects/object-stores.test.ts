import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFolderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import { openS3Store } from './s3-store.ts';
import { S3_BUCKET, S3_KEY, S3_REGION, type S3Server, startS3Server } from './testing/s3-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayhearth-objects-'));
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

const access = () => ({ endpoint: s3.endpoint, region: S3_REGION, ...S3_KEY });
const inS3 = (more: object = {}, bucket = S3_BUCKET) =>
  openS3Store({ ...access(), ...more }, bucket, 'some/prefix/');
const BYTES = Buffer.from([0, 255, 10, 13, 128]);

describe.each<[string, () => ObjectStore]>([
  ['a folder', () => openFolderStore(join(folder, 'files'))],
  ['a bucket of S3', () => inS3()],
])('files of %s', (_what, open) => {
  test('are read as they were written, and gone once deleted', async () => {
    const store = open();
    expect(await store.get('a/photo-1')).toBeNull();
    await store.put('a/photo-1', Buffer.from('old'));
    await store.put('a/photo-1', BYTES, 'image/webp');
    expect(await store.get('a/photo-1')).toEqual(BYTES);
    expect([await store.has('a/photo-1'), await store.has('a/photo-2')]).toEqual([true, false]);
    await store.put('empty', Buffer.alloc(0));
    expect(await store.get('empty')).toEqual(Buffer.alloc(0));
    await store.delete('a/photo-1');
    await store.delete('a/photo-1');
    expect(await store.get('a/photo-1')).toBeNull();
  });
});

test('a file of a folder is private, and never outside of it', async () => {
  const store = openFolderStore(join(folder, 'private'));
  await store.put('a/b', BYTES);
  expect(statSync(join(folder, 'private/a/b')).mode & 0o777).toBe(0o600);
  for (const name of ['../b', 'a/../../b', '/etc/passwd', 'a//b', '.', '']) {
    await expect(store.get(name), name).rejects.toThrow(RangeError);
  }
});

test('a name of S3 is below its prefix, with its type and any letter', async () => {
  await inS3().put('ä b+c&d=1/photo', BYTES, 'image/webp');
  expect(s3.files.get(`${S3_BUCKET}/some/prefix/ä b+c&d=1/photo`)).toEqual({
    content: BYTES,
    type: 'image/webp',
  });
});

test.each([
  ['another secret', () => inS3({ secretAccessKey: 'wrong' }), 'SignatureDoesNotMatch'],
  ['another key', () => inS3({ accessKeyId: 'wrong' }), 'InvalidAccessKeyId'],
  ['another region', () => inS3({ region: 'us-east-1' }), 'AuthorizationHeaderMalformed'],
])('S3 refuses %s, and is asked once', async (_what, open, code) => {
  const before = s3.requests.length;
  await expect(open().put('x', BYTES)).rejects.toThrow(`S3 answered 403: ${code}`);
  expect(s3.requests.length).toBe(before + 1);
});

test('a bucket that is not there is no empty one', async () => {
  const elsewhere = inS3({}, 'elsewhere');
  await expect(elsewhere.put('x', BYTES)).rejects.toThrow('NoSuchBucket');
  await expect(elsewhere.get('x')).rejects.toThrow('NoSuchBucket');
});

test('S3 is asked again while it fails, and given up after three tries', async () => {
  s3.failNext(503, 500);
  await inS3().put('again', BYTES);
  expect(await inS3().get('again')).toEqual(BYTES);
  s3.failNext(503, 503, 503);
  await expect(inS3().get('again')).rejects.toThrow('S3 answered 503: InternalError');
});
