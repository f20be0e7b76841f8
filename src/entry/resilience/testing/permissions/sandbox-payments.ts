import { everyone, oneWay, type PermissionsOf } from './cases.ts';

/** Permissions for a checkout and for a payout account of the sandbox. */
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
  // Everyone with the address of an onboarding may see it and choose, as with a checkout.
  'sandbox.read-account': oneWay(
    ({ onboardingToken }) => ({ params: { token: onboardingToken } }),
    everyone('ok'),
  ),
  'sandbox.settle-account': oneWay(
    ({ onboardingToken }) => ({
      params: { token: onboardingToken },
      body: { outcome: 'ready' },
    }),
    everyone('ok'),
  ),
} satisfies PermissionsOf<'sandbox'>;
