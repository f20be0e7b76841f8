import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';
import { addDays } from '#domain/dates.ts';
import { dollarsOf } from '#domain/money.ts';
import { pathOf } from '#platform/web/api/client.ts';
import { pageScope } from '#platform/web/scope/page-scope.ts';
import type { ExperiencePage } from '../../contract.ts';

const checkoutSchema = v.object({ url: v.string() });
const refusalSchema = v.object({ error: v.string() });

/** Leads a host to the payment of what they owe (spec 2 §7), and tells why that can't be now. */
export function usePayToList(experience: ExperiencePage) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function pay(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const response = await pageScope().fetchApi(checkoutPath(experience), {
        headers: { accept: 'application/json' },
        credentials: 'same-origin',
      });
      const answer: unknown = await response.json();
      const checkout = v.safeParse(checkoutSchema, answer);
      if (response.ok && checkout.success) {
        window.location.assign(checkout.output.url);
        return;
      }
      const refusal = v.safeParse(refusalSchema, answer);
      const { status } = response;
      setProblem(refusal.success ? refusal.output.error : t`Failed to initiate payment: ${status}`);
    } catch {
      setProblem(t`We couldn't reach the server. Check your connection and try again.`);
    }
    setBusy(false);
  }

  return { busy, problem, pay };
}

function checkoutPath({ id, hostOwes, sessions }: ExperiencePage): string {
  const startDate = sessions[0]?.date;
  return pathOf(
    '/api/stripe/experience/:id',
    { id },
    {
      totalPrice: dollarsOf(hostOwes),
      servicefees: 0,
      depositfees: 0,
      depositflag: false,
      startDate,
      endDate: startDate === undefined ? undefined : addDays(startDate, 1),
    },
  );
}
