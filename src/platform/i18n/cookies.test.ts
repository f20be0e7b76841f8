import { expect, test } from 'vitest';
import { cookieName, keptCookie } from './cookies.ts';

test.each([
  ['https://stay.example', '__Host-theme'],
  ['http://localhost:3000', 'theme'],
  ['http://https.example', 'theme'],
])('where %s is served, the theme is kept as %s', (publicUrl, name) => {
  expect(cookieName('theme', publicUrl)).toBe(name);
});

test('over https only the prefixed name counts, over http only the plain one', () => {
  const header = 'theme=dark; __Host-theme=light';
  expect(keptCookie(header, 'theme', 'https://stay.example')).toBe('light');
  expect(keptCookie(header, 'theme', 'http://localhost:3000')).toBe('dark');
  expect(keptCookie('theme=dark', 'theme', 'https://stay.example')).toBeUndefined();
});
