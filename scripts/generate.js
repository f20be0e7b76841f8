import './launch/require-node.js';
import './launch/follow-npm.js';
import { captured, endOnSignal } from './launch/captured.js';
import { runScript } from './launch/failure.js';
import { prepareNode } from './launch/prepare.js';

await runScript(async () => {
  endOnSignal(130);
  const node = await prepareNode();
  const args = ['scripts/check-generated.js', '--write'];
  return (await captured(node, args, { show: true })).code;
});
