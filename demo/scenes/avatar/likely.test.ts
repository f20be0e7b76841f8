import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { drawPicture, portraitKey } from '../../draw-picture.ts';
import { createRandom } from '../random.ts';
import { drawAvatar } from './index.ts';
import { likely } from './likely.ts';
import { decodeLook, encodeLook, type Heritage, type Look } from './look.ts';
import { SKINS } from './person.ts';

const MANY = 400;

function people(look: Partial<Look>) {
  return Array.from({ length: MANY }, (_, seed) =>
    likely(createRandom(seed + 1), {
      woman: false,
      heritage: 'southern',
      scarves: 'few',
      ...look,
    }),
  );
}
const share = <One>(all: readonly One[], fits: (one: One) => boolean) =>
  all.filter(fits).length / all.length;

describe('a portrait follows the name', () => {
  test('no woman has a beard, no man a scarf', () => {
    expect(people({ woman: true, heritage: 'latin' }).map(({ beard }) => beard)).not.toContain(
      'full',
    );
    expect(share(people({ woman: true }), ({ beard }) => beard !== 'none')).toBe(0);
    expect(share(people({ scarves: 'many' }), ({ cut }) => cut === 'scarf')).toBe(0);
  });

  test('hair is cut as is likely, and otherwise now and then', () => {
    const long = new Set(['bob', 'long', 'waves', 'bun', 'fringe', 'braids']);
    const women = share(people({ woman: true }), ({ cut }) => long.has(cut));
    const men = share(people({}), ({ cut }) => long.has(cut));
    expect(women).toBeGreaterThan(0.8);
    expect(men).toBeLessThan(0.06);
    expect(men).toBeGreaterThan(0);
  });

  test('whoever wears their hair as the other names do is told by the rest of the portrait', () => {
    const long = new Set(['bob', 'long', 'waves', 'fringe', 'braids']);
    for (const heritage of ['southern', 'east-asian', 'african', 'mixed'] as const) {
      const men = people({ heritage }).filter(({ cut }) => long.has(cut));
      expect(men.length, heritage).toBeGreaterThan(0);
      expect(men.filter(({ beard }) => beard === 'none')).toEqual([]);
      const women = people({ woman: true, heritage }).filter(({ cut }) => cut === 'short');
      expect(women.filter(({ earrings, gentle }) => !(earrings && gentle))).toEqual([]);
    }
  });

  test('scarves are worn where many wear them', () => {
    const covered = (scarves: Look['scarves']) =>
      share(people({ woman: true, scarves }), ({ cut }) => cut === 'scarf');
    expect(covered('few')).toBe(0);
    expect(covered('some')).toBeLessThan(0.25);
    expect(covered('many')).toBeGreaterThan(0.4);
  });

  test.each<[Heritage, number, number]>([
    ['northern', 0, 1],
    ['east-asian', 0, 1],
    ['african', 3, 6],
  ])('the skin of most of %s is likely', (heritage, lightest, darkest) => {
    // The last of the list is as light as the second.
    const depth = (skin: string) => Math.min(SKINS.indexOf(skin as never), 7) % 7;
    const fits = share(people({ heritage }), ({ skin }) => {
      return depth(skin) >= lightest && depth(skin) <= darkest;
    });
    expect(fits).toBeGreaterThan(0.9);
    expect(fits).toBeLessThan(1);
  });
});

describe('the key of a portrait', () => {
  test('carries the look', () => {
    for (const woman of [true, false]) {
      for (const heritage of ['northern', 'african', 'mixed'] as const) {
        const look: Look = { woman, heritage, scarves: 'some' };
        expect(decodeLook(encodeLook(look))).toEqual(look);
      }
    }
  });

  test('draws that look, and nothing for letters that stand for none', async () => {
    const look: Look = { woman: true, heritage: 'east-asian', scarves: 'few' };
    const drawn = await drawPicture(portraitKey(7, look));
    expect(drawn?.toString()).toBe(drawAvatar(7, look));
    expect(await drawPicture('portrait-zzz-7')).toBeNull();
  });

  test('without a look draws what it always drew', async () => {
    const drawn = await drawPicture('portrait-42');
    expect(
      createHash('sha256')
        .update(drawn ?? '')
        .digest('hex'),
    ).toBe('01fb91cab85f6c98612bec13e04b92e88dd8aacc5a1bf4b251daf2e68ee412bf');
  });
});
