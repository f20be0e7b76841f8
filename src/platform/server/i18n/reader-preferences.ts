import { parseCookies } from '#platform/i18n/cookies.ts';
import {
  PREFERENCES_COOKIE,
  type Preferences,
  parsePreferences,
} from '#platform/i18n/preferences.ts';

/** How the reader behind a request wants distances, weeks and times. */
export function readerPreferences(headers: Headers): Preferences {
  return parsePreferences(parseCookies(headers.get('cookie'))[PREFERENCES_COOKIE]);
}
