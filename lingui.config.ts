import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** Locales whose texts are complete; English is the source. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de', 'ar', 'es', 'fr', 'pt'],
  catalogs: [
    {
      path: '<rootDir>/src/features/{name}/messages/{locale}',
      include: ['<rootDir>/src/features/{name}'],
      exclude: ['**/*.test.*', '**/web/**'],
    },
    {
      // What the browser may need is apart, so that no mail's text travels there.
      path: '<rootDir>/src/features/{name}/web/messages/{locale}',
      include: ['<rootDir>/src/features/{name}/web'],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/src/platform/messages/{locale}',
      include: ['<rootDir>/src/platform'],
      exclude: ['**/*.test.*', '**/web/**'],
    },
    {
      path: '<rootDir>/src/platform/web/messages/{locale}',
      include: ['<rootDir>/src/platform/web'],
      exclude: ['**/*.test.*'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
