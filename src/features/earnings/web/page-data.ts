import { notFound } from '@tanstack/react-router';
import { ApiError, call } from '#platform/web/api/client.ts';
import { whileSignedIn } from '#platform/web/api/while-signed-in.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import type { Earnings, MoneyOverview, Statement } from '../contract.ts';
import { formatMonth } from './money/format-month.ts';

/** A month of a host's money, and the moment it was read. */
export interface StatementData {
  readonly statement: Statement;
  /** Such as 'March 2026', in the reader's language. */
  readonly monthName: string;
  /** ISO instant. */
  readonly readAt: string;
}

/** The caller's earnings as a host; null while signed out. */
export function loadEarnings(me: object | null): Promise<Earnings | null> {
  return whileSignedIn(me, async () => {
    const { showEarnings } = await import('../contract/addresses.gen.ts');
    return call(showEarnings, {});
  });
}

/**
 * A month of the caller's money; null while signed out.
 *
 * @param month as it is written in the address
 * @throws notFound if it isn't a month, or is still to come
 */
export function loadStatement(
  month: string,
  { me, i18n }: Pick<RouterContext, 'me' | 'i18n'>,
): Promise<StatementData | null> {
  return whileSignedIn(me, async () => {
    const { showStatement } = await import('../contract/addresses.gen.ts');
    try {
      const statement = await call(showStatement, { params: { month } });
      const monthName = formatMonth(statement.month, i18n.locale, 'long');
      return { statement, monthName, readAt: new Date().toISOString() };
    } catch (error) {
      const code = error instanceof ApiError ? error.problem.code : undefined;
      if (code === 'not-found' || code === 'invalid-input') throw notFound();
      throw error;
    }
  });
}

/** All money that moves through the product, for administrators; null while signed out. */
export function loadMoney(me: object | null): Promise<MoneyOverview | null> {
  return whileSignedIn(me, async () => {
    const { showMoney } = await import('../contract/addresses.gen.ts');
    return call(showMoney, {});
  });
}
