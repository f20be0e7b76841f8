import type { Logger } from 'pino';
import type { Config } from '#platform/server/config/config.ts';
import type { Database } from '#platform/server/database/database.ts';
import { makeTranslators } from '#platform/server/i18n/translators.ts';
import type { Services } from '#platform/server/services.ts';
import { makeMetrics } from '#platform/server/telemetry/metrics.ts';
import { allCatalogs } from './message-catalogs.ts';

/** The platform's services of one process; sessions come with the accounts feature. */
export function makeServices(
  config: Config,
  database: Database,
  log: Logger,
  now: () => Temporal.Instant = () => Temporal.Now.instant(),
): Omit<Services, 'actorOf'> {
  const pending = (what: string) => () => Promise.reject(new Error(`${what} is not wired yet`));
  return {
    config,
    log,
    database,
    now,
    metrics: makeMetrics(),
    ...makeTranslators(allCatalogs()),
    jobs: {
      enqueue: async () => {},
      start: pending('jobs'),
      drain: async () => {},
      stop: async () => {},
    },
    mailer: { kind: 'folder', send: async () => {}, close: async () => {} },
    pictures: { rendition: async () => null },
    payments: {
      kind: 'sandbox',
      createCheckout: pending('payments'),
      refund: pending('payments'),
      readWebhook: pending('payments'),
    },
  };
}
