import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterPins } from './use-pin-groups.ts';

const SIZE = { width: 60, height: 30 };

describe('clusterPins', () => {
  it('joins what would cover each other and leaves what would not', () => {
    const groups = clusterPins(
      [
        { id: 'a', x: 100, y: 100 },
        { id: 'b', x: 159, y: 129 },
        { id: 'c', x: 160, y: 100 },
        { id: 'd', x: 100, y: 130 },
      ],
      SIZE,
    );
    expect(groups).toEqual([
      { id: 'a', ids: ['a', 'b'] },
      { id: 'c', ids: ['c'] },
      { id: 'd', ids: ['d'] },
    ]);
  });

  it('joins across the edges of its grid, below zero as well', () => {
    const groups = clusterPins(
      [
        { id: 'a', x: -1, y: -1 },
        { id: 'b', x: 1, y: 1 },
      ],
      SIZE,
    );
    expect(groups).toHaveLength(1);
  });

  it('keeps every pin exactly once, and no two groups overlap', () => {
    const pin = fc.record({
      x: fc.integer({ min: -400, max: 1200 }),
      y: fc.integer({ min: -400, max: 900 }),
    });
    fc.assert(
      fc.property(fc.array(pin, { maxLength: 80 }), (positions) => {
        const pins = positions.map((position, at) => ({ id: String(at), ...position }));
        const groups = clusterPins(pins, SIZE);
        const ids = groups.flatMap((group) => group.ids);
        expect([...ids].sort()).toEqual(pins.map(({ id }) => id).sort());
        const heads = groups.map((group) => pins[Number(group.id)]);
        for (const a of heads) {
          for (const b of heads) {
            if (a === undefined || b === undefined || a === b) continue;
            const apart = Math.abs(a.x - b.x) >= SIZE.width || Math.abs(a.y - b.y) >= SIZE.height;
            expect(apart).toBe(true);
          }
        }
      }),
    );
  });
});
