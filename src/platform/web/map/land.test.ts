import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Topology } from 'topojson-client';
import { describe, expect, it } from 'vitest';
import { landFeatures } from './land.ts';
import { makeLand } from './testing/make-land.ts';

const FILE = new URL('../../../../public/map/land.json', import.meta.url);
const require = createRequire(import.meta.url);

async function atlas(name: string): Promise<Topology> {
  return JSON.parse(await readFile(require.resolve(`world-atlas/${name}.json`), 'utf8'));
}

describe('public/map/land.json', () => {
  it('is made of the atlas (UPDATE=1 writes it anew)', async () => {
    const made = makeLand(await atlas('land-50m'), await atlas('countries-110m'));
    if (process.env.UPDATE === '1') await writeFile(FILE, made);
    expect((await readFile(FILE, 'utf8')) === made).toBe(true);
  });

  it('travels in 120 kB at most', async () => {
    // The server's compression level.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    const sent = brotliCompressSync(await readFile(FILE), { params });
    expect(sent.length).toBeLessThanOrEqual(120_000);
  });

  it('has no Antarctica', async () => {
    const { land } = landFeatures(JSON.parse(await readFile(FILE, 'utf8')));
    const latitudes = land.features.flatMap(({ geometry }) =>
      geometry.type === 'MultiPolygon' ? geometry.coordinates.flat(2).map(([, y = 0]) => y) : [],
    );
    expect(Math.min(...latitudes)).toBeGreaterThan(-60);
  });

  it('becomes land as polygons and borders as lines', async () => {
    const { land, borders } = landFeatures(JSON.parse(await readFile(FILE, 'utf8')));
    const kinds = new Set(land.features.map(({ geometry }) => geometry.type));
    expect([...kinds]).toEqual(['MultiPolygon']);
    expect(borders.features.map(({ geometry }) => geometry.type)).toEqual(['MultiLineString']);
  });
});
