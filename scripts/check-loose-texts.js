import { looseTextsIn } from './loose-texts/find-loose-texts.js';
import { pageProgram } from './page-program.js';
import { runCheck } from './run-check.js';
import { findingInSource } from './source-findings.js';

/**
 * Texts that React keeps as nodes of their own, beside others or with no element around them
 * (decision 0229). Looks at types, so that a variable, a choice and a call are seen as well.
 *
 * @param {string} root
 * @returns {string[]} what is wrong, a line each
 */
export function checkLooseTexts(root) {
  const { sources, checker } = pageProgram(root);
  return looseTextsIn(sources, checker).map((found) => {
    const source = found.node.getSourceFile();
    return findingInSource(source, source.fileName.slice(root.length + 1), found);
  });
}

await runCheck(import.meta.url, checkLooseTexts);
