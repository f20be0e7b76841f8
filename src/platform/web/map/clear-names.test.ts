import { describe, expect, it } from 'vitest';
import { clearNames } from './place-names.tsx';

const at = (id: string, x: number, y: number) => ({ id, x, y });

describe('clearNames', () => {
  it('leaves a name on its place when nothing is near', () => {
    expect(clearNames([at('Porto', 100, 100)], [])).toEqual([{ id: 'Porto', below: 0 }]);
  });

  it('goes under the pin that stands there', () => {
    expect(clearNames([at('Porto', 100, 100)], [{ x: 100, y: 100 }])).toEqual([
      { id: 'Porto', below: 30 },
    ]);
  });

  it('goes over it when another pin is below', () => {
    const pins = [
      { x: 100, y: 100 },
      { x: 100, y: 135 },
    ];
    expect(clearNames([at('Porto', 100, 100)], pins)).toEqual([{ id: 'Porto', below: -30 }]);
  });

  it('gives way to an earlier name where there is no room for both', () => {
    const names = [at('Porto', 100, 100), at('Gaia', 110, 102)];
    const pins = [
      { x: 100, y: 40 },
      { x: 100, y: 70 },
      { x: 100, y: 150 },
    ];
    expect(clearNames(names, pins)).toEqual([{ id: 'Porto', below: 0 }]);
  });
});
