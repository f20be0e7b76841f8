import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../launch/root.js';

/** A folder for a test, in which a check or a tool is let loose. */
export function makeTree() {
  const root = mkdtempSync(join(tmpdir(), 'wayhearth-checks-'));
  return {
    root,
    /**
     * @param {string} path
     * @param {string} content
     */
    put(path, content) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    },
    /** Copies files and folders of the repository. @param {readonly string[]} paths */
    take(...paths) {
      for (const path of paths) cpSync(join(ROOT, path), join(root, path), { recursive: true });
    },
    /** Lends the packages that are installed here. */
    borrowPackages() {
      symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
