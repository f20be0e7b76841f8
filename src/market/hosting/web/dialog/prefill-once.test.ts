import { afterEach, expect, it, vi } from 'vitest';
import { renewPrefill, takePrefill } from './load-start.ts';

/** A fake of a tab's storage. */
function openTab(): void {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
}
afterEach(() => vi.unstubAllGlobals());

it('a new form is filled in once a visit (spec 3 §4)', () => {
  openTab();
  expect(takePrefill('stay', 'rosa')).toBe(true);
  expect(takePrefill('stay', 'rosa')).toBe(false);
  openTab();
  expect(takePrefill('stay', 'rosa')).toBe(true);
});

it('once for each account, and once more after another was listed', () => {
  openTab();
  takePrefill('stay', 'rosa');
  expect(takePrefill('stay', 'ana')).toBe(true);
  renewPrefill('stay');
  expect(takePrefill('stay', 'ana')).toBe(true);
});

it('each time where storage is forbidden', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect([takePrefill('stay', 'rosa'), takePrefill('stay', 'rosa')]).toEqual([true, true]);
});
