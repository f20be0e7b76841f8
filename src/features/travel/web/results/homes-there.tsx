import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { formatMoney } from '#domain/money.ts';
import { DURATION_NIGHTS } from '#domain/stay-pricing.ts';
import { isOneOf, PRICING_DURATIONS, type PricingDuration } from '#domain/vocabulary.ts';
import { PRICING_DURATION_LABELS } from '#features/catalogues/index.web.ts';
import { House } from '#platform/web/ui/icons.ts';
import type { FlightResult } from '../../contract.ts';
import { InnerLink } from '../inner-link.tsx';

/** Homes that are free then: from how much, for the duration that prices are shown for. */
export function HomesThere({ result }: { result: FlightResult }) {
  const { i18n } = useLingui();
  const duration = useLocation({ select: ({ search }) => durationIn(search) });
  const { homesFrom, homesSearch } = result;
  if (homesFrom === null) {
    return (
      <p className="flex items-center gap-3 border-line border-t pt-4 text-sm text-soft">
        <House aria-hidden="true" className="size-5 flex-none" />
        <Trans>No homes are available there on these dates.</Trans>
      </p>
    );
  }
  const cents = homesFrom * 100 * DURATION_NIGHTS[duration];
  const price = formatMoney(Math.round(cents), i18n.locale, { cents: 'none' });
  const span = i18n._(PRICING_DURATION_LABELS[duration].after);
  return (
    <p className="-mb-2 flex items-center gap-3 border-line border-t pt-2">
      <House aria-hidden="true" className="size-5 flex-none text-ember" />
      <InnerLink
        href={homesSearch}
        className="min-h-11 content-center font-semibold underline underline-offset-4"
      >
        <Trans>
          Homes there from {price} {span}
        </Trans>
      </InnerLink>
    </p>
  );
}

function durationIn(search: object): PricingDuration {
  const { pricingDuration } = search as { pricingDuration?: unknown };
  return isOneOf(PRICING_DURATIONS, pricingDuration) ? pricingDuration : 'night';
}
