import type { Me } from '../../contract/session-routes.ts';

/** What two accounts are called side by side: their addresses, where their names are the same. */
export function namesApart(one: Me, other: Me): [one: string, other: string] {
  return one.name === other.name ? [one.email, other.email] : [one.name, other.name];
}
