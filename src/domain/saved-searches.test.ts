import { describe, expect, it, test } from 'vitest';
import { hasFallen, type NotedMatch, nextLook, noteMatch } from './saved-searches.ts';

const at = (text: string) => Temporal.Instant.from(text);

test.each([
  ['4 %', 10_000, 9_600, false],
  ['a cent less than 5 %', 10_000, 9_501, false],
  ['5 %', 10_000, 9_500, true],
  ['all of it', 10_000, 0, true],
  ['nothing', 10_000, 10_000, false],
  ['nothing, being free', 0, 0, false],
  ['less than nothing', 10_000, 11_000, false],
])('a total that falls by %s', (_, noted, total, expected) => {
  expect(hasFallen(noted, total)).toBe(expected);
});

describe('a match', () => {
  const createdAt = at('2026-03-02T09:00:00Z');
  const complete = { createdAt, knowsAll: true };
  const broad = { createdAt, knowsAll: false };
  const old = at('2026-01-01T00:00:00Z');
  const recent = at('2026-03-03T00:00:00Z');
  const told: NotedMatch = { total: 10_000, news: null, before: null, isTold: true };

  it.each([
    ['that fits a search that knows all is new', complete, old, 'new'],
    ['that was listed since is new to any search', broad, recent, 'new'],
    ['that was listed before is noted alone by a broad one', broad, old, null],
  ])('%s', (_, search, listedAt, news) => {
    expect(noteMatch(search, null, { total: 10_000, listedAt })).toEqual({
      total: 10_000,
      news,
      before: null,
      isTold: news === null,
    });
  });

  const note = (noted: NotedMatch, total: number) =>
    noteMatch(complete, noted, { total, listedAt: old });

  it('is told of when it costs 5 % less, measured from the lowest price told', () => {
    const cheaper = { total: 9_500, news: 'cheaper', before: 10_000, isTold: false } as const;
    expect(note(told, 9_500)).toEqual(cheaper);
    expect(note({ ...cheaper, isTold: true }, 9_400)).toBeNull();
    expect(note({ ...cheaper, isTold: true }, 9_025)).toMatchObject({ before: 9_500 });
  });

  it('is not told of when its price rises, or falls back to one that was told', () => {
    expect(note(told, 12_000)).toBeNull();
    expect(note(told, 10_000)).toBeNull();
  });

  it('that was not told yet is told with the price of the moment', () => {
    const untold = { total: 10_000, news: 'new', before: null, isTold: false } as const;
    expect(note(untold, 11_000)).toEqual({ ...untold, total: 11_000 });
    expect(note(untold, 10_000)).toBeNull();
  });

  it('that is no longer cheaper before it was told keeps its price', () => {
    const cheaper = { total: 9_000, news: 'cheaper', before: 10_000, isTold: false } as const;
    expect(note(cheaper, 9_900)).toEqual(told);
  });
});

describe('a search is looked at next', () => {
  const next = (rhythm: Parameters<typeof nextLook>[0], now: string, zone = 'Europe/Lisbon') =>
    nextLook(rhythm, { now: at(now), zone, spread: 30 })?.toString() ?? null;

  it.each([
    ['this morning', 'daily', '2026-03-02T06:00:00Z', '2026-03-02T08:30:00Z'],
    ['tomorrow morning', 'daily', '2026-03-02T08:30:00Z', '2026-03-03T08:30:00Z'],
    ['this Monday', 'weekly', '2026-03-02T06:00:00Z', '2026-03-02T08:30:00Z'],
    ['next Monday', 'weekly', '2026-03-02T09:00:00Z', '2026-03-09T08:30:00Z'],
    ['on Monday after a Sunday', 'weekly', '2026-03-08T23:00:00Z', '2026-03-09T08:30:00Z'],
  ] as const)('%s', (_, rhythm, now, expected) => {
    expect(next(rhythm, now)).toBe(expected);
  });

  it('by the day of its owner', () => {
    expect(next('daily', '2026-03-02T09:00:00Z', 'Asia/Tokyo')).toBe('2026-03-02T23:30:00Z');
  });

  it('never by itself where a change wakes it, or where it tells nothing', () => {
    expect(next('at-once', '2026-03-02T09:00:00Z')).toBeNull();
    expect(next('never', '2026-03-02T09:00:00Z')).toBeNull();
  });
});
