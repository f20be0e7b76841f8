import { call } from '#platform/web/api/client.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import { showEarningsSummary } from '../../contract/addresses.gen.ts';
import type { EarningsSummary } from '../../contract.ts';

/**
 * The figures of the banner, with its texts; null where there is nothing to show: no money, an account
 * that can be paid, a visitor who is signed out, and on failure.
 */
export async function loadPayoutsBanner({
  me,
  i18n,
}: Pick<RouterContext, 'me' | 'i18n'>): Promise<EarningsSummary | null> {
  if (me === null) return null;
  const summary = await call(showEarningsSummary, {}).catch(() => null);
  if (summary === null || summary.account.status === 'ready') return null;
  if (summary.balance <= 0 && summary.upcomingTotal <= 0) return null;
  await loadTexts(i18n, ['earnings']);
  return summary;
}

/** The account that is known to be a host's: who has offered something stays a host. */
let knownHost: string | null = null;

/** Whether the signed-in person has offered something; false on failure. */
export async function loadIsHost({ id }: { readonly id: string }): Promise<boolean> {
  if (knownHost === id) return true;
  const summary = await call(showEarningsSummary, {}, { background: true }).catch(() => null);
  if (summary?.isHost === true) knownHost = id;
  return summary?.isHost === true;
}
