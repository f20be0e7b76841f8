import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestUrl } from '@tanstack/react-start/server';

/** Scheme and host that the page is read under, for addresses that leave it. */
export const pageOrigin = createIsomorphicFn()
  .server((): string => getRequestUrl().origin)
  .client((): string => window.location.origin);
