import { afterEach, expect, test, vi } from 'vitest';
import { readWaitingRequest, saveWaitingRequest, type WaitingRequest } from './waiting-request.ts';

const WAITING: WaitingRequest = {
  userId: 'mina',
  kind: 'stay',
  listingId: 'loft',
  title: 'Loft',
  language: undefined,
  nights: 75,
  query: '?startDate=2026-04-01&endDate=2026-06-15',
  message: 'Hello',
  payMonthly: false,
};

/** A browser's storage. */
function stubStorage() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  vi.stubGlobal('localStorage', storage);
  return storage;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the chosen way to pay waits with the message', () => {
  stubStorage();
  saveWaitingRequest(WAITING);
  expect(readWaitingRequest('mina')).toMatchObject({ message: 'Hello', payMonthly: false });
  expect(readWaitingRequest('somebody else')).toBeNull();
});

test('a request that was kept without a way to pay is paid by the month where it may be', () => {
  const storage = stubStorage();
  const { payMonthly: _, ...older } = WAITING;
  storage.setItem('waiting-request', JSON.stringify({ ...older, until: Date.now() + 1000 }));
  expect(readWaitingRequest('mina')).toMatchObject({ payMonthly: true });
});
