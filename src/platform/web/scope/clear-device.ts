import { deleteKeptPages } from './kept-pages.ts';
import { endPush } from './push-device.ts';

/** Deletes what this device keeps for a person whose session has ended, and shows them nothing more. */
export async function clearDevice(): Promise<void> {
  // Its server has forgotten the subscription; the push service may be away.
  await endPush().catch(() => {});
  await deleteKeptPages();
}
