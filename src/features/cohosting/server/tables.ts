import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { CO_HOST_ROLES, MAX_CO_HOSTS } from '#domain/co-hosts.ts';
import { users } from '#features/accounts/server/tables.ts';
import { id, instant, within } from '#platform/server/database/columns.ts';

/** People who act for a host, and those who are invited to. */
export const coHosts = pgTable(
  'co_host',
  {
    id: id(),
    hostId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 1 to 10, unique for a host while it isn't over. */
    slot: smallint().notNull(),
    /** Address that was invited, in small letters; who confirms it may accept. */
    email: text().notNull(),
    /** Who accepted. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: CO_HOST_ROLES }).notNull(),
    invitedAt: instant().notNull(),
    acceptedAt: instant(),
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('co_host_slot').on(table.hostId, table.slot).where(sql`ended_at is null`),
    uniqueIndex('co_host_email').on(table.hostId, table.email).where(sql`ended_at is null`),
    uniqueIndex('co_host_person').on(table.hostId, table.userId).where(sql`ended_at is null`),
    index('co_host_host_id').on(table.hostId),
    index('co_host_user_id').on(table.userId),
    index('co_host_invited').on(table.email).where(sql`ended_at is null`),
    within('co_host_slots', table.slot, { min: 1, max: MAX_CO_HOSTS }),
    check('co_host_accepted', sql`${table.acceptedAt} is null or ${table.userId} is not null`),
    check('co_host_two_people', sql`${table.hostId} <> ${table.userId}`),
  ],
);

/** Acts of co-hosts: which call they made for their host, and about what. */
export const coHostActs = pgTable(
  'co_host_act',
  {
    id: id(),
    coHostId: uuid()
      .notNull()
      .references(() => coHosts.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    /** Id of the route. */
    route: text().notNull(),
    /** Id in its address, of a listing, a reservation or a conversation; null without one. */
    target: uuid(),
  },
  (table) => [index('co_host_act_co_host_id').on(table.coHostId, table.at)],
);
