import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { editorialContent } from './scripts/build/editorial-content.js';
import { isLong } from './scripts/testing/long-tests.js';

/** Begins with the long files, so that nobody waits for the last of them. */
class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort(
      (a, b) => Number(isLong(b.moduleId)) - Number(isLong(a.moduleId)),
    );
  }
}

export default defineConfig({
  plugins: [editorialContent(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  test: {
    include: ['{src,demo}/**/*.test.{ts,tsx}', 'scripts/**/*.test.js'],
    environment: 'node',
    tags: [{ name: 'long' }],
    // What ends a test that hangs, and never one whose machine is slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    // One more than the cores of a small machine: the longest files mostly wait.
    maxWorkers: 3,
    // The files of a worker share its modules: to load the whole app for each is a fifth of the
    // time. None of them changes a module's state; each makes the app, and a database, of its own.
    isolate: false,
    sequence: { sequencer: LongOnesFirst },
  },
});
