import { expect, test } from 'vitest';
import { describeProgress } from '../../src/platform/server/start/progress.js';
import { runCaptured } from './run-captured.js';

const MODULE = new URL('../../src/platform/server/start/progress.js', import.meta.url).href;

/**
 * What a step writes where nobody looks on, its seconds left out.
 *
 * @param {string} work the body of its work
 * @param {string} [how] its options
 */
async function written(work, how = '{}') {
  const program = `import { step } from ${JSON.stringify(MODULE)};
    await step('Working', async () => { ${work} }, ${how}).catch(() => {});`;
  const { output } = await runCaptured(process.execPath, [
    ...['--input-type=module', '--eval', program],
  ]);
  return output
    .replaceAll(/ \d+\.\d s/g, '')
    .trim()
    .split('\n')
    .filter(Boolean);
}

const FAIL = "throw new Error('no')";
const QUIET = '{ quietMs: 60_000 }';

test.concurrent.each([
  ['shows that it began and how it ended', '', '{}', ['… Working', '✓ Working']],
  ['shows that it failed', FAIL, '{}', ['… Working', '✗ Working']],
  ['that is quiet at first shows only its end', '', QUIET, ['✓ Working']],
  ['that is quiet and fails at once leaves no line', FAIL, QUIET, []],
  [
    'that was quiet for too short to fail so shows both',
    `await new Promise((done) => setTimeout(done, 50)); ${FAIL}`,
    '{ quietMs: 1 }',
    ['… Working', '✗ Working'],
  ],
])('a step %s', async (_what, work, how, lines) => {
  expect(await written(work, how)).toEqual(lines);
});

test.each([
  ['at its beginning', 0, 400, '░░░░░░░░░░░░░░░░░░░░ 0 %  0 of 400 rows'],
  ['after a quarter', 100, 400, '█████░░░░░░░░░░░░░░░ 25 %  100 of 400 rows, 3.0 s left'],
  // The total was estimated.
  ['beyond its end', 1_500, 400, '████████████████████ 99 %  1,500 of 1,500 rows, 0.0 s left'],
  ['of nothing', 0, 0, '░░░░░░░░░░░░░░░░░░░░ 0 %  0 of 0 rows'],
])('progress %s shows what is done and left', (_when, done, total, text) => {
  expect(describeProgress({ done, total, unit: 'rows' }, 1_000)).toBe(text);
});
