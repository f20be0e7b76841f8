import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { editorialContent } from './scripts/build/editorial-content.js';
import { leanContracts } from './scripts/build/lean-contracts.js';

/** The pages: browser bundle in dist/client, server rendering in dist/ssr. */
export default defineConfig({
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
    babel({ presets: [linguiTransformerBabelPreset()] }),
    tailwindcss(),
  ],
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        rolldownOptions: {
          output: {
            // What every page starts with is one file: dozens of small ones compress a fifth worse.
            codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
          },
        },
      },
    },
    ssr: {
      build: { outDir: 'dist/ssr' },
      // One file opens faster than the hundreds of its packages.
      resolve: { noExternal: true },
    },
  },
  server: { port: 3000 },
});
