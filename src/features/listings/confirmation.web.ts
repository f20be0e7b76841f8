// What a person is told who can't do something before their address is confirmed.
export { ConfirmAddressNote } from './web/components/confirm-address-note.tsx';
export { ConfirmationWays } from './web/components/confirmation-ways.tsx';
export { useUnconfirmed } from './web/components/use-unconfirmed.ts';
