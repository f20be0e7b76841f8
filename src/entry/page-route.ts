/**
 * Header by which a rendering names its route's pattern to the server, which removes it. It is kept
 * with a cached page.
 */
export const PAGE_ROUTE_HEADER = 'x-page-route';
