import { makeAccounts } from '#features/accounts/index.server.ts';
import {
  deliverPayment,
  exportReservations,
  forgetPerson,
  hasOpenReservations,
  mountPaymentWebhook,
  reservationJobs,
  reservationRoutesServed,
} from '#features/reservations/index.server.ts';
import { mailJobs } from '#platform/server/mail/outbox.ts';
import { mountPictures } from '#platform/server/media/mount-pictures.ts';
import { sandboxRoutes } from '#platform/server/payments/sandbox-routes.ts';
import type { FeatureFactory } from './feature.ts';

const platform: FeatureFactory = (services) => {
  const { config, database, mailer, log } = services;
  return {
    routes: sandboxRoutes(deliverPayment),
    jobs: mailJobs(database, mailer, config.mail.from, log),
    mount: (app) => mountPictures(app, services),
  };
};

// What reservations know about a person is lent to accounts here, since accounts stand below.
const accounts: FeatureFactory = (services, limits) =>
  makeAccounts(services, limits, {
    exporters: { reservations: exportReservations },
    erasers: [forgetPerson],
    hasOpenReservations,
  });

const reservations: FeatureFactory = (services) => ({
  routes: reservationRoutesServed,
  jobs: reservationJobs(services),
  mount: (app) => mountPaymentWebhook(app, services),
});

/** Every feature of the product, lower ones first. */
export const FEATURES: readonly FeatureFactory[] = [platform, accounts, reservations];
