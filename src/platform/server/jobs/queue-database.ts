import type { Db } from 'pg-boss';
import type { Database } from '../database/database.ts';

const WRAPPED = /^\s*begin;([\s\S]*)commit;\s*$/i;

/**
 * The database as the queue's library wants it. Its housekeeping sends whole transactions in one
 * text (`BEGIN; … COMMIT;`); were one to fail halfway, the connection would stay in a failed
 * transaction and refuse everybody after it. Without that frame, PostgreSQL runs the statements of
 * one text as a transaction all the same, and ends it whatever happens.
 */
export function queueDatabase(database: Database): Db {
  return {
    executeSql: (text, values) => {
      const inner = values?.length ? undefined : WRAPPED.exec(text)?.[1];
      return database.executeSql(inner ?? text, values);
    },
  };
}
