import { join } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildName } from './scripts/build/build-name.js';
import { demoApart } from './scripts/build/demo-apart.js';
import { editorialContent } from './scripts/build/editorial-content.js';
import { firstChunks } from './scripts/build/first-chunks.js';
import { lateParts } from './scripts/build/late-parts.js';
import { BUILD_FOLDER, longTexts } from './scripts/build/long-texts.js';
import { serviceWorker } from './scripts/build/service-worker.js';

/** Every build has a folder of its own, which browsers may keep for ever. */
const SCRIPTS = `assets/${buildName(import.meta.dirname)}/[name].js`;

/** Below `src`: what a browser begins with. */
const CLIENT = 'entry/client.tsx';
const fileOf = (path: string) => join(import.meta.dirname, 'src', path);

/** The pages: browser bundle in `client`, server rendering in `ssr`. */
export default defineConfig(({ command }) => ({
  plugins: [
    editorialContent(),
    tanstackStart({
      srcDirectory: 'src',
      router: {
        entry: 'entry/router.tsx',
        routesDirectory: 'routes',
        generatedRouteTree: '../generated/route-tree.gen.ts',
        routeFileIgnorePattern: '\\.test\\.',
        quoteStyle: 'single',
        semicolons: true,
      },
      client: { entry: CLIENT },
      server: { entry: 'entry/ssr.ts' },
    }),
    react(),
    lingui(),
    longTexts(),
    lateParts(),
    serviceWorker({
      root: import.meta.dirname,
      source: 'src/features/reservations/web/kept-trips/trips-worker.ts',
      fileName: 'trips-worker.js',
    }),
    demoApart({ root: import.meta.dirname }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    tailwindcss(),
  ],
  environments: {
    client: {
      build: {
        // A list of what each file needs would be a kilobyte of every first load; most need but
        // what is there already, and what a page needs its HTML names. What makes a page live is
        // asked for together.
        modulePreload: {
          resolveDependencies: (file, imports) => (file.endsWith('/hydrate.js') ? imports : []),
        },
        outDir: `${BUILD_FOLDER}/client`,
        rolldownOptions: {
          output: {
            chunkFileNames: SCRIPTS,
            entryFileNames: SCRIPTS,
            // What every page starts with is one file: dozens of small ones compress a fifth worse.
            codeSplitting: { groups: firstChunks(fileOf(CLIENT), fileOf('entry/hydrate.tsx')) },
          },
        },
      },
    },
    ssr: {
      build: { outDir: `${BUILD_FOLDER}/ssr` },
      // One file opens faster than the hundreds of its packages. While one develops they are opened
      // as they are: some are CommonJS, which only the build translates.
      ...(command === 'build' ? { resolve: { noExternal: true as const } } : {}),
    },
  },
  server: { port: 3000 },
}));
