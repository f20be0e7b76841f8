import type { Me } from '../../contract/session-routes.ts';

/** Labels of two accounts: their names, or their addresses if the names are the same. */
export function namesApart(one: Me, other: Me): [one: string, other: string] {
  return one.name === other.name ? [one.email, other.email] : [one.name, other.name];
}
