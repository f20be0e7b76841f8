import type { World } from '../world.ts';
import { everyone, oneWay, type PermissionsOf, read, signedIn } from './cases.ts';

const CHANGE = { name: 'Lisbon in May', rhythm: 'weekly' };
const own = ({ savedSearchId }: World) => ({ params: { id: savedSearchId } });
const mailed = ({ searchToken }: World) => ({ params: { token: searchToken } });

/** Permissions of saved searches; the world's is the guest's. */
export const ALERTS_PERMISSIONS = {
  'alerts.list-saved-searches': read(signedIn('ok')),
  'alerts.save-search': oneWay(
    () => ({
      body: { kind: 'stay', query: { guestCount: '3' }, name: 'For three', rhythm: 'daily' },
    }),
    signedIn('ok'),
  ),
  'alerts.change-saved-search': oneWay(
    (world) => ({ ...own(world), body: CHANGE }),
    signedIn('not-found', { guest: 'ok' }),
  ),
  // Whether it was there or not.
  'alerts.delete-saved-search': oneWay(own, signedIn('ok')),
  // The address is the key: it comes from a mail.
  'alerts.show-mailed-search': oneWay(mailed, everyone('ok')),
  'alerts.change-mailed-search': oneWay(
    (world) => ({ ...mailed(world), body: { rhythm: 'never' } }),
    everyone('ok'),
  ),
} satisfies PermissionsOf<'alerts'>;
