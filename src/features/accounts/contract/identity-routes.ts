import * as v from 'valibot';
import { defineRoute } from '#platform/contract/route.ts';
import { ownIdentitySchema } from './schemas.ts';

export const showIdentity = defineRoute({
  id: 'accounts.show-identity',
  method: 'GET',
  path: '/api/identity',
  summary: 'Show whether my identity is verified, and how my latest try went',
  access: 'signed-in',
  response: ownIdentitySchema,
});

export const startIdentity = defineRoute({
  id: 'accounts.start-identity',
  method: 'POST',
  path: '/api/identity',
  summary: 'Get the address where the provider checks my identity; goes on with an open session',
  access: 'signed-in',
  proof: 'recent',
  response: v.object({ url: v.string() }),
  errors: [
    'identity-not-offered',
    'identity-verified',
    'identity-processing',
    'email-unconfirmed',
    'timeout',
  ],
  limit: 'identity-network',
  accountLimit: 'identity',
  transaction: 'own',
});

export const checkIdentity = defineRoute({
  id: 'accounts.check-identity',
  method: 'POST',
  path: '/api/identity/check',
  summary: 'Ask the provider how my check of identity is by now',
  access: 'signed-in',
  response: ownIdentitySchema,
  errors: ['timeout'],
  accountLimit: 'identity-question',
  transaction: 'own',
});
