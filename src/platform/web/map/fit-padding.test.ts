import { describe, expect, it } from 'vitest';
import { paddingBeside } from './fit-padding.ts';

const frame = { left: 100, right: 700, top: 50, bottom: 650 };
const bare = { left: 74, right: 74, top: 30, bottom: 30 };

describe('the padding of pins', () => {
  it('is half a pin where nothing lies over the map', () => {
    expect(paddingBeside(frame, [])).toEqual(bare);
  });

  it('keeps clear of a bar along an edge, in either direction', () => {
    const foot = { left: 110, right: 690, top: 500, bottom: 640 };
    expect(paddingBeside(frame, [foot])).toEqual({ ...bare, bottom: 150 + 30 });
    const head = { left: 110, right: 690, top: 60, bottom: 110 };
    expect(paddingBeside(frame, [head, foot])).toEqual({
      ...bare,
      top: 60 + 30,
      bottom: 150 + 30,
    });
  });

  it('gives a corner to the side that costs less, on whichever side of reading it is', () => {
    const buttons = { right: 688, left: 644, top: 62, bottom: 150 };
    expect(paddingBeside(frame, [buttons])).toEqual({ ...bare, right: 56 + 74 });
    const mirrored = { left: 112, right: 156, top: 62, bottom: 150 };
    expect(paddingBeside(frame, [mirrored])).toEqual({ ...bare, left: 56 + 74 });
  });

  it('counts nothing twice', () => {
    const head = { left: 100, right: 700, top: 50, bottom: 160 };
    const buttons = { right: 688, left: 644, top: 62, bottom: 150 };
    expect(paddingBeside(frame, [buttons, head])).toEqual({ ...bare, top: 110 + 30 });
  });

  it('leaves the pins some of a small map', () => {
    const small = { left: 0, right: 120, top: 0, bottom: 100 };
    const { left, right, top, bottom } = paddingBeside(small, [
      { left: 0, right: 120, top: 40, bottom: 100 },
    ]);
    expect(left + right).toBeLessThanOrEqual(84);
    expect(top + bottom).toBeLessThanOrEqual(70);
  });

  it('ignores what is not shown', () => {
    expect(paddingBeside(frame, [{ left: 0, right: 0, top: 0, bottom: 0 }])).toEqual(bare);
  });
});
