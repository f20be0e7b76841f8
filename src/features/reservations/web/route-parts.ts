import type { CaseState } from '#domain/resolutions.ts';
import type { SessionKey } from '#domain/session-key.ts';
import type { ListingKind, ScheduleDuration } from '#domain/vocabulary.ts';
import type { ExperienceDetails, SeatsQuote } from '#features/experiences/contract.ts';
import type { NightsQuote, Quote, ShownBoarding } from '#market/booking/contract.ts';
import { registerDialog } from '#platform/web/dialogs/dialogs.ts';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';
import type { ReservationDetails, ReservationRow } from '../contract.ts';
import { type GuestReviewsPart, registerGuestReviews } from './dialogs/guest-reviews-part.ts';
import type { GuestStep, HostStep } from './resolutions/case/case-actions.tsx';
import { RESOLUTION_TEXTS } from './resolutions/resolution-texts.ts';
import type { Evidence } from './resolutions/statements/evidence-pictures.tsx';

// Every page imports this file, so pages, loaders and dialogs are fetched when they are needed.

export const TripsPage = lazyPage(() => import('./pages/trips-page.tsx'), 'TripsPage');
export const HostReservationsPage = lazyPage(
  () => import('./pages/host-reservations-page.tsx'),
  'HostReservationsPage',
);
export const ReservationPage = lazyPage(
  () => import('./pages/reservation-page.tsx'),
  'ReservationPage',
);
export const AgreementPage = lazyPage(
  () => import('./documents/agreement-page.tsx'),
  'AgreementPage',
);
export const LetterPage = lazyPage(() => import('./documents/letter-page.tsx'), 'LetterPage');
const checkPage = () => import('./documents/check-page.tsx');
export const CheckPage = lazyPage(checkPage, 'CheckPage');
export const CheckedLetterPage = lazyPage(checkPage, 'CheckedLetterPage');
export const LetterNotFound = lazyPage(checkPage, 'LetterNotFound');
const documents = () => import('./documents/load-documents.ts');
export const loadAgreement = lazyCall(documents, 'loadAgreement');
export const loadLetter = lazyCall(documents, 'loadLetter');
export const loadCheckedLetter = lazyCall(documents, 'loadCheckedLetter');
export const CheckoutPage = lazyPage(() => import('./checkout/checkout-page.tsx'), 'CheckoutPage');
export const PayoutAccountPage = lazyPage(
  () => import('./checkout/payout-account-page.tsx'),
  'PayoutAccountPage',
);

export const loadAboard = lazyCall(() => import('./load-aboard.ts'), 'loadAboard');
export const loadResolutions = lazyCall(
  () => import('./resolutions/load-resolutions.ts'),
  'loadResolutions',
);
export const ResolutionsPage = lazyPage(
  () => import('./resolutions/admin/resolutions-page.tsx'),
  'ResolutionsPage',
);
export const OpenResolutions = lazyPage(
  () => import('./resolutions/admin/open-resolutions.tsx'),
  'OpenResolutions',
);
export const loadOpenResolutions = lazyCall(
  () => import('./resolutions/admin/load-open-resolutions.ts'),
  'loadOpenResolutions',
);

export const WaitingRequestLink = lazyComponent(async () => {
  const { WaitingRequestLink: Link } = await import('./request/waiting-request-link.tsx');
  return { default: Link };
});

const pageData = () => import('./page-data.ts');
export const loadCheckout = lazyCall(pageData, 'loadCheckout');
export const loadPayoutAccount = lazyCall(pageData, 'loadPayoutAccount');
export const loadHostReservations = lazyCall(pageData, 'loadHostReservations');
export const loadTrips = lazyCall(pageData, 'loadTrips');
export const keepTrips = lazyCall(() => import('./kept-trips/keep-trips.ts'), 'keepTrips');
export const loadHostCalendar = lazyCall(
  () => import('./host-calendar/load-host-calendar.ts'),
  'loadHostCalendar',
);

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    /** A guest enters the host's code, a host enters the guest's. */
    'check-in': {
      actionId: string;
      kind: ListingKind;
      viewer: 'guest' | 'host';
      /** Initial value of the field, such as from a link. */
      code?: string;
    };
    cancel: { reservation: ReservationDetails; readAt: string };
    decline: { reservation: ReservationDetails };
    /** Without a reservation, or with action id 0, it offers only Close. */
    reservation: {
      actionId: string | 0;
      status: 'Update' | 'approved';
      reservation: ReservationDetails | null;
      readAt: string;
    };
    details: { reservations: readonly ReservationRow[] };
    'request-reservation': {
      kind: ListingKind;
      listingId: string;
      title: string;
      /** Language of the title, a tag of BCP 47. */
      language: string | undefined;
      place: { readonly city: string; readonly timeZone: string };
      hostName: string;
      /** The half-open local days requested: nights, or the days of sessions. */
      startDate: string;
      endDate: string;
      /** For sessions, each guest takes a seat. */
      guests: number;
      /** 1 for a listing without rooms. */
      rooms: number;
      pets: number;
      /** Where the guest boards and disembarks; missing for a listing in one place. */
      boarding?: ShownBoarding | undefined;
      quote: Quote;
      /** Where these nights may be paid by the month. */
      monthly?: NightsQuote['monthly'];
    };
    'request-seats': {
      listingId: string;
      title: string;
      /** Language of the title, a tag of BCP 47. */
      language: string | undefined;
      place: { readonly city: string; readonly timeZone: string };
      hostName: string;
      /** The session, or the first one of a pass. */
      session: SessionKey;
      scheduleDuration: ScheduleDuration;
      guests: number;
      /** All that it is of, with their price. */
      sessions: SeatsQuote['sessions'];
      quote: Quote;
      refunds: SeatsQuote['refunds'];
      /** Statements that the guest has to agree to. */
      disclaimers: ExperienceDetails['disclaimers'];
      /** Whether the waitlist offered and holds the seats for this guest. */
      isOffered: boolean;
    };
    'extend-stay': { reservation: ReservationDetails; readAt: string };
    'calendar-feed': undefined;
    /** Calendars of a home, both ways. */
    'home-calendars': { listingId: string };
    'move-seats': { reservation: ReservationDetails; readAt: string };
    'report-problem': {
      reservationId: string;
      /** Whether the wifi can be what is wrong. */
      hasWifi: boolean;
      /** Empty for a deleted account. */
      hostName: string;
    };
    /** Cents of the deposit that are left to claim. */
    'claim-deposit': { reservationId: string; left: number };
    /** Cents that the host claims. */
    'answer-claim': { reservationId: string; agrees: boolean; amount: number };
    'answer-case': {
      caseId: string;
      step: HostStep;
      /** Cents that can be offered at most. */
      max: number;
      /** Cents of the guarantee; null for a guest's report. */
      guarantee: number | null;
    };
    'reply-to-case': { caseId: string; step: GuestStep; state: CaseState };
    /** Index of the first picture to show, from 0. */
    evidence: { pictures: Evidence; at: number };
  }
}

/** @param guestReviews hosts' reviews of who asks, and the texts they need */
export function registerReservationDialogs(guestReviews: {
  readonly Part: GuestReviewsPart;
  readonly texts: readonly string[];
}): void {
  registerGuestReviews(guestReviews.Part);
  registerDialog('check-in', () => import('./dialogs/check-in-dialog.tsx'));
  registerDialog('cancel', () => import('./dialogs/cancel-dialog.tsx'));
  registerDialog('decline', () => import('./dialogs/decline-dialog.tsx'));
  registerDialog(
    'reservation',
    () => import('./dialogs/reservation-dialog.tsx'),
    guestReviews.texts,
  );
  registerDialog('extend-stay', () => import('./dialogs/extend-dialog.tsx'));
  registerDialog('details', () => import('./dialogs/details-dialog.tsx'));
  registerDialog('calendar-feed', () => import('./calendar/calendar-feed-dialog.tsx'));
  registerDialog(
    'home-calendars',
    () => import('./home-calendars/home-calendars-dialog.tsx'),
    RESOLUTION_TEXTS,
  );
  registerDialog('move-seats', () => import('./edit/move-seats-dialog.tsx'), ['experiences']);
  registerDialog(
    'report-problem',
    () => import('./resolutions/dialogs/report-dialog.tsx'),
    RESOLUTION_TEXTS,
  );
  registerDialog(
    'claim-deposit',
    () => import('./resolutions/dialogs/claim-dialog.tsx'),
    RESOLUTION_TEXTS,
  );
  registerDialog(
    'answer-claim',
    () => import('./resolutions/dialogs/answer-claim-dialog.tsx'),
    RESOLUTION_TEXTS,
  );
  registerDialog(
    'answer-case',
    () => import('./resolutions/dialogs/answer-case-dialog.tsx'),
    RESOLUTION_TEXTS,
  );
  registerDialog(
    'reply-to-case',
    () => import('./resolutions/dialogs/reply-dialog.tsx'),
    RESOLUTION_TEXTS,
  );
  registerDialog(
    'evidence',
    () => import('./resolutions/dialogs/evidence-dialog.tsx'),
    RESOLUTION_TEXTS,
  );
  registerDialog('request-seats', () => import('./request/seats-request-dialog.tsx'), [
    'reservations',
    'experiences',
  ]);
  // Opened on the listing's page, which is another feature's.
  registerDialog('wait-for-nights', () => import('./waitlist/wait-dialog.tsx'), ['reservations']);
  registerDialog('request-reservation', () => import('./request/request-dialog.tsx'), [
    'reservations',
  ]);
}
