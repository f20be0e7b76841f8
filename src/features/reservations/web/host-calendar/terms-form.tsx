import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { formatMoney, toCents, toDollars } from '#domain/money.ts';
import type { NightOverride } from '#domain/night-overrides.ts';
import { STAY_NUMBERS } from '#domain/stay-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import type { HostNights } from './host-nights.ts';

/** New terms; missing ones stay unchanged. */
export type NewTerms = Partial<NightOverride>;

const { price: PRICE, minnight: NIGHTS } = STAY_NUMBERS;

/** A price and a minimum stay for the selected nights; an empty field means the home's own. */
export function TermsForm({
  nights,
  chosen,
  busy,
  onSave,
  onCancel,
}: {
  nights: HostNights;
  /** At least one. */
  chosen: readonly string[];
  busy: boolean;
  onSave(terms: NewTerms): void;
  onCancel(): void;
}) {
  const { i18n, t } = useLingui();
  const { usual } = nights.calendar;
  const before = {
    price: findCommonValue(chosen.map((night) => nights.termsOf(night).price)),
    minNights: findCommonValue(chosen.map((night) => nights.termsOf(night).minNights)),
  };
  const [price, setPrice] = useState(before.price == null ? null : toDollars(before.price));
  const [minNights, setMinNights] = useState(before.minNights ?? null);
  const [isTouched, setTouched] = useState({ price: false, minNights: false });
  const [errors, setErrors] = useState<{ price?: string; minNights?: string }>({});
  const usualPrice = formatMoney(usual.price, i18n.locale);

  function save(event: FormEvent) {
    event.preventDefault();
    const min = formatMoney(toCents(PRICE.min), i18n.locale);
    const max = formatMoney(toCents(PRICE.max), i18n.locale);
    const isCents = price === null || Number.isInteger(Math.round(price * 1e6) / 1e4);
    const wrong = {
      ...(isWithin(price, PRICE) && isCents
        ? {}
        : { price: t`Please enter a price from ${min} to ${max}.` }),
      ...(isWithin(minNights, NIGHTS) && Number.isInteger(minNights ?? 0)
        ? {}
        : { minNights: t`Please enter ${NIGHTS.min} to ${NIGHTS.max} nights.` }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    // Nights with different values keep theirs if the field wasn't touched.
    onSave({
      ...(before.price === undefined && !isTouched.price
        ? {}
        : { price: price === null ? null : toCents(price) }),
      ...(before.minNights === undefined && !isTouched.minNights ? {} : { minNights }),
    });
  }

  const differs = t`Different from night to night`;
  return (
    <form noValidate onSubmit={save} className="grid gap-3">
      <NumberField
        name="nightPrice"
        label={<Trans>Price per night (USD)</Trans>}
        hint={
          before.price === undefined ? differs : <Trans>Leave blank to keep {usualPrice}.</Trans>
        }
        error={errors.price}
        bounds={PRICE}
        blank={null}
        value={price}
        onChange={(value) => {
          setPrice(value);
          setTouched((now) => ({ ...now, price: true }));
        }}
      />
      <NumberField
        name="nightMinimum"
        label={<Trans>Minimum stay from these nights</Trans>}
        hint={
          before.minNights === undefined ? (
            differs
          ) : (
            <Plural
              value={usual.minNights}
              one="Leave blank to keep # night."
              other="Leave blank to keep # nights."
            />
          )
        }
        error={errors.minNights}
        bounds={NIGHTS}
        blank={null}
        value={minNights}
        onChange={(value) => {
          setMinNights(value);
          setTouched((now) => ({ ...now, minNights: true }));
        }}
      />
      <div className="flex flex-wrap gap-2 lg:grid">
        <Button type="submit" busy={busy}>
          <Trans>Save</Trans>
        </Button>
        <Button look="quiet" onClick={onCancel}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </form>
  );
}

/** The value that all of them share; undefined if they differ. */
function findCommonValue<Value>(values: readonly (Value | null)[]): Value | null | undefined {
  const [first = null] = values;
  return values.every((value) => value === first) ? first : undefined;
}

function isWithin(value: number | null, { min, max }: { min: number; max: number }): boolean {
  return value === null || (value >= min && value <= max);
}
