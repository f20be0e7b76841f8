import { oneWay, type PermissionsOf, parties, reservation, step } from './cases.ts';

/** Who may do what with measured wifi; of the world's reservation, which hasn't begun, nothing yet. */
export const WIFI_PERMISSIONS = {
  'wifi.show': oneWay(reservation, parties('ok', 'forbidden')),
  'wifi.record': oneWay(step({ mbps: 94, method: 'test' }), parties('wifi-not-now', 'forbidden')),
} satisfies PermissionsOf<'wifi'>;
