import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { REST_MS } from './use-asked-quote.ts';

type Search = Record<string, string | string[]>;

/**
 * Stores a request in the URL of its listing, so that links carry it.
 *
 * @param paramsOf returns the parameters of the request
 * @param withRequest replaces the request in a search
 */
export function useRequestInUrl<Request>(
  path: string,
  request: Request,
  search: Search,
  paramsOf: (request: Request) => Record<string, string>,
  withRequest: (search: Search, request: Request) => Search,
): void {
  const navigate = useNavigate();
  const latest = useRef(search);
  latest.current = search;
  const written = useRef(request);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the two functions are of the kind.
  useEffect(() => {
    if (written.current === request) return;
    const timer = setTimeout(() => {
      const before = new URLSearchParams(paramsOf(written.current)).toString();
      const after = new URLSearchParams(paramsOf(request)).toString();
      written.current = request;
      if (before === after) return;
      void navigate({
        to: path,
        search: withRequest(latest.current, request),
        replace: true,
        resetScroll: false,
        viewTransition: false,
      });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [path, request, navigate]);
}
