import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { editorialContent } from './scripts/build/editorial-content.js';
import { leanContracts } from './scripts/build/lean-contracts.js';
import { BUILD_FOLDER, longTexts } from './scripts/build/long-texts.js';

/** The pages: browser bundle in `client`, server rendering in `ssr`. */
export default defineConfig(({ command }) => ({
  plugins: [
    leanContracts(),
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
      client: { entry: 'entry/client.tsx' },
      server: { entry: 'entry/ssr.ts' },
    }),
    react(),
    lingui(),
    longTexts(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    tailwindcss(),
  ],
  environments: {
    client: {
      build: {
        outDir: `${BUILD_FOLDER}/client`,
        rolldownOptions: {
          output: {
            // What every page starts with is one file: dozens of small ones compress a fifth worse.
            codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
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
