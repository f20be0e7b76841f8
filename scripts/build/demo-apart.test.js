import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoApart } from './demo-apart.js';

/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wayhearth-apart-'));
  put('demo/world.js', "export const world = () => console.log('people of the world');");
});
afterEach(() => rmSync(root, { recursive: true }));

/**
 * @param {string} path
 * @param {string} text
 */
function put(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/**
 * @param {Omit<Parameters<typeof demoApart>[0], 'root'>} options
 * @param {readonly string[]} entries names of files in `src`
 */
function built(options, entries = ['server']) {
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [demoApart({ root, ...options })],
    build: {
      ssr: true,
      write: false,
      rolldownOptions: {
        input: Object.fromEntries(entries.map((name) => [name, join(root, `src/${name}.js`)])),
      },
    },
  });
}

test('a server that has the demo world in what it begins with is not built', async () => {
  put('src/server.js', "import { start } from './start.js';\nstart();");
  put(
    'src/start.js',
    "import { world } from '../demo/world.js';\nexport const start = () => world();",
  );
  await expect(built({ late: true })).rejects.toThrow(/server.m?js carries/);
});

test('a server that reads it where it is asked to is, and the tools of the world', async () => {
  put('src/server.js', "export const load = () => import('../demo/world.js');");
  put('src/demo.js', "import { world } from '../demo/world.js';\nworld();");
  await expect(built({ late: true, allowed: ['demo'] }, ['server', 'demo'])).resolves.toBeDefined();
  await expect(built({ late: true }, ['demo'])).rejects.toThrow(/demo.m?js carries/);
});

test('pages have nothing of it, neither at once nor later', async () => {
  put('src/server.js', "export const load = () => import('../demo/world.js');");
  await expect(built({})).rejects.toThrow('carries');
});
