import { figuresIn } from './loose-texts/find-figures.js';
import { pageProgram } from './page-program.js';
import { runCheck } from './run-check.js';
import { findingInSource } from './source-findings.js';

/**
 * Figures that a translator of the browser would rewrite: what changes under a reader's hand, such
 * as a total, stays as the page writes it (decision 0229).
 *
 * @param {string} root
 * @returns {string[]} what is wrong, a line each
 */
export function checkFigures(root) {
  const { sources, checker } = pageProgram(root);
  return sources.flatMap((source) =>
    figuresIn(source, checker).map((found) =>
      findingInSource(source, source.fileName.slice(root.length + 1), found),
    ),
  );
}

await runCheck(import.meta.url, checkFigures);
