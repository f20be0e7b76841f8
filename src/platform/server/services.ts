import type { I18n, MessageDescriptor } from '@lingui/core';
import type { Logger } from 'pino';
import type { CoHostRole } from '#domain/co-hosts.ts';
import type { Role, StaffRole } from '#domain/roles.ts';
import type { GuestGroup } from '#domain/vocabulary.ts';
import type { Config } from './config/config.ts';
import type { Database, Queryable } from './database/database.ts';
import type { ErrorTable } from './http/problem.ts';
import type { Identity } from './identity/identity.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { ChangeFeed } from './live/change-feed.ts';
import type { Live } from './live/live.ts';
import type { Mailer } from './mail/mailer.ts';
import type { MapStyle } from './map-style/map-style.ts';
import type { PictureStore } from './media/picture-store.ts';
import type { Pictures } from './media/pictures.ts';
import type { Payments } from './payments/payments.ts';
import type { Payouts } from './payments/payouts.ts';
import type { Push } from './push/push.ts';
import type { HealthChecks } from './status/health-parts.ts';
import type { ReportError } from './telemetry/error-reports.ts';
import type { Metrics } from './telemetry/metrics.ts';

/** The caller. `null` where no one is signed in. */
export interface Actor {
  readonly id: string;
  /** By which it acts now: `user` for staff who have no second factor yet where one is needed. */
  readonly role: Role;
  /** The role that such an account gets with a second factor; null for all others. */
  readonly awaitedRole: StaffRole | null;
  /** When the owner of the session last proved to be it; null if that isn't known. */
  readonly provedAt: Temporal.Instant | null;
  /** The groups that the account has declared, by which prices are lower; read with the session. */
  readonly groups: readonly GuestGroup[];
  /** Who calls for this account as its co-host; missing where the account itself calls. */
  readonly by?: { readonly id: string; readonly coHostId: string };
}

/** A host for whom the owner of a session acts. */
export interface ActingFor {
  readonly coHostId: string;
  readonly hostId: string;
  readonly role: CoHostRole;
}

/** An act of a co-host for their host. */
export interface CoHostAct {
  readonly coHostId: string;
  readonly at: Temporal.Instant;
  /** Id of the route. */
  readonly route: string;
  /** Id in its address; null without one. */
  readonly target: string | null;
}

/** People who act for others; provided by the feature about co-hosts. */
export interface CoHostPort {
  /** The host for whom a browser acts; null where it acts for the caller. */
  actingFor(headers: Headers, callerId: string): Promise<ActingFor | null>;
  /** Signs an act, in its transaction. */
  sign(tx: Queryable, act: CoHostAct): Promise<void>;
}

/** Texts of one language. */
export interface Translator {
  readonly locale: string;
  readonly i18n: I18n;
  (descriptor: MessageDescriptor): string;
}

/** Services that the composition root passes to every feature. */
export interface Services {
  /** Status and text of every refusal. */
  readonly errors: ErrorTable;
  readonly config: Config;
  readonly log: Logger;
  readonly database: Database;
  readonly jobs: Jobs;
  /** Changes that all servers of the database learn of. */
  readonly changeFeed: ChangeFeed;
  readonly live: Live;
  /** The style of maps with streets. */
  readonly mapStyle: MapStyle;
  readonly mailer: Mailer;
  /** The key that opens the sent mails until this process ends. */
  readonly sentMailsKey: string;
  readonly pictures: Pictures;
  /** Originals of the pictures that people sent. */
  readonly pictureStore: PictureStore;
  readonly payments: Payments;
  readonly payouts: Payouts;
  /** Null where no provider is configured: then no identity is verified. */
  readonly identity: Identity | null;
  readonly push: Push;
  readonly metrics: Metrics;
  /** Whether balancers may send requests here; set when the process is told to stop. */
  readonly readiness: { isStopping: boolean };
  readonly health: HealthChecks;
  /** Reports defects to the operator's webhook. */
  readonly reportError: ReportError;
  /** The clock; adjustable in tests. */
  now(): Temporal.Instant;
  /** The owner of a request's cookies; provided by the accounts feature. */
  actorOf(headers: Headers): Promise<Actor | null>;
  readonly coHosts: CoHostPort;
  /** The language of a request. */
  translatorFor(headers: Headers): Translator;
  translator(locale: string): Translator;
}
