import type { ListingKind } from '#domain/vocabulary.ts';
import type { Quote } from '#features/listings/contract.ts';
import { registerDialog } from '#platform/web/dialogs/dialogs.ts';
import type { ReservationPage, ReservationRow } from '../../contract.ts';

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    'check-in': { actionId: string };
    cancel: { reservation: ReservationPage; readAt: string };
    decline: { reservation: ReservationPage };
    /** Without a reservation, or with action id 0, it offers only Close. */
    reservation: {
      actionId: string | 0;
      status: 'Update' | 'approved';
      reservation: ReservationPage | null;
      readAt: string;
    };
    details: { reservations: readonly ReservationRow[] };
    'request-reservation': {
      kind: ListingKind;
      listingId: string;
      title: string;
      /** IANA zone of the listing. */
      timeZone: string;
      hostName: string;
      /** The half-open local days asked for: nights, or the days of sessions. */
      startDate: string;
      endDate: string;
      /** Of sessions, each takes a seat. */
      guests: number;
      /** 1 where there are none to count. */
      rooms: number;
      pets: number;
      quote: Quote;
    };
  }
}

registerDialog('check-in', () => import('./check-in-dialog.tsx'));
registerDialog('cancel', () => import('./cancel-dialog.tsx'));
registerDialog('decline', () => import('./decline-dialog.tsx'));
registerDialog('reservation', () => import('./reservation-dialog.tsx'));
registerDialog('details', () => import('./details-dialog.tsx'));
// Opened on the listing's page, which is another feature's.
registerDialog('request-reservation', () => import('../request/request-dialog.tsx'), [
  'reservations',
]);
