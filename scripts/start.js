import './launch/require-node.js';
import './launch/exit-with-parent.js';
import { runScript } from './launch/failure.js';
import { prepareBuild, prepareNode } from './launch/prepare.js';
import { endOnSignal } from './launch/run-captured.js';
import { runProgram } from './launch/run-program.js';

await runScript(async () => {
  // Stopped by hand before it serves: that is no failure.
  const release = endOnSignal(0);
  const node = await prepareNode();
  await prepareBuild(node);
  release();
  return runProgram(node, ['dist/server/http.js', ...process.argv.slice(2)], {
    ...process.env,
    NODE_ENV: process.env.NODE_ENV ?? 'production',
  });
});
