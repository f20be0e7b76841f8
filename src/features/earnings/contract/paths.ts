/** Path at which the payout provider reports changes; no contract, since it is signed. */
export const PAYOUT_WEBHOOK = '/api/payouts/webhook';
