import './launch/require-node.js';
import './launch/exit-with-parent.js';
import { withEnvFile } from '../src/platform/server/config/env-file.js';
import { runScript } from './launch/failure.js';
import { prepareNode } from './launch/prepare.js';
import { programOf, ROOT } from './launch/root.js';
import { endOnSignal } from './launch/run-captured.js';
import { runProgram } from './launch/run-program.js';

await runScript(async () => {
  const release = endOnSignal(0);
  const node = await prepareNode();
  release();
  const { PORT = '3000', HOST = '127.0.0.1' } = withEnvFile(process.env, ROOT);
  const args = ['dev', '--port', PORT, '--host', HOST, '--strictPort', ...process.argv.slice(2)];
  return runProgram(node, [programOf('vite'), ...args]);
});
