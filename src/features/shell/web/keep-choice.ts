import { keepCookie } from '#platform/web/scope/keep-cookie.ts';

/** Keeps a choice in a cookie and shows the page anew with it. */
export function keepChoice(cookie: string, value: string): void {
  keepCookie(cookie, value);
  location.reload();
}
