import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp } from '#entry/testing/test-app.ts';
import { openOriginals } from '#platform/server/media/make-picture-store.ts';
import { pictureFolder } from '#platform/server/media/picture-folder.ts';
import {
  S3_BUCKET,
  S3_KEY,
  S3_REGION,
  type S3Server,
  startS3Server,
} from '#platform/server/objects/testing/s3-server.ts';
import { draw, fetchPicture, photograph, sendPicture } from '../testing/send-picture.ts';
import { movePictures } from './move-pictures.ts';

let s3: S3Server;
let app: TestApp;
let env: Record<string, string>;
beforeAll(async () => {
  s3 = await startS3Server();
  env = {
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET,
    S3_REGION,
    S3_ACCESS_KEY_ID: S3_KEY.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_KEY.secretAccessKey,
  };
  app = await makeTestApp({ env });
});
afterAll(async () => {
  await app.close();
  await s3.close();
});

const originals = () => [...s3.files.keys()].filter((name) => name.includes('/originals/'));
const nameFor = (key: string) => `${S3_BUCKET}/originals/${key}`;
async function runJob() {
  const job = app.jobHandlers.find(({ name }) => name === 'listings.delete-pictures');
  await job?.run({} as never);
}

test('a picture is stored in the bucket, and each size of it is made once for all servers', async () => {
  const host = await app.signUp('Hanna Host');
  const { body } = await sendPicture(app, await photograph(), { as: host });
  expect(s3.files.get(nameFor(body.key))).toMatchObject({ type: 'image/jpeg' });
  const { rows } = await app.services.database.executeSql(
    'select content, hosted_url from upload where key = $1',
    [body.key],
  );
  expect(rows).toEqual([{ content: null, hosted_url: null }]);
  const first = await fetchPicture(app, body.key, '800.webp');
  expect(first.status).toBe(200);

  // Another server of the same database, with an empty folder.
  const other = await makeTestApp({ database: app.services.database, env });
  const before = s3.requests.length;
  expect(await fetchPicture(other, body.key, '800.webp')).toEqual(first);
  expect(s3.requests.slice(before)).toEqual([
    expect.stringMatching(/^GET pictures\/renditions\/..\/[\da-f]{40}-800\.webp$/),
  ]);
  await other.services.jobs.stop();
});

test('goes from the bucket with its account, once that is possible', async () => {
  const leaver = await app.signUp('Lea Leaver');
  const { body } = await sendPicture(app, await draw('#456').jpeg().toBuffer(), { as: leaver });
  await fetchPicture(app, body.key, '480.jpg');
  const count = s3.files.size;
  await app.request('DELETE', '/api/account', { as: leaver, body: {} });
  expect((await fetchPicture(app, body.key, '480.jpg')).status).toBe(404);
  expect(s3.files.size).toBe(count);

  s3.failNext(503, 503, 503);
  await expect(runJob()).rejects.toThrow('S3 answered 503');
  expect(s3.files.size).toBe(count);
  app.clock.advance({ minutes: 5 });
  await runJob();
  // The original and the one size that was made.
  expect(s3.files.size).toBe(count - 2);
  expect(originals()).not.toContain(nameFor(body.key));
  const before = s3.requests.length;
  await runJob();
  expect(s3.requests.length).toBe(before);
});

test('one run deletes all that are due, and one that fails holds up no other', async () => {
  const { executeSql } = app.services.database;
  const keys = Array.from({ length: 120 }, (_, nth) => `gone-${nth}`);
  for (const key of keys)
    s3.files.set(nameFor(key), { content: Buffer.from('x'), type: 'image/png' });
  await executeSql(
    "insert into deleted_picture (key, due_at) select key, '-infinity' from unnest($1::text[]) as key",
    [keys],
  );
  s3.failNext(503, 503, 503);
  await expect(runJob()).rejects.toThrow('S3 answered 503');
  const left = originals().filter((name) => name.includes('/gone-'));
  expect(left).toHaveLength(1);
  app.clock.advance({ minutes: 5 });
  await runJob();
  expect(originals().filter((name) => name.includes('/gone-'))).toEqual([]);
});

test('without a row is deleted after an hour', async () => {
  const host = await app.signUp('Rita Rival');
  const picture = await draw('#0cc').jpeg().toBuffer();
  const sent = await Promise.all([1, 2, 3].map(() => sendPicture(app, picture, { as: host })));
  const [key = ''] = new Set(sent.map(({ body }) => body.key));
  const known = originals();
  await runJob();
  expect(originals()).toEqual(known);
  app.clock.advance({ minutes: 61 });
  await runJob();
  const { rows } = await app.services.database.executeSql('select key from upload');
  expect(originals().toSorted()).toEqual(
    rows.map(({ key: each }) => nameFor(`${each}`)).toSorted(),
  );
  expect(originals()).toContain(nameFor(key));
});

test('is refused while the bucket can not be reached, and may be sent again', async () => {
  const host = await app.signUp('Ava Away');
  const picture = await draw('#abc').jpeg().toBuffer();
  s3.failNext(503, 503, 503);
  const { status, body } = await sendPicture(app, picture, { as: host });
  expect([status, body.code]).toEqual([503, 'media-unavailable']);
  expect((await sendPicture(app, picture, { as: host })).status).toBe(201);
});

test('is shown although its sizes can not be shared', async () => {
  const host = await app.signUp('Sam Shown');
  const { body } = await sendPicture(app, await draw('#fed').jpeg().toBuffer(), { as: host });
  // Three tries to find the size; the original is read; three tries to share what was made.
  s3.failNext(503, 503, 503, 0, 503, 503, 503);
  expect((await fetchPicture(app, body.key, '480.webp')).status).toBe(200);
});

test('those of rows and of the folder move, and only once they are compared', async () => {
  const before = await makeTestApp();
  const { database, config } = before.services;
  const host = await before.signUp('Mona Mover');
  const keys: string[] = [];
  for (const colour of ['#111', '#222', '#333']) {
    const picture = await draw(colour).jpeg().toBuffer();
    keys.push((await sendPicture(before, picture, { as: host })).body.key);
  }
  const [first = '', second = '', lost = ''] = keys;
  const folder = pictureFolder(config);
  if (database.kind === 'embedded') await folder.remove(lost);
  else await database.executeSql('update upload set content = null where key = $1', [lost]);

  const bucket = openOriginals(app.services.config);
  if (bucket === undefined) throw new Error('there is no bucket');
  const move = (into = bucket) => movePictures(database, { bucket: into, folder }, () => {});
  // A bucket that loses every other file, as one with a wrong setting might.
  let puts = 0;
  const forgetful = {
    ...bucket,
    put: async (...args: Parameters<typeof bucket.put>) => {
      puts += 1;
      if (puts % 2 === 1) await bucket.put(...args);
    },
  };
  await expect(move(forgetful)).rejects.toThrow('it stays');
  for (const key of [first, second]) {
    expect((await fetchPicture(before, key)).status, key).toBe(
      s3.files.has(nameFor(key)) ? 404 : 200,
    );
  }

  expect(await move()).toMatchObject({ moved: { count: 1 }, present: 1, missing: 1 });
  expect(await move()).toMatchObject({ moved: { count: 0 }, present: 2, missing: 1 });
  expect(await folder.read(first)).toBeNull();
  const { rows } = await database.executeSql('select key from upload where content is not null');
  expect(rows).toEqual([]);
  const after = await makeTestApp({ database, env });
  for (const key of [first, second]) expect((await fetchPicture(after, key)).status).toBe(200);
  await after.services.jobs.stop();
  await before.close();
});
