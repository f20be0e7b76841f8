import { confirmationMailId, makeAccounts } from '#features/accounts/index.server.ts';
import {
  deleteOldTicketsJob,
  deleteTickets,
  editorialRoutesServed,
  exportTickets,
  mountDocuments,
  openTicket,
} from '#features/editorial/index.server.ts';
import {
  deleteManager,
  deleteWaitlists,
  experienceBooking,
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
  itinerantBooking,
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
  exportMessages,
  makeMessaging,
} from '#features/messaging/index.server.ts';
import {
  addNotice,
  approvedGuests,
  type BookableKinds,
  countOpenReservations,
  deleteReservationTexts,
  exportReservations,
  hasOpenReservations,
  listGuestsAboard,
  makeDeliverPayment,
  makeReservationRoutes,
  makeSeatBookings,
  mountCalendarFeed,
  mountCalendarFile,
  mountPaymentWebhook,
  openCommitments,
  RESERVATION_MAIL_CHECKS,
  requestSeats,
  reservationJobs,
  startHostPayment,
} from '#features/reservations/index.server.ts';
import {
  deleteReviewTexts,
  exportReviews,
  makeReviewRoutes,
  reviewJobs,
} from '#features/reviews/index.server.ts';
import {
  makeHostingRoutes,
  pricesForDates,
  stayBooking,
  stayRoutesServed,
} from '#features/stays/index.server.ts';
import { deleteStaleSearchesJob, makeTravelRoutes } from '#features/travel/index.server.ts';
import { exportWifi, mountSpeedTest, WIFI_ROUTES, wifiJobs } from '#features/wifi/index.server.ts';
import {
  deleteUnusedPicturesJob,
  formRoutesServed,
  hasSentPicture,
} from '#market/hosting/index.server.ts';
import { countHostedListings } from '#market/inventory/index.server.ts';
import { searchRoutesServed } from '#market/search/index.server.ts';
import { deleteOldKeysJob } from '#platform/server/jobs/delete-old-keys-job.ts';
import { mountSentMails } from '#platform/server/mail/mount-sent-mails.ts';
import { mailJobs } from '#platform/server/mail/outbox.ts';
import { mountPictures } from '#platform/server/media/mount-pictures.ts';
import { sandboxRoutes } from '#platform/server/payments/sandbox-routes.ts';
import { DEMO_PASSWORD } from './demo-password.ts';
import type { FeatureFactory } from './feature.ts';

/** The claims of mails that may no longer hold when they are sent. */
const MAIL_CHECKS = { ...RESERVATION_MAIL_CHECKS, ...WAITLIST_MAIL_CHECKS };

const platformWith =
  (kinds: BookableKinds): FeatureFactory =>
  (services, limits) => {
    const { config, database, mailer, log } = services;
    return {
      routes: sandboxRoutes(makeDeliverPayment(kinds)),
      jobs: [
        ...mailJobs(database, mailer, config.mail.from, log, MAIL_CHECKS),
        deleteOldKeysJob(services),
      ],
      mount: (app) => {
        mountPictures(app, services, limits);
        mountSentMails(app, services, limits, (userId) =>
          confirmationMailId(database.main, userId),
        );
      },
    };
  };

// The knowledge of higher features about a person is injected here, since accounts are below them.
const accounts: FeatureFactory = (services, limits) =>
  makeAccounts(services, limits, {
    exporters: {
      listings: exportListings,
      stops: exportStops,
      reservations: exportReservations,
      supportTickets: exportTickets,
      messages: exportMessages,
      reviews: exportReviews,
      waitlists: exportWaiting,
      wifiSpeeds: exportWifi,
    },
    deletions: [
      deleteManager,
      deleteWaitlists,
      deleteListings,
      deleteMeetingPoints,
      deleteReservationTexts,
      deleteTickets,
      deleteMessageTexts,
      deleteReviewTexts,
    ],
    hasSentPicture,
    countHostedListings,
    hasOpenReservations,
    publishedPassword: DEMO_PASSWORD,
  });

const market: FeatureFactory = (services) => ({
  routes: [...searchRoutesServed, ...formRoutesServed],
  jobs: [deleteUnusedPicturesJob(services)],
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
  routes: makeItinerantRoutes({ openCommitments, approvedGuests }),
  jobs: itinerantJobs(services, listGuestsAboard),
});

const experiencesWith =
  (kinds: BookableKinds): FeatureFactory =>
  (services, limits) => {
    const bookings = makeSeatBookings(kinds);
    return {
      routes: makeExperienceRoutes(limits, {
        openCommitments,
        bookings,
        startHostPayment: (id, shown, context) => startHostPayment(id, shown, context, kinds),
        requestSeats: (seats, context) => requestSeats(seats, context, kinds),
        writeNotice: addNotice,
      }),
      jobs: experienceJobs(services, { bookings, writeNotice: addNotice }),
      mount: (app) => {
        mountManagedExperiences(app, services, limits);
        mountPlaceImages(app, services, limits);
      },
    };
  };

const reviews: FeatureFactory = (services) => ({
  routes: makeReviewRoutes(openTicket),
  jobs: reviewJobs(services),
});

const wifi: FeatureFactory = (services, limits) => ({
  routes: WIFI_ROUTES,
  jobs: wifiJobs(services),
  mount: (app) => mountSpeedTest(app, services, limits),
});

const reservationsWith =
  (kinds: BookableKinds): FeatureFactory =>
  (services, limits) => ({
    routes: makeReservationRoutes(kinds),
    jobs: reservationJobs(services, kinds),
    mount: (app) => {
      mountPaymentWebhook(app, services, kinds);
      mountCalendarFile(app, services, limits, kinds);
      mountCalendarFeed(app, services, limits, kinds);
    },
  });

const editorial: FeatureFactory = (services, limits) => ({
  routes: editorialRoutesServed,
  jobs: [deleteOldTicketsJob(services)],
  mount: (app) => mountDocuments(app, services, limits),
});
const messaging: FeatureFactory = makeMessaging;

const travel: FeatureFactory = (services, limits) => ({
  routes: makeTravelRoutes(services, limits),
  jobs: [deleteStaleSearchesJob(services)],
});

/**
 * Every feature of the product, lower ones first.
 *
 * @param kinds of listings
 */
export function makeFeatures(kinds: BookableKinds): readonly FeatureFactory[] {
  return [
    platformWith(kinds),
    accounts,
    market,
    listings,
    stays,
    itinerants,
    experiencesWith(kinds),
    reservationsWith(kinds),
    messaging,
    reviews,
    wifi,
    travel,
    editorial,
  ];
}

export const FEATURES: readonly FeatureFactory[] = makeFeatures([
  stayBooking,
  itinerantBooking,
  experienceBooking,
]);
