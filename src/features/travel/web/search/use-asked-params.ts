import { useLocation } from '@tanstack/react-router';

type Params = Readonly<Record<string, string | string[]>>;

/** All parameters of the page's address. */
export function useAskedParams(): Params {
  return useLocation({ select: ({ search }) => search as Params });
}
