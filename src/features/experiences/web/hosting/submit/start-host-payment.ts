import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { dollarsOf } from '#domain/money.ts';
import { pathOf } from '#platform/web/api/client.ts';
import { pageScope } from '#platform/web/scope/page-scope.ts';
import type { HostingValues } from '../experience-form.ts';

/** What a host pays for now (spec 2 §7). */
export interface HostPayment {
  readonly id: string;
  /** Cents. */
  readonly hostOwes: number;
}

/** Where a payment begins, or the text of why it doesn't. */
export type StartedPayment =
  | { readonly kind: 'started'; readonly url: string }
  | { readonly kind: 'failed'; readonly text: string };

/** The call is that of a higher feature: its path and its answer are the specification's. */
const PATH = '/api/stripe/experience/:id';

/**
 * Has the payment page made of what a host owes before an experience is listed, and asks for it
 * (spec 2 §7). The second call makes nothing; its sums are in dollars and say nothing that the
 * server doesn't know.
 *
 * @throws TypeError when there is no answer
 */
export async function startHostPayment(
  { id, hostOwes }: HostPayment,
  values: HostingValues,
  i18n: I18n,
): Promise<StartedPayment> {
  const totalPrice = dollarsOf(hostOwes);
  const made = await pageScope().fetchApi(pathOf(PATH, { id }), {
    method: 'POST',
    headers: { ...JSON_ONLY, 'content-type': 'application/json', 'idempotency-key': id },
    credentials: 'same-origin',
    body: JSON.stringify({ totalPrice }),
  });
  if (!made.ok) return startedOf(made, i18n);
  const [first] = values.routineSchedule;
  const day = first?.specificDate ?? first?.startsOn ?? undefined;
  const query = {
    totalPrice,
    servicefees: values.arrangementFee ?? 0,
    depositfees: values.depositRequired ? values.depositAmount : 0,
    depositflag: values.depositRequired,
    startDate: day,
    endDate: first?.recurrence.until ?? day,
  };
  const answer = await pageScope().fetchApi(pathOf(PATH, { id }, query), {
    headers: JSON_ONLY,
    credentials: 'same-origin',
  });
  return startedOf(answer, i18n);
}

const JSON_ONLY = { accept: 'application/json' };

async function startedOf(answer: Response, i18n: I18n): Promise<StartedPayment> {
  const { url, error } = (await answer.json().catch(() => ({}))) as {
    url?: unknown;
    error?: unknown;
  };
  if (answer.ok && typeof url === 'string') return { kind: 'started', url };
  const { status } = answer;
  const text = typeof error === 'string' && error !== '' ? error : null;
  return { kind: 'failed', text: text ?? i18n._(msg`Failed to initiate payment: ${status}`) };
}
