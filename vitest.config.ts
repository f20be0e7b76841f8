import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vitest/config';
import { editorialContent } from './scripts/build/editorial-content.js';

export default defineConfig({
  plugins: [editorialContent(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.js'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
