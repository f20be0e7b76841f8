import type { AppServer } from '../app-server.ts';
import type { Cluster } from '../cluster.ts';
import type { Settings } from '../settings.ts';

/** What rows are measured on. */
export interface Stage {
  readonly settings: Settings;
  readonly cluster: Cluster;
  /** The database with `settings.stays`, to make copies of; nobody is connected to it. */
  readonly template: string;
  /** A copy of it that is only read. */
  readonly database: string;
  /** A server on the copy. */
  readonly app: AppServer;
}

/** @throws Error unless it answers 200 */
export async function getJson<T>(url: string, headers: Record<string, string> = {}): Promise<T> {
  const answer = await fetch(url, { headers });
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/**
 * The text of a page.
 *
 * @throws Error unless it answers 200 with all of `words` in it: an empty page is quickly made
 */
export async function getPage(
  url: string,
  headers: Record<string, string>,
  words: readonly string[],
): Promise<string> {
  const answer = await fetch(url, { headers });
  const text = await answer.text();
  const missing = words.filter((word) => !text.includes(word));
  if (answer.status !== 200 || missing.length > 0) {
    throw new Error(`${url}: ${answer.status}, without ${missing.join(', ') || 'nothing'}`);
  }
  return text;
}
