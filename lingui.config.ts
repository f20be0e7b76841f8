import { existsSync, readdirSync } from 'node:fs';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { LOCALES } from './src/platform/i18n/locales.ts';

/** Folders with texts: the platform, each part of the market and each feature. */
const rooms = [
  'src/platform',
  ...['src/market', 'src/features'].flatMap((tier) =>
    readdirSync(tier).map((room) => `${tier}/${room}`),
  ),
];

const hasSome =
  (...folders: string[]) =>
  (room: string) =>
    folders.some((folder) => existsSync(`${room}/${folder}`));

/**
 * Folders of the browser's that have a `messages` folder of their own: their texts come with what
 * shows them, in place of with every page (`src/platform/web/i18n/deferred-texts.ts`).
 */
const deferredFolders = rooms
  .map((room) => `${room}/web`)
  .filter((web) => existsSync(web))
  .flatMap((web) => readdirSync(web).map((folder) => `${web}/${folder}`))
  .filter((folder) => existsSync(`${folder}/messages`));

/** English is the source; `scripts/check-messages.js` says which others must be complete. */
export default defineConfig({
  sourceLocale: 'en',
  locales: Object.keys(LOCALES),
  catalogs: [
    ...rooms.filter(hasSome('server', 'data')).map((room) => ({
      path: `<rootDir>/${room}/messages/{locale}`,
      include: [`<rootDir>/${room}`],
      exclude: ['**/*.test.*', '**/web/**', '**/labels/**'],
    })),
    ...rooms.filter(hasSome('web')).map((room) => ({
      // What the browser may need is apart, so that no mail's text travels there. Labels are
      // for both: the server loads this catalogue of theirs as well (`message-catalogs.ts`).
      path: `<rootDir>/${room}/web/messages/{locale}`,
      include: [`<rootDir>/${room}/web`, `<rootDir>/${room}/labels`],
      exclude: ['**/*.test.*', ...deferredFolders.map((folder) => `**/${folder}/**`)],
    })),
    ...deferredFolders.map((folder) => ({
      path: `<rootDir>/${folder}/messages/{locale}`,
      include: [`<rootDir>/${folder}`],
      exclude: ['**/*.test.*'],
    })),
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
