import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { PRICING_OPTIONS } from '#domain/experience-pricing.ts';
import { DOLLAR_BOUNDS } from '#domain/listing-form.ts';
import { ApiError, call } from '#platform/web/api/client.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { SelectField, TextField } from '#platform/web/ui/field.tsx';
import { toggled } from '#platform/web/ui/find-labels.ts';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { setManagedPlace } from '../../contract/addresses.gen.ts';
import type { Arrangement, ManagedPlaceTerms } from '../../contract.ts';
import { PAY_NOW } from '../../labels/pay-now.ts';
import { ArrangementGrid } from '../hosting/arrangements/arrangement-grids.tsx';
import { FIELD_LABELS } from '../hosting/field-labels.ts';
import { failureMessage } from '../hosting/sessions/failure-message.ts';
import { type ManagedPlacesKnown, OPTION_LABELS } from './use-managed-places.ts';

type Terms = Pick<
  ManagedPlaceTerms,
  | 'recommendationId'
  | 'managerEmail'
  | 'arrangements'
  | 'hostArrangements'
  | 'costArrangements'
  | 'prices'
>;
type ListName = 'arrangements' | 'hostArrangements' | 'costArrangements';

const BLANK: Terms = {
  recommendationId: '',
  managerEmail: '',
  arrangements: [],
  hostArrangements: [],
  costArrangements: [],
  prices: {} as Terms['prices'],
};

/** Manager of a place, its arrangements, and its prices. */
export function TermsDialog({
  place,
  known,
  onDone,
  onClose,
}: {
  /** Null to add a place. */
  place: ManagedPlaceTerms | null;
  known: ManagedPlacesKnown;
  onDone(): void;
  onClose(): void;
}) {
  const { t, i18n } = useLingui();
  const [terms, setTerms] = useState<Terms>(place ?? BLANK);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const set = (changed: Partial<Terms>) => {
    setTerms({ ...terms, ...changed });
    setErrors({});
  };

  async function save() {
    const { recommendationId: id, ...body } = terms;
    if (id === '') {
      setErrors({ recommendationId: t`Choose a place.` });
      return;
    }
    const unreadable = PRICING_OPTIONS.filter((type) => Number.isNaN(terms.prices[type]));
    if (unreadable.length > 0) {
      const text = t`Enter a number such as 1200 or 45.50.`;
      setErrors(Object.fromEntries(unreadable.map((type) => [`prices.${type}`, text])));
      return;
    }
    setBusy(true);
    try {
      await call(setManagedPlace, { params: { id }, body });
      showToast('success', t`Terms saved.`);
      onDone();
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.problem.fields ?? {});
      showToast('error', failureMessage(error, i18n));
      setBusy(false);
    }
  }

  const { arrangements, hostArrangements, costArrangements } = known.choices;
  const lists: readonly [ListName, readonly Arrangement[]][] = [
    ['arrangements', arrangements],
    ['hostArrangements', hostArrangements],
    // The host always chooses whether to pay now.
    ['costArrangements', costArrangements.filter(({ id }) => id !== PAY_NOW)],
  ];
  const name = place?.name ?? '';
  return (
    <Dialog
      title={place === null ? <Trans>Add a managed place</Trans> : <Trans>Terms of {name}</Trans>}
      size="wide"
      tall
      busy={busy}
      onClose={onClose}
      unsaved={terms !== (place ?? BLANK)}
      footer={
        <div className="grid gap-3 sm:grid-cols-2">
          <Button look="secondary" disabled={busy} onClick={onClose}>
            <Trans context="form">Cancel</Trans>
          </Button>
          <Button busy={busy} onClick={() => void save()}>
            <Trans>Save terms</Trans>
          </Button>
        </div>
      }
    >
      <form
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {place === null ? (
          <SelectField
            name="recommendationId"
            label={t`Place`}
            error={errors.recommendationId}
            value={terms.recommendationId}
            onChange={({ target }) => set({ recommendationId: target.value })}
          >
            <option value="">{t`Choose one`}</option>
            {known.free.map(({ recommendationId: id, name: label, address }) => (
              <option key={id} value={id}>
                {`${label} · ${address}`}
              </option>
            ))}
          </SelectField>
        ) : null}
        <TextField
          type="email"
          name="managerEmail"
          label={t`Email of its manager`}
          hint={t`They need an account here with a confirmed address.`}
          autoComplete="off"
          dir="ltr"
          error={errors.managerEmail}
          value={terms.managerEmail}
          onChange={({ target }) => set({ managerEmail: target.value })}
        />
        {lists.map(([list, choices]) => (
          <ArrangementGrid
            key={list}
            name={list}
            legend={i18n._(FIELD_LABELS[list])}
            choices={choices}
            value={terms[list]}
            error={errorFor(errors, list)}
            isLocked={() => false}
            onToggle={(id) => set({ [list]: toggled(terms[list], id) })}
          />
        ))}
        <Prices error={errorFor(errors, 'prices')}>
          {PRICING_OPTIONS.map((type) => (
            <NumberField
              key={type}
              name={type}
              label={i18n._(OPTION_LABELS[type])}
              bounds={DOLLAR_BOUNDS}
              error={errors[`prices.${type}`]}
              blank={null}
              value={terms.prices[type] ?? null}
              onChange={(dollars) => set({ prices: { ...terms.prices, [type]: dollars } })}
            />
          ))}
        </Prices>
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      </form>
    </Dialog>
  );
}

function Prices({ error, children }: { error: string | undefined; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-sm">
        <Trans>Prices for the whole group</Trans>
      </legend>
      <p className="mb-3 text-sm text-soft">
        <Trans>
          Leave blank what isn't offered. Where possible, the price of a week or a day is worked out
          from the others.
        </Trans>
      </p>
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
      {error === undefined ? null : <p className="mt-1.5 text-danger text-sm">{error}</p>}
    </fieldset>
  );
}

/** Error of a list, or of one of its items. */
function errorFor(errors: Readonly<Record<string, string>>, name: string): string | undefined {
  return errors[name] ?? Object.entries(errors).find(([key]) => key.startsWith(`${name}.`))?.[1];
}
