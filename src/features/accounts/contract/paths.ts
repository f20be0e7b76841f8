/** Path at which the provider of identities reports changes; no contract, since it is signed. */
export const IDENTITY_WEBHOOK = '/api/identity/webhook';
