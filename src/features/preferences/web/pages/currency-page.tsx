import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '#domain/money.ts';
import { displayNames } from '#platform/i18n/formats.ts';
import { Check } from '#platform/web/ui/icons.ts';
import { SettingsFrame } from '../components/settings-frame.tsx';

/** The one currency that prices are in (spec 1 §1, §2.5). */
const CURRENCY = 'USD';
const EXAMPLE_CENTS = 123_450;

/** Explains the currency of prices, and the conversion by banks. */
export function CurrencyPage() {
  const { i18n } = useLingui();
  const name = displayNames(i18n.locale, { type: 'currency', fallback: 'code' }).of(CURRENCY);
  const example = formatMoney(EXAMPLE_CENTS, i18n.locale);
  return (
    <SettingsFrame
      title={<Trans>Currency</Trans>}
      about={
        <Trans>
          All prices are in US dollars, for guests and hosts alike. Other currencies aren't
          available yet.
        </Trans>
      }
    >
      <p className="flex min-h-16 items-center gap-4 rounded-card border border-ember bg-ember-tint px-5 py-3">
        <Check aria-hidden="true" className="size-5 flex-none text-ember" />
        <span className="grid">
          <strong suppressHydrationWarning>{`${CURRENCY} · ${name}`}</strong>
          <span className="text-soft">
            <Trans>Amounts look like this: {example}</Trans>
          </span>
        </span>
      </p>
      <p className="mt-6 max-w-prose text-soft">
        <Trans>
          What you see is what we charge. If your card is in another currency, your bank converts
          the amount at its own rate and may add its own fee.
        </Trans>
      </p>
    </SettingsFrame>
  );
}
