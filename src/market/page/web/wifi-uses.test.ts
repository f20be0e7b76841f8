import { expect, it } from 'vitest';
import { wifiUses } from './wifi.tsx';

it.each([
  [3, 0, 44, 'minute'],
  [4, 1, 33, 'minute'],
  [88, 22, 2, 'minute'],
  [90, 22, 89, 'second'],
  [400, 100, 20, 'second'],
])('%i Mbps carry %i calls and a gigabyte in %i %ss', (mbps, calls, amount, unit) => {
  expect(wifiUses(mbps)).toEqual({ calls, gigabyte: { amount, unit } });
});
