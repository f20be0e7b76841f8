import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { readMetrics, startApp } from '../app-server.ts';
import { GOALS } from '../goals.ts';
import { duel } from '../median.ts';
import { CACHE } from '../paths.ts';
import { searchPaths } from '../searches.ts';
import { copyDatabase, riderCookie } from '../stock.ts';
import type { Row } from './row.ts';
import { spreadText } from './search.ts';
import type { Stage } from './stage.ts';

const PICTURES = 30;
const AT_ONCE = 10;
/** People who search meanwhile, each ten times a second at most. */
const SEARCHERS = 2;
const PAUSE_MS = 100;
const QUIET_MS = 4_000;
const MEGABYTE = 1024 ** 2;
/** A photograph of a phone: 12 million pixels in about 4 MB. */
const PHOTO = { width: 4_000, height: 3_000, bytes: 4 * MEGABYTE } as const;

/**
 * Thirty pictures sent at ten connections against sharp alone, which does the same to the same
 * bytes; and how late the event loop is while people search and ten pictures arrive at once.
 */
export async function uploadRows(stage: Stage): Promise<Row[]> {
  const photo = await photograph();
  const { cluster, template, settings } = stage;
  const copy = await copyDatabase(cluster, template, 'uploads');
  const app = await startApp('uploads', { DATABASE_URL: cluster.url(copy) });
  try {
    let person = 0;
    const result = await duel(
      settings.rounds,
      () => {
        person += 1;
        return secondsOf(() => sendAll(app.url, riderCookie(person), photo, PICTURES));
      },
      () => secondsOf(() => encodeAll(photo)),
    );
    const delays = [
      await delayDuring(app.url, riderCookie(0), photo, settings.rounds),
      await embeddedDelay(photo, settings.rounds),
    ];
    return [
      {
        name: '30 pictures of 4 MB, sent',
        reference: 'sharp alone, the same work',
        value: result.ratio,
        unit: '×',
        goal: GOALS.uploads,
        details: `${result.ours.toFixed(1)} against ${result.reference.toFixed(1)} s, ${AT_ONCE} at once; rounds ${spreadText(result.spread)}`,
      },
      {
        name: 'Event loop while 10 pictures arrive and people search, p99',
        reference: 'milliseconds',
        value: Math.max(...delays.map(({ withUploads }) => withUploads)),
        unit: 'ms',
        goal: GOALS.uploadDelay,
        details: `${delays.map(({ withUploads, without }) => `${withUploads.toFixed(0)} (${without.toFixed(0)} without pictures)`).join(' ms with PostgreSQL, ')} ms with the embedded database; the measure itself is 10 ms`,
      },
    ];
  } finally {
    await app.stop();
  }
}

/** Noise, which no encoder makes small, at the quality that gives the size. */
async function photograph(): Promise<Buffer> {
  const file = join(CACHE, 'photograph.jpg');
  if (!existsSync(file)) {
    mkdirSync(CACHE, { recursive: true });
    const { width, height } = PHOTO;
    const noise = await sharp({
      create: {
        width: width / 2,
        height: height / 2,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .resize(width, height)
      .raw()
      .toBuffer();
    let best: Buffer | null = null;
    for (const quality of [40, 50, 60, 70, 80, 90]) {
      const raw = { width, height, channels: 3 as const };
      const picture = await sharp(noise, { raw }).jpeg({ quality }).toBuffer();
      if (
        best === null ||
        Math.abs(picture.length - PHOTO.bytes) < Math.abs(best.length - PHOTO.bytes)
      ) {
        best = picture;
      }
    }
    if (best !== null) writeFileSync(file, best);
  }
  return readFileSync(file);
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1_000;
}

/** The same pixels every time, and other bytes behind them, so that none is taken for another. */
async function sendAll(url: string, cookie: string, photo: Buffer, count: number): Promise<void> {
  let left = count;
  const sender = async () => {
    while (left > 0) {
      left -= 1;
      await sendOne(url, cookie, photo);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, sender));
}

const BOUNDARY = 'photograph-of-the-bench';
const HEAD = Buffer.from(
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="photo.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
);
const TAIL = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
const agent = new Agent({ keepAlive: true });

/**
 * The form as bytes that are there already: putting one together from blobs costs half as much as
 * encoding the picture, on the same processors, and phones do that for themselves.
 */
async function sendOne(url: string, cookie: string, photo: Buffer): Promise<void> {
  const parts = [HEAD, photo, randomBytes(16), TAIL];
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    const sending = request(`${url}/api/uploads`, {
      method: 'POST',
      agent,
      headers: {
        cookie,
        origin: url,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'content-length': parts.reduce((sum, { length }) => sum + length, 0),
      },
    });
    sending.on('response', done).on('error', fail);
    for (const part of parts) sending.write(part);
    sending.end();
  });
  const { duplicate } = (await json(answer)) as { duplicate?: boolean };
  if (answer.statusCode !== 201 || duplicate !== false) {
    throw new Error(`a picture was answered ${answer.statusCode}`);
  }
}

/** What the server does to each picture, done by sharp alone as it does it by itself. */
async function encodeAll(photo: Buffer): Promise<void> {
  await Promise.all(
    Array.from({ length: PICTURES }, async () => {
      const picture = await sharp(photo)
        .autoOrient()
        .resize({ width: 2_000, height: 2_000, fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality: 82 })
        .toBuffer();
      // The colours that stand in for it until it is there.
      await sharp(picture).resize(1, 3, { fit: 'fill' }).raw().toBuffer();
    }),
  );
}

/** The demo world on the embedded database, where searches run in the event loop themselves. */
async function embeddedDelay(photo: Buffer, rounds: number): Promise<Delay> {
  // Afresh: so many pictures may wait for a listing, and no more.
  rmSync(join(CACHE, 'data-uploads-embedded'), { recursive: true, force: true });
  const app = await startApp('uploads-embedded', {});
  try {
    const answer = await fetch(`${app.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.url },
      body: JSON.stringify({ email: 'host@wayhearth.example', password: 'wayhearth-demo' }),
    });
    const cookie = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
    if (answer.status !== 200) throw new Error(`signing in was answered ${answer.status}`);
    return await delayDuring(app.url, cookie.join('; '), photo, Math.min(rounds, 3));
  } finally {
    await app.stop();
  }
}

/** Milliseconds, as the server's own measure of its event loop has it. */
interface Delay {
  readonly withUploads: number;
  /** The same searches, alone. */
  readonly without: number;
}

async function delayDuring(
  url: string,
  cookie: string,
  photo: Buffer,
  rounds: number,
): Promise<Delay> {
  const paths = searchPaths().map((path) => `${url}/api/listings${path}`);
  // Once for what only the first does.
  for (const path of paths) await fetch(path).then((one) => one.text());
  const without = await delayWhile(url, paths, () => wait(QUIET_MS));
  const withUploads = await delayWhile(url, paths, async () => {
    for (let round = 0; round < rounds; round += 1) await sendAll(url, cookie, photo, AT_ONCE);
  });
  return { withUploads, without };
}

/** How late the event loop is while some work is done and people search. */
async function delayWhile(
  url: string,
  paths: readonly string[],
  work: () => Promise<unknown>,
): Promise<number> {
  // Reading it begins it anew.
  await loopDelay(url);
  let over = false;
  const search = async () => {
    for (let nth = 0; !over; nth += 1) {
      const answer = await fetch(paths[nth % paths.length] ?? url);
      if (answer.status !== 200) throw new Error(`a search was answered ${answer.status}`);
      await answer.text();
      await wait(PAUSE_MS);
    }
  };
  const searching = Promise.all(Array.from({ length: SEARCHERS }, search));
  try {
    await work();
  } finally {
    over = true;
  }
  await searching;
  return loopDelay(url);
}

async function loopDelay(url: string): Promise<number> {
  const text = await readMetrics(url);
  const [, seconds] = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text) ?? [];
  if (seconds === undefined) throw new Error('the server tells nothing of its event loop');
  return Number(seconds) * 1_000;
}
