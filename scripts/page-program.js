import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './launch/root.js';
import { filesOf } from './walk.js';

/**
 * The components of the pages with their types, for checks that follow values. Tests and their
 * helpers are left out.
 *
 * @param {string} root
 * @returns {{ sources: ts.SourceFile[], checker: ts.TypeChecker }}
 */
export function pageProgram(root) {
  const paths = filesOf(root, 'src').filter(
    (path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && !path.includes('/testing/'),
  );
  const names = paths.map((path) => join(root, path));
  const program = ts.createProgram(names, compilerOptions());
  const sources = names.flatMap((name) => program.getSourceFile(name) ?? []);
  return { sources, checker: program.getTypeChecker() };
}

function compilerOptions() {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const host = { ...ts.sys, readDirectory: () => [] };
  return ts.parseJsonConfigFileContent(config, host, ROOT).options;
}
