import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  customType,
  doublePrecision,
  integer,
  uuid,
} from 'drizzle-orm/pg-core';

/** `timestamptz` read and written as `Temporal.Instant`. */
export const instant = customType<{ data: Temporal.Instant; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  toDriver: (value) => value.toString(),
  fromDriver: (value) => toInstant(value),
});

/** `date` as 'YYYY-MM-DD' text, in whatever zone its row names. */
export const dateText = customType<{ data: string; driverData: string }>({
  dataType: () => 'date',
  fromDriver: (value) => String(value).slice(0, 10),
});

/** Integer minor units of US dollars. */
export const cents = (name?: string) => (name === undefined ? integer() : integer(name));

/** A rate in percent, 0 by default. */
export const percent = () => doublePrecision().notNull().default(0);

/** `bytea`. For PostgreSQL alone: the embedded database would block all other callers for it. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A check that a number stays within bounds. */
export function within(
  name: string,
  column: AnyPgColumn,
  bounds: { readonly min: number; readonly max: number },
) {
  return check(name, between(sql`${column}`, bounds));
}

/** A check of the maximum length of a text, in letters. */
export function lengthWithin(
  name: string,
  column: AnyPgColumn,
  { min, max }: { readonly min: number; readonly max: number },
) {
  return check(name, between(sql`char_length(${column})`, { min, max }));
}

function between(value: SQL, { min, max }: { readonly min: number; readonly max: number }): SQL {
  // A constraint takes no parameters.
  return sql`${value} between ${sql.raw(String(min))} and ${sql.raw(String(max))}`;
}

/** A random id, made by the database by default. */
export const id = () => uuid().primaryKey().defaultRandom();

/** Parses both drivers' values of a `timestamptz`. */
export function toInstant(value: unknown): Temporal.Instant {
  if (value instanceof Date) return Temporal.Instant.fromEpochMilliseconds(value.getTime());
  return Temporal.Instant.from(String(value));
}
