import './launch/require-node.js';
import './launch/follow-npm.js';
import { captured, endOnSignal } from './launch/captured.js';
import { runScript } from './launch/failure.js';
import { prepareNode } from './launch/prepare.js';
import { seconds } from './launch/progress.js';
import { programOf, ROOT } from './launch/root.js';

/**
 * Every check by name, the longest first: a file for Node, and its arguments. Each is shown to bite
 * by a test.
 */
const CHECKS = /** @type {const} */ ([
  ['generated files match the code', () => ['scripts/check-generated.js']],
  ['types', () => [programOf('typescript-native', 'tsc'), '-p', 'tsconfig.json']],
  ['format and lint', () => [programOf('@biomejs/biome', 'biome'), 'ci']],
  ['types of the pure domain', () => [programOf('typescript-native', 'tsc'), '-p', 'src/domain']],
  [
    'who may know whom',
    () => [programOf('dependency-cruiser', 'depcruise'), 'src', '--output-type', 'err'],
  ],
  ['nothing unused', () => [programOf('knip')]],
  ['files and names', () => ['scripts/check-files.js']],
  ['every refusal tried', () => ['scripts/check-error-codes.js']],
  ['SQL in stores only', () => ['scripts/check-sql.js']],
  ['no untranslated text', () => ['scripts/check-jsx-text.js']],
  ['every locale complete', () => ['scripts/check-messages.js']],
]);

/** Most checks use one core; more of them at once would only wait for each other. */
const AT_ONCE = 2;

await runScript(async () => {
  endOnSignal(130);
  const node = await prepareNode();
  const wanted = process.argv.slice(2);
  const waiting = CHECKS.filter(
    ([name]) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
  );
  /** @type {string[]} */
  const failed = [];
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const [name, args] = check;
      const started = performance.now();
      const { code, output } = await captured(node, args(), { cwd: ROOT });
      console.log(`${code === 0 ? '✓' : '✗'} ${name} ${seconds(performance.now() - started)}`);
      if (code === 0) continue;
      failed.push(name);
      console.log(output.trimEnd());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (failed.length === 0) return 0;
  console.log(`\nFailed: ${failed.join(', ')}.`);
  return 1;
});
