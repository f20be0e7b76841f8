import { describe, expect, test } from 'vitest';
import { isSameOrigin } from './pipeline.ts';

const HTTPS = 'https://stay.example';
const HTTP = 'http://localhost:3000';

describe('the site that a browser names decides', () => {
  test.each([
    ['same-origin', true],
    ['none', true],
    ['same-site', false],
    ['cross-site', false],
    ['', false],
    ['SAME-ORIGIN', false],
  ])('%j', (site, isOwn) => {
    for (const origin of [HTTPS, 'http://stay.example', 'https://evil.example']) {
      const headers = new Headers({ 'sec-fetch-site': site, origin, host: 'stay.example' });
      expect(isSameOrigin(headers, HTTPS)).toBe(isOwn);
    }
  });
});

describe('without it the whole origin is compared', () => {
  test.each([
    [HTTPS, HTTPS, 'stay.example', true],
    [HTTPS, 'http://stay.example', 'stay.example', false],
    [HTTPS, 'https://stay.example:8443', 'stay.example:8443', false],
    [HTTPS, 'https://evil.example', 'stay.example', false],
    [HTTPS, 'null', 'stay.example', false],
    [HTTPS, 'http://192.0.2.7', '192.0.2.7', false],
    [HTTP, HTTP, 'localhost:3000', true],
    [HTTP, 'http://192.0.2.7:3000', '192.0.2.7:3000', true],
    [HTTP, 'http://[2001:db8::7]:3000', '[2001:db8::7]:3000', true],
    [HTTP, 'http://192.0.2.7:3000', '192.0.2.7:4000', false],
    [HTTP, 'http://192.0.2.7:3000', 'localhost:3000', false],
    [HTTP, 'https://192.0.2.7:3000', '192.0.2.7:3000', false],
    // A name that its owner has pointed to this machine.
    [HTTP, 'http://rebound.example:3000', 'rebound.example:3000', false],
  ])('at %s from %s to %s', (publicOrigin, origin, host, isOwn) => {
    expect(isSameOrigin(new Headers({ origin, host }), publicOrigin)).toBe(isOwn);
  });

  test('who names neither is no browser', () => {
    expect(isSameOrigin(new Headers({ host: 'stay.example' }), HTTPS)).toBe(true);
  });
});
