import './launch/require-node.js';
import './launch/follow-npm.js';
import { captured, endOnSignal } from './launch/captured.js';
import { runScript } from './launch/failure.js';
import { prepareNode } from './launch/prepare.js';
import { seconds } from './launch/progress.js';
import { programOf, ROOT } from './launch/root.js';

/** Every check by name: a file for Node, and its arguments. Each is shown to bite by a test. */
const CHECKS = /** @type {const} */ ([
  ['format and lint', () => [programOf('@biomejs/biome', 'biome'), 'ci']],
  ['types', () => [programOf('typescript', 'tsc'), '-p', 'tsconfig.json']],
  ['types of the pure domain', () => [programOf('typescript', 'tsc'), '-p', 'src/domain']],
  [
    'who may know whom',
    () => [programOf('dependency-cruiser', 'depcruise'), 'src', '--output-type', 'err'],
  ],
  ['nothing unused', () => [programOf('knip')]],
  ['files and names', () => ['scripts/check-files.js']],
  ['generated files match the code', () => ['scripts/check-generated.js']],
  ['no untranslated text', () => ['scripts/check-jsx-text.js']],
  ['every locale complete', () => ['scripts/check-messages.js']],
]);

await runScript(async () => {
  endOnSignal(130);
  const node = await prepareNode();
  const wanted = process.argv.slice(2);
  const failed = [];
  for (const [name, args] of CHECKS) {
    if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
    const started = performance.now();
    const { code, output } = await captured(node, args(), { cwd: ROOT });
    console.log(`${code === 0 ? '✓' : '✗'} ${name} ${seconds(performance.now() - started)}`);
    if (code === 0) continue;
    failed.push(name);
    console.log(output.trimEnd());
  }
  if (failed.length === 0) return 0;
  console.log(`\nFailed: ${failed.join(', ')}.`);
  return 1;
});
