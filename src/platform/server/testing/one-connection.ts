import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../database/database.ts';
import type { RateLimits } from '../http/rate-limits.ts';

/**
 * The transaction that a piece of work runs in; after its end, work that is still running may use
 * other connections.
 */
interface Scope {
  isOpen: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();

/** @throws Error within a transaction that is open */
function refuseInTransaction(asked: string): void {
  if (scopes.getStore()?.isOpen !== true) return;
  throw new Error(`${asked} asks for a second connection within a transaction`);
}

/**
 * The database, with the restriction that work within a transaction can't use another connection.
 * With as many open transactions as a pool has connections, each of them would wait for another.
 */
export function withOneConnection(database: Database): Database {
  const main = refusing('database.main', database.main);
  return {
    ...database,
    main,
    side: database.side === database.main ? main : refusing('database.side', database.side),
    readReplica: async (work) => {
      refuseInTransaction('database.readReplica');
      return database.readReplica((db) => work(db === database.main ? main : db));
    },
    transaction: async (work) => {
      refuseInTransaction('database.transaction');
      return database.transaction(async (tx) => {
        const scope: Scope = { isOpen: true };
        try {
          return await scopes.run(scope, () => work(tx));
        } finally {
          scope.isOpen = false;
        }
      });
    },
    executeSql: async (text, values) => {
      refuseInTransaction('database.executeSql');
      return database.executeSql(text, values);
    },
  };
}

/**
 * The limits, with the restriction that none is counted within a transaction, whatever stores the
 * counts.
 */
export function countedOutside(limits: RateLimits): RateLimits {
  return {
    take: async (limit, who) => {
      refuseInTransaction(`limit '${limit}'`);
      return limits.take(limit, who);
    },
    spend: async (limit, who) => {
      refuseInTransaction(`limit '${limit}'`);
      return limits.spend(limit, who);
    },
    giveBack: async (limit, who) => {
      refuseInTransaction(`limit '${limit}'`);
      return limits.giveBack(limit, who);
    },
    close: () => limits.close(),
  };
}

function refusing(name: string, db: Database['main']): Database['main'] {
  return new Proxy(db, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        refuseInTransaction(`${name}.${String(key)}`);
        return Reflect.apply(value, target, args);
      };
    },
  });
}
