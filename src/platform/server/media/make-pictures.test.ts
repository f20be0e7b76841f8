import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppEnv } from '../http/caller.ts';
import { isPictureKey, makePictures } from './make-pictures.ts';
import { mountPictures } from './mount-pictures.ts';
import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureSource } from './pictures.ts';

let wide: Buffer;
let small: Buffer;
beforeAll(async () => {
  const draw = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#d75928' } });
  // Held sideways, with a camera's note about where it was taken.
  wide = await draw(1000, 1600)
    .withExif({ IFD0: { Copyright: 'home address' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  small = await draw(300, 225).png().toBuffer();
});

let cacheDir: string;
let asked: string[];
let source: PictureSource;
beforeEach(() => {
  cacheDir = mkdtempSync(join(tmpdir(), 'wayhearth-media-'));
  asked = [];
  source = {
    has: async () => true,
    isLasting: () => true,
    original: async (key) => {
      asked.push(key);
      return key.startsWith('wide') ? wide : key === 'small' ? small : null;
    },
  };
});
afterEach(() => rmSync(cacheDir, { recursive: true }));

const files = () =>
  readdirSync(cacheDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe('a rendition', () => {
  const cases = PICTURE_WIDTHS.flatMap((width) =>
    PICTURE_FORMATS.map((format) => ({ width, format })),
  );
  it.each(cases)(
    'of $width px in $format is upright and says nothing else',
    async ({ width, format }) => {
      const picture = await makePictures({ source, cacheDir }).rendition('wide', width, format);
      const about = await sharp(picture ?? Buffer.alloc(0)).metadata();
      const names = { avif: 'heif', webp: 'webp', jpg: 'jpeg' };
      expect(about).toMatchObject({ format: names[format], width, height: width / 1.6 });
      expect(about.exif).toBeUndefined();
      expect(about.orientation).toBeUndefined();
      expect(picture?.toString('latin1')).not.toContain('home address');
    },
  );

  it('is never larger than its original', async () => {
    const picture = await makePictures({ source, cacheDir }).rendition('small', 1200, 'webp');
    expect(await sharp(picture ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 300 });
  });

  it('of an unknown key is null, and nothing is kept', async () => {
    expect(await makePictures({ source, cacheDir }).rendition('nobody', 480, 'jpg')).toBeNull();
    expect(files()).toEqual([]);
  });

  it('is made once and then read, also by the next process', async () => {
    const first = await makePictures({ source, cacheDir }).rendition('wide', 480, 'jpg');
    const second = await makePictures({ source, cacheDir }).rendition('wide', 480, 'jpg');
    expect(second).toEqual(first);
    expect(asked).toEqual(['wide']);
    expect(files()).toHaveLength(1);
  });

  it('asked for many times at once is made once', async () => {
    const pictures = makePictures({ source, cacheDir });
    const all = await Promise.all(
      Array.from({ length: 8 }, () => pictures.rendition('wide', 480, 'jpg')),
    );
    expect(new Set(all.map((picture) => picture?.toString('base64'))).size).toBe(1);
    expect(asked).toEqual(['wide']);
  });

  it('that could not be made is asked for anew', async () => {
    let broken = true;
    const flaky: PictureSource = {
      ...source,
      original: async () => {
        if (broken) throw new Error('store is away');
        return small;
      },
    };
    const pictures = makePictures({ source: flaky, cacheDir });
    await expect(pictures.rendition('small', 480, 'jpg')).rejects.toThrow('store is away');
    broken = false;
    expect(await pictures.rendition('small', 480, 'jpg')).not.toBeNull();
  });

  it('that lost its bytes is made again', async () => {
    const pictures = makePictures({ source, cacheDir });
    await pictures.rendition('small', 480, 'jpg');
    const [file = ''] = files();
    writeFileSync(file, '');
    expect((await pictures.rendition('small', 480, 'jpg'))?.length).toBeGreaterThan(0);
    expect(statSync(file).size).toBeGreaterThan(0);
  });

  it('is given though it can not be kept', async () => {
    const warned: unknown[] = [];
    writeFileSync(join(cacheDir, 'file'), '');
    const pictures = makePictures({
      source: { ...source, original: async () => small },
      cacheDir: join(cacheDir, 'file'),
      log: { warn: (...about: unknown[]) => void warned.push(about) },
    });
    expect(await pictures.rendition('small', 480, 'jpg')).not.toBeNull();
    expect(warned).toHaveLength(1);
  });

  it('of something that is no picture is an error, not an answer', async () => {
    const pictures = makePictures({
      source: { ...source, original: async () => Buffer.from('<script>') },
      cacheDir,
    });
    await expect(pictures.rendition('page', 480, 'jpg')).rejects.toThrow();
    expect(files()).toEqual([]);
  });
});

const HOSTILE = [
  '..',
  '../../etc/passwd',
  '/etc/passwd',
  'a/b',
  'a\\b',
  'a.b',
  'A',
  'ä',
  'a b',
  'a\0',
  'a\n',
  '%2e%2e',
  '',
  'x'.repeat(201),
];

describe('a key', () => {
  it.each(['a', 'listing-12:3', 'scene:v2:porto_01', 'x'.repeat(200)])('may be %s', (key) => {
    expect(isPictureKey(key)).toBe(true);
  });

  it.each(HOSTILE)('may not be %j, and its source is never asked', async (key) => {
    expect(isPictureKey(key)).toBe(false);
    expect(await makePictures({ source, cacheDir }).rendition(key, 480, 'jpg')).toBeNull();
    expect(asked).toEqual([]);
  });

  it('of 200 colons makes a file name that every system takes', async () => {
    const pictures = makePictures({ source: { ...source, original: async () => small }, cacheDir });
    await pictures.rendition(':'.repeat(200), 480, 'jpg');
    const [file = ''] = files();
    expect(file.slice(cacheDir.length)).toMatch(/^.[0-9a-f]{2}.[0-9a-f]{40}-480\.jpg$/);
  });
});

describe('what is asked before a picture is made', () => {
  it('whether some row names it: of any other nothing is drawn', async () => {
    const pictures = makePictures({ source: { ...source, has: async () => false }, cacheDir });
    expect(await pictures.rendition('wide', 480, 'jpg')).toBeNull();
    expect(asked).toEqual([]);
    expect(files()).toEqual([]);
  });

  it('whether it may be: a refusal of one caller is not that of another', async () => {
    const pictures = makePictures({ source, cacheDir });
    const refuse = () => Promise.reject(new Error('too many'));
    const [refused, made] = await Promise.allSettled([
      pictures.rendition('small', 480, 'jpg', refuse),
      pictures.rendition('small', 480, 'jpg'),
    ]);
    expect(refused.status).toBe('rejected');
    expect(made.status).toBe('fulfilled');
    // A cached rendition has no limited cost.
    expect(await pictures.rendition('small', 480, 'jpg', refuse)).not.toBeNull();
  });

  it('once more whether it may be shown, where that can change', async () => {
    let isThere = true;
    const passing: PictureSource = {
      ...source,
      has: async () => isThere,
      isLasting: () => false,
    };
    const pictures = makePictures({ source: passing, cacheDir });
    const costs: string[] = [];
    const ask = () =>
      pictures.rendition('small', 480, 'jpg', async (cost) => void costs.push(cost));
    expect(await ask()).not.toBeNull();
    expect(await ask()).not.toBeNull();
    expect(costs).toEqual(['make', 'check']);
    isThere = false;
    expect(await pictures.rendition('small', 480, 'jpg')).toBeNull();
  });
});

describe('GET /media', () => {
  const serve = () => {
    const app = new Hono<AppEnv>();
    app.use((c, next) => {
      c.set('address', '203.0.113.7');
      return next();
    });
    mountPictures(app, { pictures: makePictures({ source, cacheDir }) }, { spend: async () => {} });
    return app;
  };

  it.each([
    ['480.avif', 'image/avif'],
    ['800.webp', 'image/webp'],
    ['1200.jpg', 'image/jpeg'],
  ])('%s answers a picture to keep', async (file, type) => {
    const answer = await serve().request(`/media/wide:1/${file}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const body = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(body.length));
    expect((await sharp(body).metadata()).width).toBe(Number.parseInt(file, 10));
  });

  it('sends nothing twice to who has it', async () => {
    const app = serve();
    const first = await app.request('/media/small/480.jpg');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await app.request('/media/small/480.jpg', {
        headers: { 'if-none-match': known },
      });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect(again.headers.get('cache-control')).toContain('immutable');
    }
    const other = await app.request('/media/small/480.jpg', {
      headers: { 'if-none-match': '"x"' },
    });
    expect(other.status).toBe(200);
  });

  it.each([
    '/media/nobody/480.jpg',
    '/media/small/481.jpg',
    '/media/small/480.gif',
    '/media/small/0480.jpg',
    '/media/small/480.jpg.html',
    '/media/small/480',
    '/media/..%2f..%2fetc%2fpasswd/480.jpg',
    '/media/%2e%2e/480.jpg',
    '/media/small%00/480.jpg',
    `/media/${'x'.repeat(201)}/480.jpg`,
  ])('%s is not found, and that is not kept', async (path) => {
    const answer = await serve().request(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control') ?? 'no-store').toBe('no-store');
  });
});

describe('AVIF', () => {
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><circle r="300" fill="red"/></svg>',
  );
  it.each([
    ['a drawing has half the colours', 'drawing', true],
    ['a photograph has all of them', 'wide', false],
  ])('%s', async (_name, key, expected) => {
    const original = async () => (key === 'drawing' ? drawing : wide);
    const pictures = makePictures({ source: { ...source, original }, cacheDir });
    const made = await pictures.rendition(key, 480, 'avif');
    // The third byte of AV1's configuration: 4 and 8 mean that colours are halved in both
    // directions.
    const configuration = made?.indexOf('av1C') ?? -1;
    expect(configuration).toBeGreaterThan(0);
    expect((made?.[configuration + 6] ?? 0) & 12).toBe(expected ? 12 : 0);
  });
});
