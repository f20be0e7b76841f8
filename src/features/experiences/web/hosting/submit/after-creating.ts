import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { listingPath } from '#domain/listing-path.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import { type HostPayment, startHostPayment } from '../../page/start-host-payment.ts';
import type { HostingValues } from '../experience-form.ts';

type Created = Pick<HostPayment, 'id' | 'hostOwes' | 'startDate'>;

/**
 * Tells that an experience was created, and says where one goes on: to the payment of what its host
 * owes, or to its page, which offers the payment once more where it couldn't begin (spec 2 §4, §8).
 */
export async function afterCreating(
  created: Created,
  values: HostingValues,
  i18n: I18n,
): Promise<string> {
  const page = listingPath('experience', created.id);
  if (created.hostOwes <= 0) {
    showToast('success', i18n._(msg`Experience created successfully! No payment required.`));
    return page;
  }
  showToast('success', i18n._(msg`Experience created! Redirecting to payment...`));
  try {
    const payment = await startHostPayment(paymentOf(created, values), created.id, i18n);
    if (payment.kind === 'started') return payment.url;
    showToast('error', payment.text);
  } catch {
    showToast(
      'error',
      i18n._(msg`Failed to create experience or initiate payment. Please try again.`),
    );
  }
  return page;
}

function paymentOf(
  { id, hostOwes, startDate }: Created,
  { arrangementFee, depositRequired, depositAmount }: HostingValues,
): HostPayment {
  return {
    ...{ id, hostOwes, startDate },
    arrangementFee: arrangementFee ?? 0,
    deposit: depositRequired ? depositAmount : null,
  };
}
