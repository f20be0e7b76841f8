import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  registerResumer,
  resumeContinuation,
  storeContinuation,
  takeStoredContinuation,
} from './continuation.ts';

const stored = new Map<string, string>();
const leave: (() => void)[] = [];
const RESERVE = { action: 'reserve', subject: 'home-1' } as const;

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  vi.stubGlobal('location', { pathname: '/listings/home-1', search: '?guestCount=2' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  resumeContinuation(null);
});
afterEach(() => {
  for (const each of leave.splice(0)) each();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function listen(action: 'reserve' | 'create', subject: string | null): string[] {
  const heard: string[] = [];
  leave.push(registerResumer({ action, subject, resume: (of) => heard.push(of) }));
  return heard;
}

describe('a continuation', () => {
  test('is taken once, by the part of the page that it is about', () => {
    const [other, own, again] = [
      listen('reserve', 'home-2'),
      listen('reserve', 'home-1'),
      listen('reserve', 'home-1'),
    ];
    resumeContinuation(RESERVE);
    expect([other, own, again]).toEqual([[], ['home-1'], []]);
  });

  test('waits for that part, but not for ever', () => {
    resumeContinuation(RESERVE);
    vi.advanceTimersByTime(9_000);
    expect(listen('reserve', 'home-1')).toEqual(['home-1']);
    resumeContinuation(RESERVE);
    vi.advanceTimersByTime(11_000);
    expect(listen('reserve', 'home-1')).toEqual([]);
  });

  test('gives way to a later one, also to none', () => {
    resumeContinuation(RESERVE);
    resumeContinuation(null);
    expect(listen('reserve', 'home-1')).toEqual([]);
  });
});

describe('a stored continuation', () => {
  test('is there for the next page, once, with where it was begun', () => {
    storeContinuation(RESERVE);
    expect(takeStoredContinuation()).toEqual({
      next: RESERVE,
      page: '/listings/home-1?guestCount=2',
    });
    expect(takeStoredContinuation()).toBeNull();
  });

  test('is forgotten after a quarter of an hour', () => {
    storeContinuation(RESERVE);
    vi.advanceTimersByTime(15 * 60_000 + 1);
    expect(takeStoredContinuation()).toBeNull();
  });

  const until = Date.UTC(2100, 0, 1);
  test.each([
    ['no JSON', '{'],
    ['not an object', '7'],
    ['another site', { page: '//elsewhere.example/', next: RESERVE, until }],
    ['another site by a backslash', { page: '/\\elsewhere.example', next: RESERVE, until }],
    ['an address', { page: 'https://elsewhere.example/', next: RESERVE, until }],
    ['a script', { page: 'javascript:alert(1)', next: RESERVE, until }],
    ['no time', { page: '/', next: RESERVE }],
  ])('that is %s counts as none', (_, value) => {
    stored.set('continuation', typeof value === 'string' ? value : JSON.stringify(value));
    expect(takeStoredContinuation()).toBeNull();
  });

  test.each([
    ['an unknown action', { action: 'pay', subject: 'home-1' }],
    ['a subject that is no text', { action: 'reserve', subject: { id: 1 } }],
  ])('with %s does nothing', (_, next) => {
    stored.set('continuation', JSON.stringify({ page: '/', next, until }));
    expect(takeStoredContinuation()).toEqual({ next: null, page: '/' });
  });

  test('that can’t be stored is none', () => {
    vi.stubGlobal('sessionStorage', {
      setItem() {
        throw new Error('forbidden');
      },
    });
    storeContinuation(RESERVE);
    expect(takeStoredContinuation()).toBeNull();
  });
});
