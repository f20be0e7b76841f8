import { useRouteContext } from '@tanstack/react-router';
import { type Duty, hasDuty } from '#domain/roles.ts';

/** Whether the reader's role includes a duty: to others, a link to its pages would lead nowhere. */
export function useDuty(duty: Duty): boolean {
  const { me } = useRouteContext({ from: '__root__' });
  return me !== null && hasDuty(me.role, duty);
}
