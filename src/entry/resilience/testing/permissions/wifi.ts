import { oneWay, type PermissionsOf, parties, reservation, step } from './cases.ts';

/**
 * Permissions of measured wifi; the world's reservation hasn't begun, so nothing can be recorded
 * for it.
 */
export const WIFI_PERMISSIONS = {
  'wifi.show': oneWay(reservation, parties('ok', 'forbidden')),
  'wifi.record': oneWay(step({ mbps: 94, method: 'test' }), parties('wifi-not-now', 'forbidden')),
} satisfies PermissionsOf<'wifi'>;
