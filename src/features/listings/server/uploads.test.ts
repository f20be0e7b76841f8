import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_PICTURE_BYTES } from '#domain/listing-form.ts';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import { HOME_FORM } from '#features/stays/server/testing/home-form.ts';
import type { Upload } from '../contract/uploads.ts';
import { removeUnused } from './store/uploads.ts';

const app = await makeTestApp();
afterAll(() => app.close());

const host = await app.signUp('Hanna Host');
const other = await app.signUp('Otto Other');

type Answer = Upload & { code: string; message: string };

function send(
  content: Uint8Array | string,
  more: {
    as?: TestPerson;
    name?: string;
    preset?: string;
    headers?: Record<string, string>;
  } = {},
) {
  const form = new FormData();
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  form.append('file', new Blob([new Uint8Array(bytes)]), more.name ?? 'picture.jpg');
  if (more.preset !== undefined) form.append('upload_preset', more.preset);
  return app.request<Answer>('POST', '/api/uploads', {
    body: form,
    as: more.as ?? host,
    headers: more.headers ?? {},
  });
}

const draw = (colour: string, width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: colour } });

const fetchPicture = async (key: string, file = '480.jpg') => {
  const response = await app.app.request(`/media/${key}/${file}`);
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};

let photo: Buffer;
beforeAll(async () => {
  // Held sideways, with a camera's note about where it was taken.
  photo = await draw('#c33', 300, 200)
    .withExif({ IFD0: { Copyright: 'home address', ImageDescription: 'secret place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});

describe('POST /api/uploads', () => {
  test('answers where the picture is, upright, in every size and format', async () => {
    const { status, body } = await send(photo);
    expect(status).toBe(201);
    expect(body).toMatchObject({ width: 200, height: 300, duplicate: false });
    expect(body.secure_url).toBe(
      `${app.services.config.http.publicUrl}/media/${body.key}/1200.webp`,
    );
    expect(body.placeholder).toMatch(/^linear-gradient\((#[\da-f]{6}(, )?){3}\)$/);
    for (const file of ['480.avif', '800.webp', '1200.jpg']) {
      expect((await fetchPicture(body.key, file)).status, file).toBe(200);
    }
  });

  test('keeps nothing of a file but its pixels', async () => {
    const tail = Buffer.from('PK\x03\x04<script>alert("tail")</script>');
    const { body } = await send(Buffer.concat([photo, tail]));
    const { rows } = await app.services.database.executeSql(
      `select encode(content, 'base64') as content from upload where key = $1`,
      [body.key],
    );
    const kept = Buffer.from(String(rows[0]?.content), 'base64');
    const about = await sharp(kept).metadata();
    expect([about.exif, about.icc, about.xmp, about.orientation]).toEqual(Array(4).fill(undefined));
    for (const word of ['home address', 'secret place', 'alert', 'PK\x03\x04']) {
      expect(kept.toString('latin1')).not.toContain(word);
    }
  });

  test.each(['png', 'webp', 'avif'] as const)('takes a %s, whatever it is called', async (kind) => {
    const picture = await draw('#2a4')[kind]().toBuffer();
    expect((await send(picture, { name: 'page.html' })).status).toBe(201);
  });

  test('a logo keeps its transparency and is kept small', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const logo = await sharp({
      create: { width: 900, height: 300, channels: 4, background: clear },
    })
      .png()
      .toBuffer();
    const { body } = await send(logo, { preset: 'listing-logos' });
    expect(body.width).toBe(600);
    const { bytes } = await fetchPicture(body.key, '480.webp');
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
  });

  test('the same content sent again is the same picture, also at once', async () => {
    const picture = await draw('#0cc').jpeg().toBuffer();
    const sent = await Promise.all([send(picture), send(picture), send(picture)]);
    expect(new Set(sent.map(({ body }) => body.key)).size).toBe(1);
    expect((await send(picture, { name: 'again.jpg' })).body.duplicate).toBe(true);
    expect((await send(picture, { as: other })).body.key).not.toBe(sent[0]?.body.key);
  });

  test('one key keeps one picture, and refuses other contents', async () => {
    const headers = { 'idempotency-key': 'one-picture-please' };
    const [red, blue] = [
      await draw('#f10').jpeg().toBuffer(),
      await draw('#01f').jpeg().toBuffer(),
    ];
    const first = await send(red, { headers });
    expect((await send(red, { headers })).body).toEqual(first.body);
    expect((await send(blue, { headers })).body.code).toBe('idempotency-key-reused');
  });

  const bomb = () => draw('#000', 9_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
  const hostile: [string, () => Promise<Uint8Array | string> | Uint8Array | string, string][] = [
    ['a file of 0 bytes', () => '', 'picture-unreadable'],
    [
      'an SVG with a script',
      () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'picture-unreadable',
    ],
    ['a page', () => '<!doctype html><script>alert(1)</script>', 'picture-unreadable'],
    [
      'a GIF that is a script too',
      () => 'GIF89a/*\u0001\u0000*/=1;alert(1)//',
      'picture-unreadable',
    ],
    ['a PDF', () => '%PDF-1.7\n%âãÏÓ', 'picture-unreadable'],
    ['a TIFF', () => draw('#abc').tiff().toBuffer(), 'picture-unreadable'],
    [
      'a script behind the first bytes of a PNG',
      () => '\x89PNG\r\n\x1a\n<script>alert(1)</script>',
      'picture-unreadable',
    ],
    ['a WebP that is none', () => 'RIFF\x10\x00\x00\x00WEBPVP8 ', 'picture-unreadable'],
    ['half a picture', () => photo.subarray(0, photo.length / 2), 'picture-unreadable'],
    ['81 million pixels in a small file', bomb, 'picture-too-large'],
    ['more than 10 MB', () => Buffer.alloc(MAX_PICTURE_BYTES + 1), 'picture-too-large'],
  ];
  test.each(hostile)('%s is refused with a reason', async (_name, make, code) => {
    const { status, body } = await send(await make());
    expect([status, body.code]).toEqual([code === 'picture-too-large' ? 413 : 415, code]);
    expect(body.message).toMatch(/picture/);
  });

  test.each([
    '../../etc/passwd',
    '..\\..\\boot.ini',
    '/etc/shadow',
    'a\u0000.jpg',
    'x'.repeat(5_000),
  ])('a file called %j is kept under a name of ours', async (name) => {
    const { status, body } = await send(await draw('#963').jpeg().toBuffer(), { name });
    expect(status).toBe(201);
    expect(body.key).toMatch(/^photo-[\da-f-]{36}$/);
  });

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
    const json = await app.request<Answer>('POST', '/api/uploads', { as: host, body: { file: 1 } });
    expect(json.body.code).toBe('invalid-input');
    const empty = await app.request<Answer>('POST', '/api/uploads', {
      as: host,
      body: new FormData(),
    });
    expect(empty.body.code).toBe('invalid-input');
  });

  test('pictures that are in no listing are limited, and forgotten after a month', async () => {
    const hoarder = await app.signUp('Hugo Hoarder');
    await app.services.database.executeSql(
      `insert into upload (owner_id, key, preset, source_digest, width, height, placeholder, created_at)
       select $1, 'photo-' || gen_random_uuid(), 'listing-photos', n::text, 1, 1, '', $2
       from generate_series(1, 90) n`,
      [hoarder.id, app.services.now().toString()],
    );
    expect((await send(photo, { as: hoarder })).body.code).toBe('too-many-uploads');
    await removeUnused(app.services.database.main, app.services.now().add({ hours: 1 }));
    expect((await send(photo, { as: hoarder })).status).toBe(201);
  });
});

describe('pictures of a listing', () => {
  const list = (words: object, as = host) =>
    app.request<{ id: string }>('POST', '/api/listings', { as, body: { ...HOME_FORM, ...words } });

  test('stand on its page in their order with their words, each once', async () => {
    const urls: string[] = [];
    const keys: string[] = [];
    for (const colour of ['#111', '#222', '#333']) {
      const { body } = await send(await draw(colour).jpeg().toBuffer());
      urls.push(body.secure_url);
      keys.push(body.key);
    }
    const [a = '', b = '', c = ''] = urls;
    const { body } = await list({
      imageSrc: [c, a, c, b],
      imageAlt: ['The desk', 'The river'],
      logoImageSrc: [a],
    });
    const page = await app.request<{ pictures: { key: string; alt: string }[] }>(
      'GET',
      `/api/listings/${body.id}`,
    );
    expect(page.body.pictures.map(({ key, alt }) => [key, alt])).toEqual([
      [keys[2], 'The desk'],
      [keys[0], 'The river'],
      [keys[1], ''],
    ]);
    const form = await app.request<{ imageSrc: string[]; logoImageSrc: string[] }>(
      'GET',
      `/api/listinginfo/${body.id}`,
      { as: host },
    );
    expect(form.body).toMatchObject({ imageSrc: [c, a, b], logoImageSrc: [a] });
    await removeUnused(app.services.database.main, app.services.now().add({ hours: 1 }));
    expect((await fetchPicture(keys[2] ?? '')).status).toBe(200);
  });

  test('are nobody else’s to use', async () => {
    const { body } = await send(await draw('#789').jpeg().toBuffer());
    const refused = await list({ imageSrc: [body.secure_url] }, other);
    expect(refused.body).toMatchObject({
      code: 'invalid-input',
      fields: { 'imageSrc.0': expect.any(String) },
    });
  });

  test('go with the account, also those that were shown before', async () => {
    const leaver = await app.signUp('Lea Leaver');
    const { body } = await send(await draw('#456').jpeg().toBuffer(), { as: leaver });
    await list({ imageSrc: [body.secure_url] }, leaver);
    await app.request('PUT', '/api/drafts/stay', {
      as: leaver,
      body: { values: { title: 'Half a home of Lea' }, step: 1 },
    });
    const { text } = await app.request('GET', '/api/account/export', { as: leaver });
    expect(text).toContain('Half a home of Lea');
    expect(text).toContain(`/media/${body.key}/`);
    expect((await fetchPicture(body.key)).status).toBe(200);
    const gone = await app.request('DELETE', '/api/account', { as: leaver, body: {} });
    expect(gone.status, gone.text).toBe(200);
    expect((await fetchPicture(body.key)).status).toBe(404);
  });
});

describe('with a hosting service (MEDIA_UPLOAD_URL)', () => {
  /** A stand-in for the service: it takes `file` and `upload_preset` and answers `secure_url`. */
  async function startHost(answerStatus = 200) {
    const kept = new Map<string, Buffer>();
    const presets: unknown[] = [];
    const server = createServer(async (request, response) => {
      const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      if (request.method === 'GET') {
        const bytes = kept.get(request.url ?? '');
        response.writeHead(bytes === undefined ? 404 : 200).end(bytes);
        return;
      }
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const form = await new Response(Buffer.concat(chunks), {
        headers: { 'content-type': request.headers['content-type'] ?? '' },
      }).formData();
      presets.push(form.get('upload_preset'));
      const path = join('/', `kept-${kept.size}`);
      kept.set(path, Buffer.from(await (form.get('file') as File).arrayBuffer()));
      response.writeHead(answerStatus, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ secure_url: `${base}${path}`, public_id: 'x' }));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    return { kept, presets, server, url: `http://127.0.0.1:${port}/v1/upload` };
  }

  test('the clean picture is posted there, and its address is what forms have', async () => {
    const hosting = await startHost();
    const env = { MEDIA_UPLOAD_URL: hosting.url, MEDIA_UPLOAD_PRESET: 'homes' };
    const hosted = await makeTestApp({ env });
    try {
      const person = await hosted.signUp('Hanna Hosted');
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(photo)]), 'photo.jpg');
      const { body } = await hosted.request<Answer>('POST', '/api/uploads', {
        as: person,
        body: form,
      });
      expect(body.secure_url).toBe(`${new URL(hosting.url).origin}/kept-0`);
      expect(hosting.presets).toEqual(['homes']);
      expect(hosting.kept.get('/kept-0')?.toString('latin1')).not.toContain('home address');
      const listed = await hosted.request<{ id: string }>('POST', '/api/listings', {
        as: person,
        body: { ...HOME_FORM, imageSrc: [body.secure_url] },
      });
      expect(listed.status, listed.text).toBe(201);
      const picture = await hosted.app.request(`/media/${body.key}/480.jpg`);
      expect(picture.status).toBe(200);
    } finally {
      await hosted.close();
      hosting.server.close();
    }
  });

  test('when it refuses, nothing is kept and the sender may try again', async () => {
    const hosting = await startHost(500);
    const env = { MEDIA_UPLOAD_URL: hosting.url, MEDIA_UPLOAD_PRESET: 'homes' };
    const hosted = await makeTestApp({ env });
    try {
      const person = await hosted.signUp('Hanna Hosted');
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(photo)]), 'photo.jpg');
      const { status, body } = await hosted.request<Answer>('POST', '/api/uploads', {
        as: person,
        body: form,
      });
      expect([status, body.code]).toEqual([503, 'media-unavailable']);
    } finally {
      await hosted.close();
      hosting.server.close();
    }
  });
});
