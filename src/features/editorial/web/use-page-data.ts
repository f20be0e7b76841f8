import { useLoaderData } from '@tanstack/react-router';
import type { PageData } from './page-data.ts';

/** What the loader of a written page's route gave; each of these routes has the same one. */
export function usePageData(): PageData {
  return useLoaderData({ strict: false }) as PageData;
}
