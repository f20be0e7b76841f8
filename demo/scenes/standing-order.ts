import type { Standing } from './settings/setting.ts';
import { group } from './svg.ts';

/** Things of a scene in the order in which they are painted: the farthest first. */
export function inOrder(standing: readonly Standing[]): string {
  return [...standing]
    .sort(([a], [b]) => b - a)
    .map(([, drawn]) => group(drawn))
    .join('');
}
