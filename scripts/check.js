import './launch/require-node.js';
import './launch/exit-with-parent.js';
import { seconds } from '../src/platform/server/start/progress.js';
import { CHECKS } from './checks.js';
import { runScript } from './launch/failure.js';
import { prepareNode } from './launch/prepare.js';
import { ROOT } from './launch/root.js';
import { endOnSignal, runCaptured } from './launch/run-captured.js';

/** Most checks use one core; more of them at once would only wait for each other. */
const AT_ONCE = 2;

await runScript(async () => {
  endOnSignal(130);
  const node = await prepareNode();
  const wanted = process.argv.slice(2);
  const waiting = CHECKS.filter(
    ([name]) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
  );
  /** @type {string[]} */
  const failed = [];
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const [name, args] = check;
      const started = performance.now();
      const { code, output } = await runCaptured(node, args(), { cwd: ROOT });
      console.log(`${code === 0 ? '✓' : '✗'} ${name} ${seconds(performance.now() - started)}`);
      if (code === 0) continue;
      failed.push(name);
      console.log(output.trimEnd());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (failed.length === 0) return 0;
  console.log(`\nFailed: ${failed.join(', ')}.`);
  return 1;
});
