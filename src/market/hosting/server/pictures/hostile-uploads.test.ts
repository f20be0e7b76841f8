import { afterAll, expect, test } from 'vitest';
import { MAX_PICTURE_BYTES } from '#domain/listing-form.ts';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { draw, photograph, sendPicture, type UploadAnswer } from '../testing/send-picture.ts';

const app = await makeTestApp();
afterAll(() => app.close());

const host = await app.signUp('Hanna Host');
const photo = await photograph();

const send = (
  content: Uint8Array | string,
  more: Partial<Parameters<typeof sendPicture>[2]> = {},
) => sendPicture(app, content, { as: host, ...more });

const bomb = () => draw('#000', 9_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
const hostile: [string, () => Promise<Uint8Array | string> | Uint8Array | string, string][] = [
  ['a file of 0 bytes', () => '', 'picture-unreadable'],
  [
    'an SVG with a script',
    () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'picture-unreadable',
  ],
  ['a page', () => '<!doctype html><script>alert(1)</script>', 'picture-unreadable'],
  ['a GIF that is a script too', () => 'GIF89a/*\u0001\u0000*/=1;alert(1)//', 'picture-unreadable'],
  ['a PDF', () => '%PDF-1.7\n%âãÏÓ', 'picture-unreadable'],
  ['a TIFF', () => draw('#abc').tiff().toBuffer(), 'picture-unreadable'],
  [
    'a script behind the first bytes of a PNG',
    () => '\x89PNG\r\n\x1a\n<script>alert(1)</script>',
    'picture-unreadable',
  ],
  ['a WebP that is none', () => 'RIFF\x08\x00\x00\x00WEBPVP8 ', 'picture-unreadable'],
  ['81 million pixels in a small file', bomb, 'picture-too-large'],
  ['more than 10 MB', () => Buffer.alloc(MAX_PICTURE_BYTES + 1), 'picture-too-large'],
];
test.each(hostile)('%s is refused with a reason', async (_name, make, code) => {
  const { status, body } = await send(await make());
  expect([status, body.code]).toEqual([code === 'picture-too-large' ? 413 : 415, code]);
  expect(body.message).toMatch(/photo/);
});

test.each(['../../etc/passwd', '..\\..\\boot.ini', '/etc/shadow', 'a\u0000.jpg', 'x'.repeat(300)])(
  'a file called %j is kept under a name of ours',
  async (name) => {
    const { status, body } = await send(await draw('#963').jpeg().toBuffer(), { name });
    expect(status).toBe(201);
    expect(body.key).toMatch(/^photo-[\da-f-]{36}$/);
  },
);

test('a body without end is stopped while it comes', async () => {
  let sent = 0;
  const chunk = new Uint8Array(64 * 1024);
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += chunk.length;
      controller.enqueue(chunk);
    },
  });
  const { origin } = new URL(app.services.config.http.publicUrl);
  const response = await app.app.request(`${origin}/api/uploads`, {
    method: 'POST',
    body: endless,
    headers: {
      origin,
      cookie: host.cookie,
      'content-type': 'multipart/form-data; boundary=x',
    },
    duplex: 'half',
  } as RequestInit);
  expect(response.status).toBe(413);
  expect(sent).toBeLessThan(MAX_PICTURE_BYTES + 1024 * 1024);
});

test('a gigabyte that is announced is refused before a byte of it', async () => {
  const { status } = await send(photo, { headers: { 'content-length': String(2 ** 30) } });
  expect(status).toBe(413);
});

test('something that is no form, or has no file, is bad input', async () => {
  const json = await app.request<UploadAnswer>('POST', '/api/uploads', {
    as: host,
    body: { file: 1 },
  });
  expect(json.body.code).toBe('invalid-input');
  const empty = await app.request<UploadAnswer>('POST', '/api/uploads', {
    as: host,
    body: new FormData(),
  });
  expect(empty.body.code).toBe('invalid-input');
});
