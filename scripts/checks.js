import { programOf } from './launch/root.js';

/**
 * Every check by name, the longest first: a file for Node, and its arguments. Each is shown to bite
 * in a test that describes it by this name.
 */
export const CHECKS = /** @type {const} */ ([
  ['generated files match the code', () => ['scripts/check-generated.js']],
  ['types', () => [programOf('typescript-native', 'tsc'), '-p', 'tsconfig.json']],
  ['format and lint', () => [programOf('@biomejs/biome', 'biome'), 'ci']],
  ['types of the pure domain', () => [programOf('typescript-native', 'tsc'), '-p', 'src/domain']],
  [
    'who may know whom',
    () => [
      programOf('dependency-cruiser', 'depcruise'),
      ...['src', 'demo', 'bench', 'e2e', 'scripts'],
      ...['--output-type', 'err'],
    ],
  ],
  ['nothing unused', () => [programOf('knip')]],
  ['nothing used by tests alone', () => [programOf('knip'), '--config', 'knip.product.js']],
  ['SQL in stores only', () => ['scripts/check-sql.js']],
  ['migrations leave tables alterable', () => ['scripts/check-migrations.js']],
  ['files and names', () => ['scripts/check-files.js']],
  ['terms of the field', () => ['scripts/check-terms.js']],
  ['every refusal tried', () => ['scripts/check-error-codes.js']],
  ['labels said once', () => ['scripts/check-labels.js']],
  ['no loose text', () => ['scripts/check-loose-texts.js']],
  ['figures stay as written', () => ['scripts/check-figures.js']],
  ['what browsers lack', () => ['scripts/check-browser-apis.js']],
  ['no untranslated text', () => ['scripts/check-jsx-text.js']],
  ['subjects of commits', () => ['scripts/check-commits.js']],
  ['disabled says why', () => ['scripts/check-disabled.js']],
  ['dollars and cents converted once', () => ['scripts/check-money.js']],
  ['every locale complete', () => ['scripts/check-messages.js']],
]);
