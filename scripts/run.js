import './launch/require-node.js';
import './launch/exit-with-parent.js';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, runScript } from './launch/failure.js';
import { prepareBuild, prepareNode } from './launch/prepare.js';
import { ROOT } from './launch/root.js';
import { endOnSignal } from './launch/run-captured.js';
import { runProgram } from './launch/run-program.js';

/** Where `npm run <name>` finds its program: what the build made, else a source Node runs itself. */
const PLACES = ['dist/server/NAME.js', 'bench/NAME.ts', 'bench/NAME/NAME.ts'];

await runScript(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const release = endOnSignal(130);
  const node = await prepareNode();
  await prepareBuild(node);
  const file = findProgram(name);
  release();
  return runProgram(node, [file, ...args], {
    ...process.env,
    NODE_ENV: process.env.NODE_ENV ?? 'production',
  });
});

/** @param {string} name a program's name, or its file */
function findProgram(name) {
  const files = [name, ...PLACES.map((place) => place.replaceAll('NAME', name))];
  const file = files.find((each) => /\.[jt]s$/.test(each) && existsSync(join(ROOT, each)));
  if (file === undefined) throw new Failure(`There is no program called "${name}".`);
  return file;
}
