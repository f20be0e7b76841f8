// Written by `npm run generate` from the contracts of this room.

import type { RouteAddress } from '#platform/contract/route.ts';
import type * as sandboxAccount from './sandbox-account.ts';
import type * as sandboxCheckout from './sandbox-checkout.ts';

export const readSandboxAccount: RouteAddress<typeof sandboxAccount.readSandboxAccount> = {
  method: 'GET',
  path: '/api/sandbox-account/:token',
  access: 'public',
  idempotent: false,
};

export const settleSandboxAccount: RouteAddress<typeof sandboxAccount.settleSandboxAccount> = {
  method: 'POST',
  path: '/api/sandbox-account/:token',
  access: 'public',
  idempotent: true,
};

export const readSandboxCheckout: RouteAddress<typeof sandboxCheckout.readSandboxCheckout> = {
  method: 'GET',
  path: '/api/sandbox-checkout/:token',
  access: 'public',
  idempotent: false,
};

export const settleSandboxCheckout: RouteAddress<typeof sandboxCheckout.settleSandboxCheckout> = {
  method: 'POST',
  path: '/api/sandbox-checkout/:token',
  access: 'public',
  idempotent: true,
};
