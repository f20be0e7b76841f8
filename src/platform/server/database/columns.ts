import { customType, integer, uuid } from 'drizzle-orm/pg-core';

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

/** A random id, made by the database when none is given. */
export const id = () => uuid().primaryKey().defaultRandom();

/** Reads what either driver gives for a `timestamptz`. */
export function toInstant(value: unknown): Temporal.Instant {
  if (value instanceof Date) return Temporal.Instant.fromEpochMilliseconds(value.getTime());
  return Temporal.Instant.from(String(value));
}
