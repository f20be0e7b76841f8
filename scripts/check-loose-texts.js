import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './launch/root.js';
import { looseTextsIn } from './loose-texts/find-loose-texts.js';
import { runCheck } from './run-check.js';
import { findingInSource } from './source-findings.js';
import { filesOf } from './walk.js';

/**
 * Texts that React keeps as nodes of their own, beside others or with no element around them
 * (decision 0229). Looks at types, so that a variable, a choice and a call are seen as well.
 *
 * @param {string} root
 * @returns {string[]} what is wrong, a line each
 */
export function checkLooseTexts(root) {
  const paths = filesOf(root, 'src').filter(
    (path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && !path.includes('/testing/'),
  );
  const names = paths.map((path) => join(root, path));
  const program = ts.createProgram(names, compilerOptions());
  const sources = names.flatMap((name) => program.getSourceFile(name) ?? []);
  return looseTextsIn(sources, program.getTypeChecker()).map((found) => {
    const source = found.node.getSourceFile();
    return findingInSource(source, source.fileName.slice(root.length + 1), found);
  });
}

function compilerOptions() {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const host = { ...ts.sys, readDirectory: () => [] };
  return ts.parseJsonConfigFileContent(config, host, ROOT).options;
}

await runCheck(import.meta.url, checkLooseTexts);
