import {
  collectPersonData,
  confirmationMailId,
  deleteBlocks,
  makeAccounts,
} from '#features/accounts/index.server.ts';
import {
  ALERT_MAIL_CHECKS,
  alertJobs,
  alertRoutesServed,
  deleteSavedSearches,
  exportSavedSearches,
  mountUnsubscribe,
} from '#features/alerts/index.server.ts';
import {
  coHostingRoutesServed,
  coHostPort,
  deleteCoHosting,
  exportCoHosting,
} from '#features/cohosting/index.server.ts';
import { deleteNotes, exportNotes, makeConsoleRoutes } from '#features/console/index.server.ts';
import {
  deletePayoutAccount,
  earningsJobs,
  earningsRoutesServed,
  exportPayouts,
  mountPayoutWebhook,
  readWaitingMoney,
  receiveOtherEvent,
  receivePayoutEvent,
} from '#features/earnings/index.server.ts';
import {
  deleteTickets,
  editorialRoutesServed,
  exportTickets,
  mountDocuments,
} from '#features/editorial/index.server.ts';
import {
  deleteManager,
  deleteWaitlists,
  experienceJobs,
  exportWaiting,
  listedOffers,
  makeExperienceRoutes,
  mountManagedExperiences,
  mountPlaceImages,
  WAITLIST_MAIL_CHECKS,
} from '#features/experiences/index.server.ts';
import {
  deleteMeetingPoints,
  exportStops,
  itinerantJobs,
  itinerantPricesForDates,
  makeItinerantRoutes,
} from '#features/itinerants/index.server.ts';
import {
  deleteListings,
  exportListings,
  makeListingRoutes,
} from '#features/listings/index.server.ts';
import {
  deleteMessageTexts,
  deleteSavedReplies,
  deleteScheduledMessages,
  exportMessages,
  exportSavedReplies,
  exportScheduledMessages,
  makeMessaging,
} from '#features/messaging/index.server.ts';
import { numbersRoutesServed } from '#features/numbers/index.server.ts';
import {
  addNotice,
  approvedGuests,
  countOpenReservations,
  deleteNightWaitlist,
  deleteReservationTexts,
  deliverPayment,
  exportReservations,
  goAnyway,
  hasOpenReservations,
  hasOpenResolutions,
  LETTER_PAGE,
  listGuestsAboard,
  makeSeatBookings,
  mountCalendarFeed,
  mountCalendarFile,
  mountEvidence,
  mountHomeCalendar,
  mountPaymentWebhook,
  NIGHT_WAITLIST_MAIL_CHECKS,
  openCommitments,
  RESERVATION_MAIL_CHECKS,
  readAnswers,
  requestSeats,
  reservationJobs,
  reservationRoutesServed,
  startHostPayment,
} from '#features/reservations/index.server.ts';
import {
  deleteReviewTexts,
  exportReviews,
  reviewJobs,
  reviewRoutesServed,
} from '#features/reviews/index.server.ts';
import {
  makeHostingRoutes,
  pricesForDates,
  stayRoutesServed,
} from '#features/stays/index.server.ts';
import { makeTravelRoutes } from '#features/travel/index.server.ts';
import {
  deleteReportTexts,
  exportTrust,
  mountReportedPictures,
  trustJobs,
  trustRoutesServed,
} from '#features/trust/index.server.ts';
import { exportWifi, mountSpeedTest, WIFI_ROUTES, wifiJobs } from '#features/wifi/index.server.ts';
import {
  deleteWishlists,
  exportWishlists,
  wishlistRoutesServed,
} from '#features/wishlists/index.server.ts';
import {
  deletePicturesJob,
  deleteUnusedPicturesJob,
  formRoutesServed,
  hasSentPicture,
} from '#market/hosting/index.server.ts';
import { countFoundListings, exportNightWaitlist } from '#market/inventory/index.server.ts';
import { searchRoutesServed } from '#market/search/index.server.ts';
import { deleteOldRowsJob } from '#platform/server/database/delete-old-rows.ts';
import { mailJobs } from '#platform/server/mail/outbox.ts';
import { mountSentMails } from '#platform/server/mail/sent-mails.ts';
import { mountPictures } from '#platform/server/media/mount-pictures.ts';
import { sandboxAccountRoutes } from '#platform/server/payments/sandbox-account-routes.ts';
import { sandboxRoutes } from '#platform/server/payments/sandbox-routes.ts';
import { mountStatus } from '#platform/server/status/status-page.ts';
import { DEMO_PASSWORD } from './demo-password.ts';
import { drawDemoPlace } from './demo-pictures.ts';
import type { FeatureFactory } from './feature.ts';
import { EXPIRIES } from './retention.ts';

/** The claims of mails that may no longer hold when they are sent. */
const MAIL_CHECKS = {
  ...RESERVATION_MAIL_CHECKS,
  ...WAITLIST_MAIL_CHECKS,
  ...NIGHT_WAITLIST_MAIL_CHECKS,
  ...ALERT_MAIL_CHECKS,
};

const platform: FeatureFactory = (services, limits) => {
  const { config, database, mailer, log } = services;
  return {
    routes: [
      ...sandboxRoutes(deliverPayment),
      ...sandboxAccountRoutes((tx, event, context) =>
        receivePayoutEvent(tx, event, context.services),
      ),
    ],
    jobs: [
      ...mailJobs(database, mailer, config.mail.from, log, MAIL_CHECKS),
      deleteOldRowsJob(services, EXPIRIES),
    ],
    mount: (app) => {
      mountPictures(app, services, limits);
      mountStatus(app, services, limits, services.health);
      mountSentMails(app, services, limits, (userId) => confirmationMailId(database.main, userId));
    },
  };
};

/** The stored data of each feature about a person. */
const EXPORTERS = {
  listings: exportListings,
  stops: exportStops,
  reservations: exportReservations,
  supportTickets: exportTickets,
  messages: exportMessages,
  reviews: exportReviews,
  waitlists: exportWaiting,
  nightWaitlists: exportNightWaitlist,
  savedReplies: exportSavedReplies,
  scheduledMessages: exportScheduledMessages,
  savedSearches: exportSavedSearches,
  coHosting: exportCoHosting,
  wishlists: exportWishlists,
  wifiSpeeds: exportWifi,
  payouts: exportPayouts,
  trust: exportTrust,
  notes: exportNotes,
};

// The knowledge of higher features about a person is injected here, since accounts are below them.
const accounts: FeatureFactory = (services, limits) =>
  makeAccounts(services, limits, {
    exporters: EXPORTERS,
    mailChecks: MAIL_CHECKS,
    deletions: [
      deleteManager,
      deletePayoutAccount,
      deleteWaitlists,
      deleteNightWaitlist,
      deleteSavedSearches,
      deleteCoHosting,
      deleteWishlists,
      deleteListings,
      deleteMeetingPoints,
      deleteReservationTexts,
      deleteTickets,
      deleteMessageTexts,
      deleteSavedReplies,
      deleteScheduledMessages,
      deleteReviewTexts,
      deleteReportTexts,
      deleteBlocks,
      deleteNotes,
    ],
    hasSentPicture,
    countFoundListings,
    readAnswers,
    hasOpenReservations,
    hasOpenResolutions,
    readWaitingMoney,
    publishedPassword: DEMO_PASSWORD,
  });

const market: FeatureFactory = (services) => ({
  routes: [...searchRoutesServed, ...formRoutesServed],
  jobs: [deleteUnusedPicturesJob(services), deletePicturesJob(services)],
});

const listings: FeatureFactory = () => ({
  routes: makeListingRoutes({
    countOpenReservations,
    listedOffers,
    pricesForDates: [pricesForDates, itinerantPricesForDates],
  }),
});

const stays: FeatureFactory = () => ({
  routes: [...stayRoutesServed, ...makeHostingRoutes(openCommitments)],
});

const itinerants: FeatureFactory = (services) => ({
  routes: makeItinerantRoutes({ openCommitments, approvedGuests, goAnyway }),
  jobs: itinerantJobs(services, listGuestsAboard),
});

const experiences: FeatureFactory = (services, limits) => {
  const bookings = makeSeatBookings(services);
  return {
    routes: makeExperienceRoutes(limits, {
      openCommitments,
      bookings,
      startHostPayment,
      requestSeats,
      writeNotice: addNotice,
    }),
    jobs: experienceJobs(services, { bookings, writeNotice: addNotice }),
    mount: (app) => {
      mountManagedExperiences(app, services, limits);
      mountPlaceImages(app, services, limits, services.config.demo ? drawDemoPlace : undefined);
    },
  };
};

const reviews: FeatureFactory = (services) => ({
  routes: reviewRoutesServed,
  jobs: reviewJobs(services),
});

const wifi: FeatureFactory = (services, limits) => ({
  routes: WIFI_ROUTES,
  jobs: wifiJobs(services),
  mount: (app) => mountSpeedTest(app, services, limits),
});

const cohosting: FeatureFactory = (services) => ({
  routes: coHostingRoutesServed,
  coHosts: coHostPort(services),
});

const alerts: FeatureFactory = (services, limits) => ({
  routes: alertRoutesServed,
  secretPages: ['/saved-searches/emails/:token'],
  jobs: alertJobs(services),
  mount: (app) => mountUnsubscribe(app, services, limits),
});

const wishlists: FeatureFactory = () => ({
  routes: wishlistRoutesServed,
  secretPages: ['/wishlists/shared/:token'],
});

const earnings: FeatureFactory = (services) => ({
  routes: earningsRoutesServed,
  jobs: earningsJobs(services),
  mount: (app) => mountPayoutWebhook(app, services),
});

const numbers: FeatureFactory = () => ({ routes: numbersRoutesServed, jobs: [] });

const reservations: FeatureFactory = (services, limits) => ({
  routes: reservationRoutesServed,
  secretPages: [LETTER_PAGE],
  jobs: reservationJobs(services),
  mount: (app) => {
    mountPaymentWebhook(app, services, (body, headers) =>
      receiveOtherEvent(services, body, headers),
    );
    mountCalendarFile(app, services, limits);
    mountEvidence(app, services, limits);
    mountCalendarFeed(app, services, limits);
    mountHomeCalendar(app, services, limits);
  },
});

const editorial: FeatureFactory = (services, limits) => ({
  routes: editorialRoutesServed,
  mount: (app) => mountDocuments(app, services, limits),
});
const messaging: FeatureFactory = makeMessaging;

const travel: FeatureFactory = (services, limits) => ({
  routes: makeTravelRoutes(services, limits),
});

const trust: FeatureFactory = (services, limits) => ({
  routes: trustRoutesServed,
  secretPages: ['/statements/:token'],
  jobs: trustJobs(services),
  mount: (app) => mountReportedPictures(app, services, limits),
});

const staffConsole: FeatureFactory = () => ({
  routes: makeConsoleRoutes((db, id) => collectPersonData(EXPORTERS, db, id)),
});

/** Every feature of the product, lower ones first. */
export const FEATURES: readonly FeatureFactory[] = [
  platform,
  accounts,
  market,
  listings,
  stays,
  itinerants,
  experiences,
  reservations,
  messaging,
  reviews,
  wifi,
  alerts,
  cohosting,
  wishlists,
  earnings,
  numbers,
  travel,
  editorial,
  trust,
  staffConsole,
];
