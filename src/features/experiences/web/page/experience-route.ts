import { lazyPage } from '#platform/web/pages/lazy-page.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import type { ExperienceData } from './experience-data.ts';

// Routes are part of every page, so the page of an experience is fetched when it is shown.

export const ExperiencePage = lazyPage(() => import('./experience-page.tsx'), 'ExperiencePage');
export const ExperienceGone = lazyPage(() => import('./experience-gone.tsx'), 'ExperienceGone');

/**
 * An experience with the price of the session in the URL, and the page to show it on.
 *
 * @throws as `experience-data` does
 */
export async function loadExperience(
  id: string,
  search: Record<string, string | string[]>,
  signal: AbortSignal,
): Promise<ExperienceData> {
  const page = ExperiencePage.preload?.();
  const { loadExperience: load } = await import('./experience-data.ts');
  const data = await load(id, search, signal);
  await page;
  return data;
}

/** Title, description and what others show of an experience. */
export async function experienceHead(
  context: Pick<RouterContext, 'i18n' | 'locale'>,
  data: ExperienceData | undefined,
) {
  const { experienceHead: make } = await import('./experience-head.ts');
  return make(context, data);
}
