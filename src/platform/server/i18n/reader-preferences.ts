import { cookieName, parseCookies } from '#platform/i18n/cookies.ts';
import {
  PREFERENCES_COOKIE,
  type Preferences,
  parsePreferences,
} from '#platform/i18n/preferences.ts';

/**
 * How the reader behind a request wants distances, weeks and times. Reads the cookie by either
 * name, the one of https first: who only has headers can't tell which of them is in use.
 */
export function readerPreferences(headers: Headers): Preferences {
  const kept = parseCookies(headers.get('cookie'));
  return parsePreferences(
    kept[cookieName(PREFERENCES_COOKIE, 'https:')] ?? kept[PREFERENCES_COOKIE],
  );
}
