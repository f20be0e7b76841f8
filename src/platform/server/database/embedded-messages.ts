import type { Results } from '@electric-sql/pglite';

/** Messages between the server and the thread of its embedded database. */

/** Names a transaction for as long as it is open; its client counts. */
export type TransactionId = number;

/** Names a listener of a channel. */
export type EarId = number;

export type Ask =
  /** One statement with `$1…` parameters. */
  | { do: 'query'; text: string; values: unknown[]; form: RowForm; within?: TransactionId }
  /** Several statements. */
  | { do: 'exec'; text: string; within?: TransactionId }
  /** Answered once the transaction has the connection for itself. */
  | { do: 'begin'; transaction: TransactionId }
  | { do: 'end'; transaction: TransactionId; how: 'commit' | 'rollback' }
  | { do: 'listen'; channel: string; ear: EarId }
  | { do: 'unlisten'; ear: EarId }
  /** The last: the thread ends after its answer. */
  | { do: 'close' };

export interface RowForm {
  rowMode: 'array' | 'object';
  /** Dates, intervals and lists of them as PostgreSQL writes them, as Drizzle reads them. */
  bareDates: boolean;
}

export interface Question {
  id: number;
  ask: Ask;
}

/** The fields by which drivers distinguish errors: an `Error` loses them between threads. */
export interface Failure {
  message: string;
  fields: Record<string, unknown>;
}

export type Saying =
  /** The first, when the database is open. */
  | { kind: 'ready' }
  /** Empty where no rows were requested. */
  | { kind: 'answer'; id: number; results: Results<unknown>[] }
  | { kind: 'failure'; id: number; failure: Failure }
  | { kind: 'notice'; ear: EarId; payload: string };

/** Data of the thread's start: the folder of the database's files. */
export interface ThreadData {
  folder: string;
}
