import { join } from 'node:path';
import type { Messages } from '@lingui/core';
import type { Logger } from 'pino';
import type { ListingKind } from '#domain/vocabulary.ts';
import { experienceBooking } from '#features/experiences/index.server.ts';
import { itinerantBooking } from '#features/itinerants/index.server.ts';
import { stayBooking } from '#features/stays/index.server.ts';
import type { BookableKind } from '#market/booking/index.server.ts';
import { isPictureNamed, uploadedPictures } from '#market/hosting/index.server.ts';
import { LOCALES, type Locale } from '#platform/i18n/locales.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Database } from '#platform/server/database/database.ts';
import { type Catalogs, makeTranslators } from '#platform/server/i18n/translators.ts';
import { makeIdentity } from '#platform/server/identity/make-identity.ts';
import { makeJobs } from '#platform/server/jobs/make-jobs.ts';
import { openChangeFeed } from '#platform/server/live/change-feed.ts';
import { makeLive } from '#platform/server/live/live.ts';
import { makeMailer } from '#platform/server/mail/mailer.ts';
import { makeSentMailsKey } from '#platform/server/mail/sent-mails.ts';
import { makeMapStyle } from '#platform/server/map-style/map-style.ts';
import { makePictureStore, sharedRenditions } from '#platform/server/media/make-picture-store.ts';
import { makePictures } from '#platform/server/media/make-pictures.ts';
import type { PictureStore } from '#platform/server/media/picture-store.ts';
import type { PictureSource } from '#platform/server/media/pictures.ts';
import { countPayments } from '#platform/server/payments/counted-payments.ts';
import { makePayments } from '#platform/server/payments/make-payments.ts';
import { makePayouts } from '#platform/server/payments/make-payouts.ts';
import { makePush } from '#platform/server/push/push.ts';
import type { Services } from '#platform/server/services.ts';
import { makeHealthChecks } from '#platform/server/status/health-parts.ts';
import { makeErrorReports } from '#platform/server/telemetry/error-reports.ts';
import { makeMetrics } from '#platform/server/telemetry/metrics.ts';
import { logSlowStatements } from '#platform/server/telemetry/statements.ts';
import { version } from '../../package.json';
import { demoPictures } from './demo-pictures.ts';
import { ERROR_TABLE } from './error-table.ts';

/** Reservation logic of each kind of listing. */
const BOOKABLES: { readonly [Kind in ListingKind]: BookableKind & { readonly kind: Kind } } = {
  stay: stayBooking,
  itinerant: itinerantBooking,
  experience: experienceBooking,
};

interface ServiceOptions {
  /** Kinds of listing that can be reserved; those of the product by default. */
  bookables?: Services['bookables'] | undefined;
  /** The clock of the product; the machine's by default. */
  now?: () => Temporal.Instant;
  /** False for tests and tools: jobs run only when drained. */
  backgroundJobs?: boolean;
}

/** The platform's services of one process; sessions are added by the accounts feature. */
export function makeServices(
  config: Config,
  database: Database,
  log: Logger,
  { now, backgroundJobs = true, bookables = Object.values(BOOKABLES) }: ServiceOptions = {},
): Omit<Services, 'actorOf' | 'coHosts'> {
  const changeFeed = openChangeFeed(database, log);
  const live = makeLive(changeFeed, log);
  const release = { version, commit: config.commit ?? 'unknown' };
  const reportError = makeErrorReports({ url: config.errorWebhook, release, log });
  logSlowStatements(log);
  const clock = now ?? (() => Temporal.Now.instant());
  const pictureStore = makePictureStore(config, database.kind);
  return {
    config,
    errors: ERROR_TABLE,
    bookables,
    log,
    database,
    now: clock,
    health: makeHealthChecks({ database, config, now: clock }),
    metrics: makeMetrics({
      database,
      openStreams: live.count,
      release,
    }),
    reportError,
    readiness: { isStopping: false },
    ...makeTranslators(allCatalogs(), config.http.publicUrl),
    jobs: makeJobs(database, log, {
      background: backgroundJobs,
      reportError,
      ...(now === undefined ? {} : { now }),
    }),
    changeFeed,
    live,
    mapStyle: makeMapStyle({ config, database, changeFeed, log }),
    mailer: makeMailer(config, log),
    sentMailsKey: makeSentMailsKey(),
    pictureStore,
    pictures: makePictures({
      source: pictureSource(database, pictureStore),
      cacheDir: join(config.dataDir, 'pictures'),
      maxCacheBytes: config.pictureCacheBytes,
      shared: sharedRenditions(config),
      log,
    }),
    payments: countPayments(makePayments(config, database, now)),
    payouts: makePayouts(config, database, now),
    identity: makeIdentity(config),
    push: makePush(config),
  };
}

/** Pictures of users, and those of the demonstration world. */
function pictureSource(database: Database, store: PictureStore): PictureSource {
  const uploaded = uploadedPictures(database, store);
  const drawn = demoPictures((key) => isPictureNamed(database.main, key));
  const sourceFor = (key: string): PictureSource => (uploaded.knows(key) ? uploaded : drawn);
  return {
    original: (key) => sourceFor(key).original(key),
    has: (key) => sourceFor(key).has(key),
    isLasting: (key) => sourceFor(key).isLasting(key),
  };
}

/** Texts of the server side of all features, in all languages; never for a browser. */
function allCatalogs(): Catalogs {
  const files = import.meta.glob<{ messages: Messages }>(
    [
      '../{market,features}/*/messages/*.po',
      // Labels of ids, which pages show too.
      '../features/{catalogues,experiences,itinerants,trust}/web/messages/*.po',
      '../platform/messages/*.po',
    ],
    { eager: true },
  );
  const catalogs: Catalogs = {};
  for (const locale of Object.keys(LOCALES) as Locale[]) {
    const messages: Messages = {};
    for (const [path, catalog] of Object.entries(files)) {
      if (path.endsWith(`/${locale}.po`)) Object.assign(messages, catalog.messages);
    }
    catalogs[locale] = messages;
  }
  return catalogs;
}
