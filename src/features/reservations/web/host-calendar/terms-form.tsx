import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { nightsOfRanges } from '#domain/blocked-nights.ts';
import type { DateRange } from '#domain/dates.ts';
import { formatMoney, toCents, toDollars } from '#domain/money.ts';
import type { NightOverride } from '#domain/night-overrides.ts';
import { STAY_NUMBERS } from '#domain/stay-form.ts';
import { call } from '#platform/web/api/client.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { blockNights, priceNights } from '../../contract/addresses.gen.ts';
import type { HostCalendar } from '../../contract.ts';
import { useAttempt } from '../dialogs/use-attempt.ts';
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

  const differs = t`Varies from night to night`;
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

/** Milliseconds for which a change can be undone. */
const UNDO_MS = 10_000;

/** The calendar as the last change left it, and how to change it. */
export function useBlockNights(loaded: HostCalendar) {
  const { t } = useLingui();
  const router = useRouter();
  const { busy, refusal, attempt } = useAttempt({ failureToast: true });
  const [changed, setChanged] = useState<{ from: HostCalendar; to: HostCalendar } | null>(null);
  // Newly loaded data includes all earlier changes.
  const calendar = changed?.from === loaded ? changed.to : loaded;

  async function change(nights: readonly DateRange[], blocked: boolean, isUndo = false) {
    const done = await attempt(async () => {
      const answer = await call(blockNights, {
        params: { id: loaded.listing.id },
        body: { nights: [...nights], blocked },
      });
      setChanged({ from: loaded, to: answer.calendar });
      const count = nightsOfRanges(answer.changed).length;
      const text = blocked
        ? t`${plural(count, { one: '# night blocked', other: '# nights blocked' })}`
        : t`${plural(count, { one: '# night opened', other: '# nights opened' })}`;
      if (isUndo || count === 0) showToast('success', text);
      else {
        showToast('success', text, {
          label: t`Undo`,
          ms: UNDO_MS,
          onPress: () => void change(answer.changed, !blocked, true),
        });
      }
    });
    // A guest was faster: their nights are shown before the host tries again.
    if (!done) await router.invalidate();
    return done;
  }

  /** @param isUndo whether it undoes the last change, which itself can't be undone */
  async function price(terms: readonly (DateRange & NewTerms)[], isUndo = false) {
    const done = await attempt(async () => {
      const answer = await call(priceNights, {
        params: { id: loaded.listing.id },
        body: { terms: [...terms] },
      });
      setChanged({ from: loaded, to: answer.calendar });
      const count = nightsOfRanges(terms).length;
      const text = t`${plural(count, { one: '# night changed', other: '# nights changed' })}`;
      if (isUndo) showToast('success', text);
      else {
        showToast('success', text, {
          label: t`Undo`,
          ms: UNDO_MS,
          onPress: () => void price(answer.before, true),
        });
      }
    });
    if (!done) await router.invalidate();
    return done;
  }

  return { calendar, busy, refusal, change, price };
}
