import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { parseNumber } from '#domain/typed-number.ts';
import { BRAND } from '#platform/brand/brand.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import { numberInputProps } from '#platform/web/ui/number-input-props.ts';

/** The mission, and a donation without effect: no data is sent to a server (spec 1 §2.6, §4.7). */
export default function WelcomeDialog({ onClose }: { onClose(): void }) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState('');
  const [given, setGiven] = useState<number | null>(null);
  const [wrong, setWrong] = useState(false);
  const product = BRAND.name;

  function donate(event: FormEvent) {
    event.preventDefault();
    const amount = readDonation(typed, i18n.locale);
    setGiven(amount);
    setWrong(amount === null);
  }

  const amount =
    given === null
      ? null
      : i18n.number(given, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  return (
    <Dialog
      unsaved={false}
      title={<Trans>Welcome to {product}</Trans>}
      onClose={onClose}
      focus="title"
      footer={
        <Button wide onClick={onClose}>
          <Trans>Continue</Trans>
        </Button>
      }
    >
      <div className="grid gap-5">
        <div className="grid gap-3">
          <p className="font-display font-semibold text-xl leading-snug">
            <Trans>Homes for people who work where they travel.</Trans>
          </p>
          <p className="text-soft">
            <Trans>
              Our mission is to make living somewhere for a month as straightforward as living there
              for a year: one price with everything included, hosts who reply, and a desk with wifi
              you can rely on.
            </Trans>
          </p>
        </div>
        <form
          noValidate
          onSubmit={donate}
          className="grid gap-3 rounded-card border border-line bg-paper p-4"
        >
          <div className="flex items-end gap-3">
            <div className="min-w-0 flex-1">
              <TextField
                {...numberInputProps(DONATION, readDonation(typed, i18n.locale), (dollars) =>
                  setTyped(String(dollars)),
                )}
                label={<Trans>Donation in US dollars (optional)</Trans>}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            </div>
            <Button type="submit" look="secondary" className="h-12">
              <Trans>Donate</Trans>
            </Button>
          </div>
          <div className="font-semibold text-sm">
            <div role="alert" className="text-danger">
              {wrong ? t`Please enter a valid donation amount.` : null}
            </div>
            <div role="status" className="text-pine">
              {amount === null ? null : <Trans>Thank you for your {amount} donation!</Trans>}
            </div>
          </div>
          <p className="text-sm text-soft">
            <Trans>Just a gesture: nothing is charged and nothing is sent.</Trans>
          </p>
        </form>
      </div>
    </Dialog>
  );
}

/** Limits of a donation, in dollars (spec 1 §4.7, §5). */
const DONATION = { min: 1, step: 1 } as const;

/**
 * A donation in dollars: a whole number, at least 1 (spec 1 §4.7, §5).
 *
 * @param text as typed
 * @param language of the reader
 * @returns null if the donation is invalid
 */
export function readDonation(text: string, language: string): number | null {
  const amount = parseNumber(text, language);
  return Number.isSafeInteger(amount) && amount !== null && amount >= DONATION.min ? amount : null;
}
