import { useLoaderData } from '@tanstack/react-router';
import type { PageData } from './page-data.ts';

// The union of all routes' data is too large for the compiler.
const useAnyLoaderData = useLoaderData as unknown as (options: { strict: false }) => unknown;

/** Loader data of a written page's route; all of these routes have the same type. */
export function usePageData(): PageData {
  return useAnyLoaderData({ strict: false }) as PageData;
}
