import { existsSync, readdirSync } from 'node:fs';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { LOCALES } from './src/platform/i18n/locales.ts';

/** Folders with texts: the platform and each feature. */
const rooms = [
  'src/platform',
  ...readdirSync('src/features').map((feature) => `src/features/${feature}`),
];

/**
 * Parts of a room's pages that have a `messages` folder of their own: their texts are fetched with
 * them, and no other page carries them.
 */
function partsOf(room: string): string[] {
  if (!existsSync(`${room}/web`)) return [];
  return readdirSync(`${room}/web`).filter((part) => existsSync(`${room}/web/${part}/messages`));
}

/** English is the source; `scripts/check-messages.js` says which others must be complete. */
export default defineConfig({
  sourceLocale: 'en',
  locales: Object.keys(LOCALES),
  catalogs: rooms.flatMap((room) => [
    {
      path: `<rootDir>/${room}/messages/{locale}`,
      include: [`<rootDir>/${room}`],
      exclude: ['**/*.test.*', '**/web/**'],
    },
    {
      // What the browser may need is apart, so that no mail's text travels there.
      path: `<rootDir>/${room}/web/messages/{locale}`,
      include: [`<rootDir>/${room}/web`],
      exclude: ['**/*.test.*', ...partsOf(room).map((part) => `<rootDir>/${room}/web/${part}/**`)],
    },
    ...partsOf(room).map((part) => ({
      path: `<rootDir>/${room}/web/${part}/messages/{locale}`,
      include: [`<rootDir>/${room}/web/${part}`],
      exclude: ['**/*.test.*'],
    })),
  ]),
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
