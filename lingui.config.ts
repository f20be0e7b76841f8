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
 * Folders that only dialogs show: their texts are in a catalogue of their own, so that pages don't
 * carry them. Their room's other folders share one.
 */
const DIALOG_FOLDERS = [
  'src/features/experiences/web/hosting',
  'src/features/experiences/web/managed',
  'src/features/itinerants/web/hosting',
  'src/features/reservations/web/home-calendars',
  'src/features/reservations/web/resolutions',
  'src/features/reviews/web/writing',
  'src/features/stays/web/filters',
  'src/features/stays/web/hosting',
  'src/features/stays/web/search-wizard',
  'src/features/travel/web/planner',
  'src/market/search/web/filters',
  'src/market/search/web/form',
];
const dialogFoldersOf = (room: string) =>
  DIALOG_FOLDERS.filter((folder) => folder.startsWith(`${room}/web/`));

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
      // for both: the server loads this catalogue of theirs as well (`make-services.ts`).
      path: `<rootDir>/${room}/web/messages/{locale}`,
      include: [`<rootDir>/${room}/web`, `<rootDir>/${room}/labels`],
      exclude: ['**/*.test.*', ...DIALOG_FOLDERS.map((folder) => `**/${folder}/**`)],
    })),
    ...rooms
      .filter((room) => dialogFoldersOf(room).length > 0)
      .map((room) => ({
        path: `<rootDir>/${room}/web/messages/dialog/{locale}`,
        include: dialogFoldersOf(room).map((folder) => `<rootDir>/${folder}`),
        exclude: ['**/*.test.*'],
      })),
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
