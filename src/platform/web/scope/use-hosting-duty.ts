import { useRouteContext } from '@tanstack/react-router';
import { type CoHostDuty, hasCoHostDuty } from '#domain/co-hosts.ts';

/**
 * Whether the page may offer what needs a duty of hosting. Hosts may do all of it for themselves, a
 * co-host what their role includes; the server refuses by the same rule (`standIn`).
 *
 * @param duty null for what is the host's alone
 */
export function useHostingDuty(): (duty: CoHostDuty | null) => boolean {
  const { me } = useRouteContext({ from: '__root__' });
  const acting = me?.actingFor ?? null;
  return (duty) => acting === null || (duty !== null && hasCoHostDuty(acting.role, duty));
}
