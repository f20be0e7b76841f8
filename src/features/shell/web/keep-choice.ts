import { keepCookie } from '#platform/web/scope/keep-cookie.ts';

/** Saves a choice in a cookie and reloads the page with it. */
export function saveChoice(cookie: string, value: string): void {
  keepCookie(cookie, value);
  location.reload();
}
