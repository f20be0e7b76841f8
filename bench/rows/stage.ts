import type { AppServer } from '../app-server.ts';
import type { Cluster } from '../cluster.ts';
import type { Settings } from '../settings.ts';

/** What rows are measured on. */
export interface Stage {
  readonly settings: Settings;
  readonly cluster: Cluster;
  /** The database with `settings.stays`; not to be written into. */
  readonly database: string;
  /** A server on it. */
  readonly app: AppServer;
}

/** @throws Error unless it answers 200 */
export async function getJson<T>(url: string, headers: Record<string, string> = {}): Promise<T> {
  const answer = await fetch(url, { headers });
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
