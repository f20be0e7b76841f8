import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openRenditionCache } from './make-pictures.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayhearth-renditions-'));
});
afterEach(() => rm(folder, { recursive: true }));

const names = async (inside = folder) =>
  (await readdir(inside, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted();

describe('the folder of renditions', () => {
  test('never takes more than its bound; what was read least recently goes first', async () => {
    const cache = openRenditionCache({ folder, maxBytes: 300 });
    for (const name of ['aa/1', 'aa/2', 'bb/3']) await cache.write(name, Buffer.alloc(100, 1));
    expect(await cache.read('aa/1')).not.toBeNull();
    await cache.write('bb/4', Buffer.alloc(100, 1));
    expect(await names()).toEqual(['1', '3', '4']);
    expect(await cache.read('aa/2')).toBeNull();
  });

  test('counts what an earlier process left, drafts of a crash too, the oldest first', async () => {
    await mkdir(join(folder, 'aa'));
    const days = (ago: number) => Date.now() / 1_000 - ago * 86_400;
    for (const [name, ago] of [
      ['old', 30],
      ['draft.0b1e', 20],
      ['young', 1],
    ] as const) {
      await writeFile(join(folder, 'aa', name), Buffer.alloc(100, 1));
      await utimes(join(folder, 'aa', name), days(ago), days(ago));
    }
    const cache = openRenditionCache({ folder, maxBytes: 250 });
    await cache.write('bb/new', Buffer.alloc(100, 1));
    expect(await names()).toEqual(['new', 'young']);
  });

  test('notes a use on the disk, so that a restart knows it', async () => {
    const cache = openRenditionCache({ folder, maxBytes: 1_000 });
    await cache.write('aa/1', Buffer.alloc(100, 1));
    const path = join(folder, 'aa', '1');
    await utimes(path, 1, 1);
    const later = openRenditionCache({ folder, maxBytes: 1_000 });
    await later.read('aa/1');
    expect((await stat(path)).mtimeMs).toBeGreaterThan(Date.now() - 60_000);
  });

  test('holds to its bound again once a folder that could not be looked through can be', async () => {
    // Writing joins this path to the plain one; looking through it needs the folder in between.
    const kept = `${folder}/between/../kept`;
    await mkdir(join(folder, 'kept', 'aa'), { recursive: true });
    await writeFile(join(folder, 'kept', 'aa', 'old'), Buffer.alloc(200, 1));
    await utimes(join(folder, 'kept', 'aa', 'old'), 1, 1);
    const cache = openRenditionCache({ folder: kept, maxBytes: 250 });
    await cache.write('bb/1', Buffer.alloc(100, 1));
    expect(await names()).toEqual(['1', 'old']);
    await mkdir(join(folder, 'between'));
    await cache.write('bb/2', Buffer.alloc(100, 1));
    expect(await names()).toEqual(['1', '2']);
  });

  test('keeps nothing that is larger than itself', async () => {
    const cache = openRenditionCache({ folder, maxBytes: 50 });
    await cache.write('aa/1', Buffer.alloc(100, 1));
    expect(await names()).toEqual([]);
  });

  test('holds to its bound whatever is written and read', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 7 }), fc.integer({ min: 1, max: 90 })),
          { maxLength: 30 },
        ),
        async (uses) => {
          const own = await mkdtemp(join(folder, 'run-'));
          const cache = openRenditionCache({ folder: own, maxBytes: 200 });
          for (const [isWrite, name, bytes] of uses) {
            if (isWrite) await cache.write(`x/${name}`, Buffer.alloc(bytes, 1));
            else await cache.read(`x/${name}`);
          }
          const left = await names(own);
          const sizes = await Promise.all(
            left.map(async (name) => (await stat(join(own, 'x', name))).size),
          );
          expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(200);
        },
      ),
      { numRuns: 40 },
    );
  });
});
