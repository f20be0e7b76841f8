import { loadWorld } from '#demo/load-world.ts';
import { isInhabited } from '#demo/store/loaded-mark.ts';
import type { Services } from '#platform/server/services.ts';
import { startupStep } from './startup-step.ts';

/** Fills an empty database with the demo world; does nothing where somebody lives already. */
export async function loadDemoOnce(services: Services): Promise<void> {
  if (await isInhabited(services.database.main)) return;
  await startupStep('Loading the demo world', () => loadWorld(services));
}
