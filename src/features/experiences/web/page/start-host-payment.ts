import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { addDays } from '#domain/dates.ts';
import { toDollars } from '#domain/money.ts';
import { buildPath } from '#platform/web/api/client.ts';
import { sendWithLogin } from '#platform/web/api/log-in-again.ts';
import { type ApiAnswer, pageScope } from '#platform/web/scope/page-scope.ts';

/** Payment of a host before an experience is listed (spec 2 §7). */
export interface HostPayment {
  readonly id: string;
  /** Cents. */
  readonly hostOwes: number;
  /** Dollars; 0 for none. */
  readonly arrangementFee: number;
  /** Dollars for each guest; null without a deposit. */
  readonly deposit: number | null;
  /** The day of its first session, YYYY-MM-DD; null without one. */
  readonly startDate: string | null;
}

/** URL of the payment, or the text of the error. */
export type StartedPayment =
  | { readonly kind: 'started'; readonly url: string }
  | { readonly kind: 'failed'; readonly text: string };

/** The route belongs to a higher feature: its path and its response are the specification's. */
const PATH = '/api/stripe/experience/:id';

/**
 * Creates the payment page for the amount that a host owes before an experience is listed, again
 * where the previous one has expired, and requests its URL (spec 2 §7). The second call creates
 * nothing; its amounts are in dollars and repeat what the server knows.
 *
 * @param key the same for every attempt of one click
 * @throws TypeError when there is no response
 */
export async function startHostPayment(
  payment: HostPayment,
  key: string,
  i18n: I18n,
): Promise<StartedPayment> {
  const { id, hostOwes, arrangementFee, deposit, startDate } = payment;
  const totalPrice = toDollars(hostOwes);
  const made = await sendWithLogin(() =>
    pageScope().fetchApi(buildPath(PATH, { id }), {
      method: 'POST',
      headers: { ...JSON_ONLY, 'content-type': 'application/json', 'idempotency-key': key },
      credentials: 'same-origin',
      body: JSON.stringify({ totalPrice }),
    }),
  );
  if (!made.ok) return readStartedPayment(made, i18n);
  const query = {
    totalPrice,
    servicefees: arrangementFee,
    depositfees: deposit ?? 0,
    depositflag: deposit !== null,
    // The first session, which the host is charged for: its day and the next one.
    startDate,
    endDate: startDate === null ? null : addDays(startDate, 1),
  };
  const answer = await pageScope().fetchApi(buildPath(PATH, { id }, query), {
    headers: JSON_ONLY,
    credentials: 'same-origin',
  });
  return readStartedPayment(answer, i18n);
}

const JSON_ONLY = { accept: 'application/json' };

/** A proxy may respond with another format; then the message contains the status. */
async function readStartedPayment(answer: ApiAnswer, i18n: I18n): Promise<StartedPayment> {
  const { url, error } = ((await answer.json().catch(() => null)) ?? {}) as {
    url?: unknown;
    error?: unknown;
  };
  if (answer.ok && typeof url === 'string') return { kind: 'started', url };
  const { status } = answer;
  const text = typeof error === 'string' && error !== '' ? error : null;
  return { kind: 'failed', text: text ?? i18n._(msg`Failed to initiate payment: ${status}`) };
}
