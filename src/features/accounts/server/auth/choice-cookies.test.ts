import { expect, test } from 'vitest';
import { loadConfig } from '#platform/server/config/config.ts';
import { choiceCookies } from './browser-cookies.ts';

const account = { locale: 'ar', preferences: { theme: 'dark' as const } };

function cookiesOver(publicUrl: string, cookie: string): string[] {
  const config = loadConfig({ SESSION_SECRET: 's'.repeat(32), PUBLIC_URL: publicUrl });
  return choiceCookies(account, new Headers({ cookie }), config);
}

test('over https a browser follows its account by the names that only this site can set', () => {
  const more = 'Path=/; Max-Age=31536000; SameSite=Lax; Secure';
  expect(cookiesOver('https://stay.example', 'locale=ar; theme=dark')).toEqual([
    `__Host-locale=ar; ${more}`,
    `__Host-theme=dark; ${more}`,
  ]);
  const kept = '__Host-locale=ar; __Host-theme=dark';
  expect(cookiesOver('https://stay.example', kept)).toEqual([]);
});

test('over http, where browsers refuse those names, by the plain ones', () => {
  expect(cookiesOver('http://localhost:3000', 'locale=ar')).toEqual([
    'theme=dark; Path=/; Max-Age=31536000; SameSite=Lax',
  ]);
});
