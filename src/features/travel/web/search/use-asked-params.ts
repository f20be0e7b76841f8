import { useLocation } from '@tanstack/react-router';

/** All parameters of the page's address. */
export function useAskedParams(): Readonly<Record<string, string | string[]>> {
  return useLocation({ select: ({ search }) => search as Record<string, string | string[]> });
}
