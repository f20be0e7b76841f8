import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/**
 * Instruments of this process, which any part of the platform writes to. Every label has few values,
 * whatever strangers send: names of our own routes, jobs, pools, limits and services.
 */
export const processRegistry = new Registry();
collectDefaultMetrics({ register: processRegistry });
const registers = [processRegistry];

/** Seconds of a statement, or of waiting for a connection. */
const STATEMENT_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Seconds of a call to another service. */
const CALL_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

export const statementSeconds = new Histogram({
  name: 'wayhearth_statement_duration_seconds',
  help: 'Time of a statement, from sending it to its result',
  labelNames: ['pool', 'outcome'] as const,
  buckets: STATEMENT_SECONDS,
  registers,
});

export const slowStatements = new Counter({
  name: 'wayhearth_slow_statements_total',
  help: 'Statements that took a second or longer; each is logged',
  labelNames: ['pool'] as const,
  registers,
});

export const connectionWaitSeconds = new Histogram({
  name: 'wayhearth_connection_wait_seconds',
  help: 'Time that callers waited for a connection of the pool',
  labelNames: ['pool', 'outcome'] as const,
  buckets: STATEMENT_SECONDS,
  registers,
});

export const connections = new Gauge({
  name: 'wayhearth_connections',
  help: 'Connections of the pool by state, and how many it may open (max)',
  labelNames: ['pool', 'state'] as const,
  registers,
});

export const connectionWaiters = new Gauge({
  name: 'wayhearth_connection_waiters',
  help: 'Callers that wait for a connection of the pool now',
  labelNames: ['pool'] as const,
  registers,
});

export const replicaLagSeconds = new Gauge({
  name: 'wayhearth_replica_lag_seconds',
  help: 'How far the replica is behind the primary; absent without a replica, or while unknown',
  registers,
});
// It begins with 0, which would claim that there is a replica.
replicaLagSeconds.remove();

export const jobSeconds = new Histogram({
  name: 'wayhearth_job_duration_seconds',
  help: 'Time of a try of a job by its result: done, failed (tried again), given-up',
  labelNames: ['handler', 'outcome'] as const,
  buckets: [0.01, 0.05, 0.25, 1, 5, 15, 75],
  registers,
});

export const pageCacheRequests = new Counter({
  name: 'wayhearth_page_cache_requests_total',
  help: 'Pages for readers who are not signed in, by whether the cache had them',
  labelNames: ['result'] as const,
  registers,
});

export const limitRefusals = new Counter({
  name: 'wayhearth_limit_refusals_total',
  help: 'Requests that were refused by a rate limit',
  labelNames: ['limit'] as const,
  registers,
});

export const paymentCalls = new Counter({
  name: 'wayhearth_payments_total',
  help: 'What the payment provider was asked for, or reported, by its result',
  labelNames: ['operation', 'outcome'] as const,
  registers,
});

export const webhooks = new Counter({
  name: 'wayhearth_webhooks_total',
  help: 'Webhooks by their result: accepted, refused (no valid signature), failed',
  labelNames: ['endpoint', 'outcome'] as const,
  registers,
});

export const outsideSeconds = new Histogram({
  name: 'wayhearth_outside_duration_seconds',
  help: 'Time of calls to other services, by their result: ok, refused (4xx), failed, timeout',
  labelNames: ['service', 'outcome'] as const,
  buckets: CALL_SECONDS,
  registers,
});
