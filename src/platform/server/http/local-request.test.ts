import { describe, expect, test } from 'vitest';
import { loadConfig } from '../config/config.ts';
import { isLocalRequest } from './caller.ts';

const HERE = { host: 'localhost:3000' };

function asked(
  address: string,
  headers: Record<string, string> = HERE,
  settings: Record<string, string> = {},
): boolean {
  const { http } = loadConfig({ SESSION_SECRET: 's'.repeat(32), ...settings });
  return isLocalRequest(new Headers(headers), address, http);
}

describe('who asks from this machine', () => {
  test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('%s does', (address) => {
    expect(asked(address)).toBe(true);
  });

  test.each(['10.0.0.7', '203.0.113.5', '2001:db8::1', '::ffff:203.0.113.5', 'local', ''])(
    '%j does not',
    (address) => {
      expect(asked(address)).toBe(false);
    },
  );
});

describe('what tells that it may be for others', () => {
  test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])('a proxy’s %s', (name) => {
    expect(asked('127.0.0.1', { ...HERE, [name]: '127.0.0.1' })).toBe(false);
  });

  test.each([{ TRUST_PROXY: '1' }, { PUBLIC_URL: 'https://stay.example' }])('%j', (settings) => {
    expect(asked('127.0.0.1', HERE, settings as never)).toBe(false);
  });

  test('no name of whom it asks', () => {
    expect(asked('127.0.0.1', {})).toBe(false);
  });

  test.each([
    ['localhost:3000', true],
    ['127.0.0.1:3000', true],
    ['[::1]:3000', true],
    ['rebound.example:3000', false],
    ['stay.example', false],
    ['', false],
    ['two words', false],
  ])('the name it asks by: %j is %s', (host, isHere) => {
    expect(asked('127.0.0.1', { host })).toBe(isHere);
  });
});
