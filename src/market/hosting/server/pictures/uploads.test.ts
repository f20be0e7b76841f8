import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import type { OwnProfile } from '#features/accounts/contract.ts';
import { HOME_FORM } from '#features/stays/server/testing/home-form.ts';
import { pictureFolder } from '#platform/server/media/picture-folder.ts';
import { deleteUnused } from '../store/uploads.ts';
import { draw, fetchPicture, photograph, sendPicture } from '../testing/send-picture.ts';
import { uploadedPictures } from './pictures.ts';

const app = await makeTestApp();
afterAll(() => app.close());

const host = await app.signUp('Hanna Host');
const other = await app.signUp('Otto Other');
const photo = await photograph();

const send = (
  content: Uint8Array | string,
  more: Partial<Parameters<typeof sendPicture>[2]> = {},
) => sendPicture(app, content, { as: host, ...more });

/** Stores pictures of a user that no listing uses. */
const hoard = (ownerId: string, count: number) =>
  app.services.database.executeSql(
    `insert into upload (owner_id, key, preset, source_digest, width, height, placeholder, created_at)
     select $1, 'photo-' || gen_random_uuid(), 'listing-photos', n::text, 1, 1, '', $2
     from generate_series(1, $3::integer) n`,
    [ownerId, app.services.now().toString(), count],
  );

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
      expect((await fetchPicture(app, body.key, file)).status, file).toBe(200);
    }
  });

  test('keeps nothing of a file but its pixels', async () => {
    const tail = Buffer.from('PK\x03\x04<script>alert("tail")</script>');
    const { body } = await send(Buffer.concat([photo, tail]));
    const stored = (await uploadedPictures(
      app.services.database,
      app.services.pictureStore,
    ).original(body.key)) as Buffer;
    const about = await sharp(stored).metadata();
    expect([about.exif, about.icc, about.xmp, about.orientation]).toEqual(Array(4).fill(undefined));
    for (const word of ['home address', 'secret place', 'alert', 'PK\x03\x04']) {
      expect(stored.toString('latin1')).not.toContain(word);
    }
  });

  test.each(['png', 'webp', 'avif'] as const)('takes a %s, whatever it is called', async (kind) => {
    const picture = await draw('#2a4')[kind]().toBuffer();
    expect((await send(picture, { name: 'page.html' })).status).toBe(201);
  });

  test('a logo keeps its transparency and is stored small', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const logo = await sharp({
      create: { width: 900, height: 300, channels: 4, background: clear },
    })
      .png()
      .toBuffer();
    const { body } = await send(logo, { preset: 'listing-logos' });
    expect(body.width).toBe(600);
    const { bytes } = await fetchPicture(app, body.key, '480.webp');
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

  test('pictures that are in no listing are limited, and forgotten after a month', async () => {
    const hoarder = await app.signUp('Hugo Hoarder');
    await hoard(hoarder.id, 90);
    expect((await send(photo, { as: hoarder })).body.code).toBe('too-many-uploads');
    await deleteUnused(app.services.database.main, app.services.now().add({ hours: 1 }));
    expect((await send(photo, { as: hoarder })).status).toBe(201);
  });

  test('pictures sent at the same moment count each other', async () => {
    const hoarder = await app.signUp('Rita Rival');
    await hoard(hoarder.id, 89);
    const rivals = await Promise.all(
      ['#111', '#222', '#333', '#444'].map((colour) => draw(colour).jpeg().toBuffer()),
    );
    const answers = await Promise.all(rivals.map((each) => send(each, { as: hoarder })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  });
});

interface Shown {
  pictures: { key: string; alt: string }[];
  logo: string | null;
}

describe('pictures of a listing', () => {
  const list = (overrides: object, as = host) =>
    app.request<{ id: string }>('POST', '/api/listings', {
      as,
      body: { ...HOME_FORM, ...overrides },
    });

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
    const page = await app.request<Shown>('GET', `/api/listings/${body.id}`);
    expect(page.body.pictures.map(({ key, alt }) => [key, alt])).toEqual([
      [keys[2], 'The desk'],
      [keys[0], 'The river'],
      [keys[1], ''],
    ]);
    // Only one logo is shown (spec 3 §2.2), also for a home that was never listed.
    expect(page.body.logo).toBe(keys[0]);
    const previewed = await app.request<Shown>('POST', '/api/listings/preview', {
      as: host,
      body: { ...HOME_FORM, logoImageSrc: [b, a] },
    });
    expect(previewed.body).toMatchObject({ pictures: [], logo: keys[1] });
    const form = await app.request<{ imageSrc: string[]; logoImageSrc: string[] }>(
      'GET',
      `/api/listinginfo/${body.id}`,
      { as: host },
    );
    expect(form.body).toMatchObject({ imageSrc: [c, a, b], logoImageSrc: [a] });
    await deleteUnused(app.services.database.main, app.services.now().add({ hours: 1 }));
    expect((await fetchPicture(app, keys[2] ?? '')).status).toBe(200);
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
    expect((await fetchPicture(app, body.key)).status).toBe(200);
    const gone = await app.request('DELETE', '/api/account', { as: leaver, body: {} });
    expect(gone.status, gone.text).toBe(200);
    expect((await fetchPicture(app, body.key)).status).toBe(404);
  });

  test('their files go in the night, and those that are shown stay', async () => {
    const leaver = await app.signUp('Leo Leaver');
    const { key } = (await send(await draw('#567').jpeg().toBuffer(), { as: leaver })).body;
    const shown = (await send(await draw('#765').jpeg().toBuffer())).body;
    await list({ imageSrc: [shown.secure_url] });
    const original = (name: string) =>
      uploadedPictures(app.services.database, app.services.pictureStore).original(name);
    await app.request('DELETE', '/api/account', { as: leaver, body: {} });
    const folder = join(app.services.config.dataDir, 'uploads');
    // With PostgreSQL they have no file; one that was left behind represents it.
    await pictureFolder(app.services.config).write('photo-left-behind', Buffer.from('pixels'));
    for (const name of await readdir(folder)) await utimes(join(folder, name), 0, 0);
    const job = app.jobHandlers.find(({ name }) => name === 'listings.forget-unused-pictures');
    await job?.run({} as never);
    expect(await readdir(folder)).not.toContain(key);
    expect(await readdir(folder)).not.toContain('photo-left-behind');
    expect(await original(shown.key)).not.toBeNull();
  });
});

describe('a portrait', async () => {
  const person = await app.signUp('Pia Portrait');
  const sendPortrait = async (colour: string, as = person) =>
    (await send(await draw(colour, 900, 900).jpeg().toBuffer(), { as, preset: 'portraits' })).body;
  const read = async () =>
    (await app.request<OwnProfile>('GET', '/api/profile', { as: person })).body;
  const save = async (image: string | null, more: object = {}) => {
    const { id: _, email: _e, emailVerified: _v, joinedAt: _j, ...told } = await read();
    const body = { ...told, ...more, image };
    return app.request<{ code: string; fields: object; image: string | null }>(
      'PUT',
      '/api/profile',
      { as: person, body },
    );
  };

  test('is one of the person’s own pictures, and shown wherever they are', async () => {
    const { key, width } = await sendPortrait('#a11');
    expect(width).toBe(800);
    expect((await save(key)).body.image).toBe(key);
    const me = await app.request('GET', '/api/me', { as: person });
    const seen = await app.request('GET', `/api/profiles/${person.id}`);
    expect([me.body, seen.body]).toMatchObject([{ image: key }, { image: key }]);
  });

  test('of somebody else is refused at its field, and nothing is written', async () => {
    const before = await read();
    const { key } = await sendPortrait('#b22', other);
    for (const image of [key, 'photo-of-nobody', 'https://elsewhere.example/face.jpg']) {
      const { body } = await save(image, { headline: 'Not to be stored' });
      expect(body).toMatchObject({
        code: 'invalid-input',
        fields: { image: "This photo isn't one of yours." },
      });
    }
    expect(await read()).toEqual(before);
  });

  test('that came with a social sign-in stays until it is replaced', async () => {
    const image = 'https://elsewhere.example/face.jpg';
    await app.services.database.executeSql('update "user" set image = $1 where id = $2', [
      image,
      person.id,
    ]);
    expect((await save(image, { headline: 'Still me' })).status).toBe(200);
    expect(await read()).toMatchObject({ image, headline: 'Still me' });
    expect((await save(null)).body.image).toBeNull();
    expect((await save(image)).body.code).toBe('invalid-input');
  });

  test('is stored while it is in use; the one it replaced is let go', async () => {
    const first = await sendPortrait('#c33');
    const second = await sendPortrait('#d44');
    await save(first.key);
    await save(second.key);
    const { main } = app.services.database;
    const later = app.services.now().add({ hours: 1 });
    // Page by page, each of them a single picture.
    let last = await deleteUnused(main, later, null, 1);
    expect(last).not.toBeNull();
    while (last !== null) last = await deleteUnused(main, later, last, 1);
    expect((await fetchPicture(app, first.key)).status).toBe(404);
    expect((await fetchPicture(app, second.key)).status).toBe(200);
  });

  test('goes with the account', async () => {
    const { image } = await read();
    expect(image).not.toBeNull();
    const gone = await app.request('DELETE', '/api/account', { as: person, body: {} });
    expect(gone.status, gone.text).toBe(200);
    expect((await fetchPicture(app, image ?? '')).status).toBe(404);
    const { rows } = await app.services.database.executeSql(
      'select image from "user" where id = $1',
      [person.id],
    );
    expect(rows).toEqual([{ image: null }]);
  });
});
