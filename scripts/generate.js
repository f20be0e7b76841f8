import './launch/require-node.js';
import './launch/exit-with-parent.js';
import { runScript } from './launch/failure.js';
import { prepareNode } from './launch/prepare.js';
import { endOnSignal, runCaptured } from './launch/run-captured.js';

await runScript(async () => {
  endOnSignal(130);
  const node = await prepareNode();
  const args = ['scripts/check-generated.js', '--write'];
  return (await runCaptured(node, args, { show: true })).code;
});
