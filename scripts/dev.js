import './launch/require-node.js';
import './launch/follow-npm.js';
import { endOnSignal } from './launch/captured.js';
import { runScript } from './launch/failure.js';
import { prepareNode } from './launch/prepare.js';
import { programOf } from './launch/root.js';
import { runProgram } from './launch/run-program.js';

await runScript(async () => {
  const release = endOnSignal(0);
  const node = await prepareNode();
  release();
  const port = process.env.PORT ?? '3000';
  const args = ['dev', '--port', port, '--strictPort', ...process.argv.slice(2)];
  return runProgram(node, [programOf('vite'), ...args]);
});
