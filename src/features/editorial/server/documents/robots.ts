import { CALENDAR_FEED } from '#features/reservations/contract.ts';
import { HIDDEN_FROM_ROBOTS } from '../../site-pages.ts';

/**
 * What robots are asked to leave alone: the API, and what is somebody's own. Calendar feeds are
 * allowed, since some calendars that subscribe to one ask here first; they are `noindex` themselves.
 */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    `Allow: ${CALENDAR_FEED.slice(0, CALENDAR_FEED.indexOf(':'))}`,
    'Disallow: /api/',
    ...HIDDEN_FROM_ROBOTS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
