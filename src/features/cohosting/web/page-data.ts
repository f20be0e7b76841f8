import type { RouteResponse } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { whileSignedIn } from '#platform/web/api/while-signed-in.ts';
import type { HelpedHost, listCoHosts } from '../contract.ts';

/** Both sides of hosting together: who helps the user, and whom the user helps. */
export interface CoHostsData {
  readonly own: RouteResponse<typeof listCoHosts>;
  readonly helped: readonly HelpedHost[];
}

/** Null while signed out. */
export function loadCoHosts(me: object | null): Promise<CoHostsData | null> {
  return whileSignedIn(me, async () => {
    const addresses = await import('../contract/addresses.gen.ts');
    const [own, helped] = await Promise.all([
      call(addresses.listCoHosts, {}),
      call(addresses.listHelpedHosts, {}),
    ]);
    return { own, helped: helped.items };
  });
}
