import { HIDDEN_FROM_ROBOTS } from '../../site-pages.ts';

/** What robots are asked to leave alone: the API, and what is somebody's own. */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...HIDDEN_FROM_ROBOTS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
