import { loadWorld } from '#demo/load-world.ts';
import { isInhabited } from '#demo/store/loaded-mark.ts';
import type { Services } from '#platform/server/services.ts';

/** Fills an empty database with the demo world; does nothing where somebody lives already. */
export async function loadDemoOnce(services: Services): Promise<void> {
  if (await isInhabited(services.database.main)) return;
  process.stdout.write('  Loading the demo world …\n');
  const started = performance.now();
  await loadWorld(services);
  const ms = Math.round(performance.now() - started);
  services.log.info({ ms }, 'demo world loaded');
}
