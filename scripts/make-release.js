import './launch/require-node.js';
import './launch/exit-with-parent.js';
import { join } from 'node:path';
import { step } from '../src/platform/server/start/progress.js';
import { runScript } from './launch/failure.js';
import { prepareBuild, prepareNode } from './launch/prepare.js';
import { copyProduct, installProduction } from './launch/release-folder.js';
import { ROOT } from './launch/root.js';
import { endOnSignal } from './launch/run-captured.js';

const RELEASE = join(ROOT, 'release');

// A folder that runs by itself, to be copied to a server or into an image.
await runScript(async () => {
  endOnSignal(130);
  const node = await prepareNode();
  await prepareBuild(node);
  copyProduct(RELEASE);
  await step('Installing what it runs with', () => installProduction(RELEASE));
  console.log(`The product is in ${RELEASE}: run "npm start" there.`);
  return 0;
});
