import { everyone, oneWay, type PermissionsOf } from './cases.ts';

/** Permissions for a checkout of the payment sandbox. */
export const SANDBOX_PERMISSIONS = {
  // Everyone with the address of a checkout may see and settle it.
  'sandbox.read-checkout': oneWay(
    ({ checkoutSession }) => ({ params: { token: checkoutSession } }),
    everyone('ok'),
  ),
  'sandbox.settle-checkout': oneWay(
    ({ checkoutSession }) => ({
      params: { token: checkoutSession },
      body: { outcome: 'succeed' },
    }),
    everyone('ok'),
  ),
} satisfies PermissionsOf<'sandbox'>;
