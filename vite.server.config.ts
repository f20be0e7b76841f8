import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vite';
import { demoApart } from './scripts/build/demo-apart.js';
import { editorialContent } from './scripts/build/editorial-content.js';
import { BUILD_FOLDER, longTexts } from './scripts/build/long-texts.js';

/** The processes: HTTP server, worker and tools, for Node, in `server`. */
export default defineConfig({
  plugins: [
    editorialContent(),
    lingui(),
    longTexts(),
    demoApart({ root: import.meta.dirname, allowed: ['demo'], late: true }),
    // With the English texts, which a build for people leaves out: a form may name amenities by them.
    babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' })] }),
  ],
  ssr: {
    // One file opens faster than the thousand of its packages.
    noExternal: true,
    external: ['@electric-sql/pglite', 'sharp'],
  },
  build: {
    ssr: true,
    outDir: `${BUILD_FOLDER}/server`,
    target: 'node22',
    sourcemap: true,
    copyPublicDir: false,
    rolldownOptions: {
      input: {
        http: 'src/entry/http.ts',
        'embedded-thread': 'src/platform/server/database/embedded-thread.ts',
        'calendar-thread': 'src/features/reservations/server/feeds/calendar-thread.ts',
        worker: 'src/entry/worker.ts',
        ledger: 'src/entry/ledger.ts',
        admin: 'src/entry/admin.ts',
        migrate: 'src/entry/migrate.ts',
        backup: 'src/entry/backup.ts',
        restore: 'src/entry/restore.ts',
        move: 'src/entry/move.ts',
        media: 'src/entry/media.ts',
        demo: 'src/entry/demo.ts',
        'write-openapi': 'src/entry/write-openapi.ts',
      },
      // Beside the entries: what opens the database finds its thread there.
      output: { chunkFileNames: '[name].js' },
    },
  },
});
