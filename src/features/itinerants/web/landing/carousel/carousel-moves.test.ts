import { describe, expect, it, test } from 'vitest';
import { cardAfterKey, frontAt, getCardPosition, turnTo, wheelTurn } from './carousel-moves.ts';

const COUNT = 18;
const RING = { front: 4, count: COUNT, hasFocus: false, rtl: false };
const FOCUSED = { ...RING, hasFocus: true };
const wheel = (change: Partial<WheelEvent>) => ({
  deltaX: 0,
  deltaY: 0,
  ctrlKey: false,
  ...change,
});

describe('a wheel over the ring', () => {
  it.each([
    ['down, with focus: on', { deltaY: 100 }, FOCUSED, 1],
    ['up, with focus: back', { deltaY: -100 }, FOCUSED, -1],
    ['down, without focus: the page scrolls', { deltaY: 100 }, RING, 0],
    ['mainly sideways, without focus: on', { deltaX: 40, deltaY: 39 }, RING, 1],
    ['just as much down as sideways: the page scrolls', { deltaX: 40, deltaY: 40 }, RING, 0],
    ['left: back', { deltaX: -40 }, RING, -1],
    ['right, read from right to left: back', { deltaX: 40 }, { ...RING, rtl: true }, -1],
    ['down, read from right to left: on', { deltaY: 40 }, { ...FOCUSED, rtl: true }, 1],
    ['a zoom', { deltaY: 100, ctrlKey: true }, FOCUSED, 0],
    ['no movement', {}, FOCUSED, 0],
    ['on at the last card: the page scrolls', { deltaY: 100 }, { ...FOCUSED, front: 17 }, 0],
    ['back from the last card', { deltaY: -100 }, { ...FOCUSED, front: 17 }, -1],
    ['back at the first card: the page scrolls', { deltaX: -90 }, { ...RING, front: 0 }, 0],
    ['on from the first card', { deltaX: 90 }, { ...RING, front: 0 }, 1],
  ])('%s', (_, change, ring, turn) => {
    expect(wheelTurn(wheel(change), ring)).toBe(turn);
  });
});

describe('a key in the ring', () => {
  it.each([
    ['ArrowRight', 4, false, 5],
    ['ArrowLeft', 4, false, 3],
    ['ArrowRight', 4, true, 3],
    ['ArrowLeft', 4, true, 5],
    ['ArrowRight', 17, false, 0],
    ['ArrowLeft', 0, false, 17],
    ['Home', 9, true, 0],
    ['End', 9, false, 17],
    ['ArrowDown', 9, false, null],
    ['Enter', 9, false, null],
  ])('%s at %i, right to left: %s', (key, front, rtl, card) => {
    expect(cardAfterKey(key, front, COUNT, rtl)).toBe(card);
  });
});

describe('where the cards stand', () => {
  it.each([
    [0, { front: [0], near: [1, 2, 16, 17], edge: [3, 15] }],
    [9, { front: [9], near: [7, 8, 10, 11], edge: [6, 12] }],
    [17, { front: [17], near: [0, 1, 15, 16], edge: [2, 14] }],
  ])('with %i in front', (front, standing) => {
    const all = Array.from({ length: COUNT }, (_, card) => card);
    const those = (where: string) =>
      all.filter((card) => getCardPosition(card, front, COUNT) === where);
    expect({ front: those('front'), near: those('near'), edge: those('edge') }).toEqual(standing);
    expect(those('hidden')).toHaveLength(11);
  });
});

describe('the ring turns the short way', () => {
  it.each([
    ['on by one', 0, 1, 1],
    ['back past the first', 0, 17, -1],
    ['on past the last', 17, 0, 18],
    ['half of it goes on', 0, 9, 9],
    ['to where it is', 40, 4, 40],
  ])('%s', (_, turn, card, after) => {
    expect(turnTo(card, turn, COUNT)).toBe(after);
  });

  test('whatever it was turned by before, the card wanted is in front', () => {
    for (let turn = -40; turn <= 40; turn += 1) {
      for (let card = 0; card < COUNT; card += 1) {
        const after = turnTo(card, turn, COUNT);
        expect(frontAt(after, COUNT)).toBe(card);
        expect(Math.abs(after - turn)).toBeLessThanOrEqual(COUNT / 2);
      }
    }
  });
});
