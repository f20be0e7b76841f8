import { onOff, type Setting, urlWithProtocol, wholeNumber } from './setting-schemas.ts';

/** Settings of the database, its replica, and what is shared beside them. */
export const DATABASE_SETTINGS = {
  DATABASE_URL: {
    group: 'Data',
    about:
      'A PostgreSQL server, 15 or newer, in place of the embedded database. Several servers may share it.',
    allowed: 'an address such as postgres://user:password@host:5432/name',
    secret: true,
    schema: urlWithProtocol('postgres:', 'postgresql:'),
  },
  DATABASE_REPLICA_URL: {
    group: 'Data',
    about: 'A read-only copy of DATABASE_URL that answers searches.',
    allowed: 'an address such as postgres://user:password@host:5432/name',
    secret: true,
    schema: urlWithProtocol('postgres:', 'postgresql:'),
  },
  REPLICA_MAX_LAG: {
    group: 'Data',
    about: 'How many seconds the replica may be behind; until it has caught up it is left out.',
    allowed: 'a whole number from 1 to 25',
    default: '5',
    // A caller who wrote within 30 seconds reads the primary.
    schema: wholeNumber(1, 25),
  },
  DATABASE_DIRECT_URL: {
    group: 'Data',
    about:
      'The same database as DATABASE_URL, past its pooler (PgBouncer in transaction mode, RDS Proxy): for migrations.',
    allowed: 'an address such as postgres://user:password@host:5432/name',
    secret: true,
    schema: urlWithProtocol('postgres:', 'postgresql:'),
  },
  DATABASE_POOL: {
    group: 'Data',
    about:
      'How many connections one server opens at most, to the database and to its replica each.',
    allowed: 'a whole number from 5 to 200',
    default: '12',
    schema: wholeNumber(5, 200),
  },
  MIGRATE: {
    group: 'Data',
    about:
      'Brings the tables up to date at the start; off where npm run migrate does, before a release.',
    allowed: 'on or off',
    default: 'on',
    schema: onOff,
  },
  VALKEY_URL: {
    group: 'Data',
    about:
      'A Valkey or Redis server that counts the rate limits of all servers in place of the database.',
    allowed: 'an address such as redis://user:password@host:6379',
    secret: true,
    schema: urlWithProtocol('redis:', 'rediss:', 'valkey:', 'valkeys:'),
  },
} as const satisfies Record<string, Setting>;
