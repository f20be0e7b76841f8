import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dollarsOf } from '#domain/money.ts';
import { newId } from '#platform/web/api/new-id.ts';
import type { ExperienceDetails } from '../../contract.ts';
import { type HostPayment, startHostPayment } from './start-host-payment.ts';

/** Leads a host to the payment of what they owe (spec 2 §7), and tells why that can't be now. */
export function usePayToList(experience: ExperienceDetails) {
  const { t, i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function pay(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const payment = await startHostPayment(paymentOf(experience), newId(), i18n);
      if (payment.kind === 'started') {
        window.location.assign(payment.url);
        return;
      }
      setProblem(payment.text);
    } catch {
      setProblem(t`We couldn't reach the server. Check your connection and try again.`);
    }
    setBusy(false);
  }

  return { busy, problem, pay };
}

function paymentOf({ id, hostOwes, price, sessions }: ExperienceDetails): HostPayment {
  return {
    ...{ id, hostOwes, startDate: sessions[0]?.date ?? null },
    arrangementFee: dollarsOf(price.fee),
    deposit: price.deposit === 0 ? null : dollarsOf(price.deposit),
  };
}
