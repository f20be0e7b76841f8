import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { dollarsOf } from '#domain/money.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import type { PriceSummary } from '../../../contract.ts';
import { useExperienceForm } from '../experience-form.ts';
import type { PreviewState } from '../preview/use-form-preview.ts';

/**
 * Takes over the price that the manager of the place or the rate of the style makes. Where neither
 * makes one, a toast asks for the host's own, with what is worth a second look (spec 2 §4).
 */
export function useProposedPrice({ preview, isCurrent }: PreviewState): PriceSummary | null {
  const { t } = useLingui();
  const { values, change } = useExperienceForm();
  const price = preview?.price ?? null;
  const isProposed = isCurrent && price !== null && price.source !== 'manual';
  const proposed = isProposed ? dollarsOf(price.share) : null;
  const isAsked = isCurrent && price?.source === 'manual' && values.isPriceAutomatic;
  const wasAsked = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another proposal is taken over, no other change.
  useEffect(() => {
    if (proposed !== null && values.price !== proposed) change({ price: proposed });
  }, [proposed, values.price]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is no price to propose.
  useEffect(() => {
    if (!isAsked || wasAsked.current) return;
    wasAsked.current = true;
    const warnings = (price?.warnings ?? []).map((warning) => `• ${warning}`);
    showToast('info', [...warnings, t`Please set a price manually.`].join('\n'));
  }, [isAsked]);

  return price;
}
