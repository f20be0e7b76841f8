import { keepInBrowser } from '#platform/web/scope/keep-in-browser.ts';

/** Keeps a choice in a cookie and shows the page anew with it. */
export function keepChoice(cookie: string, value: string): void {
  keepInBrowser(cookie, value);
  location.reload();
}
