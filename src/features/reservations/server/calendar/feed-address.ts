import type { Config } from '#platform/server/config/config.ts';
import { CALENDAR_FEED } from '../../contract.ts';
import type { CalendarFeed } from '../store/calendar-feeds.ts';
import { feedToken } from './feed-token.ts';

/** Address of a feed, with its origin. */
export function feedAddress(
  { feedId }: Pick<CalendarFeed, 'feedId'>,
  config: Pick<Config, 'sessionSecret' | 'http'>,
): string {
  return config.http.publicUrl + CALENDAR_FEED.replace(':token', feedToken(feedId, config));
}
