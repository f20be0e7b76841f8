import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { toggled } from '#platform/web/ui/find-labels.ts';
import { Lock } from '#platform/web/ui/icons.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import type {
  Arrangement,
  ExperienceChoices,
  HostArrangement,
  StyleChoice,
} from '../../../contract.ts';
import { PAY_NOW } from '../../../labels/pay-now.ts';
import { ARRANGEMENT_ICON_COMPONENTS } from '../../data/arrangement-icons.ts';
import { type HostingField, useExperienceForm, useExperienceScope } from '../experience-form.ts';
import { FIELD_LABELS } from '../field-labels.ts';
import { type ManagedTerms, useManagedTerms } from '../recommendation/managed-place.ts';

/** Milliseconds that the explanation of "pay now" shows (spec 2 §9). */
const PAY_NOW_MS = 6_000;

/**
 * Included arrangements, items that the host brings, and items that may cost extra (spec 2 §2,
 * steps 1 and 3).
 */
export function ArrangementGrids() {
  const { t, i18n } = useLingui();
  const { values, errors, change } = useExperienceForm();
  const { choices } = useExperienceScope();
  const terms = useManagedTerms();
  const style = choices.styles.find(({ id }) => id === values.style);
  if (style === undefined) {
    return (
      <p role="status" className="text-soft">
        <Trans>Please select a style in Basic Info to choose arrangements.</Trans>
      </p>
    );
  }
  const offered = offeredArrangements(choices, style, terms);
  const isManaged = terms !== null;
  const lockedHint = isManaged ? (
    <Trans>The manager of this place has set these.</Trans>
  ) : undefined;

  function toggleCost(id: string) {
    const costArrangements = toggled(values.costArrangements, id);
    change({ costArrangements });
    if (id !== PAY_NOW || terms === null || terms.isMine || !costArrangements.includes(id)) return;
    showToast(
      'info',
      t`"Pay Now" Selected - This requires the host to pay their share upfront to list the experience.`,
      { ms: PAY_NOW_MS },
    );
  }

  return (
    <>
      <ArrangementGrid
        name="arrangements"
        legend={i18n._(FIELD_LABELS.arrangements)}
        hint={lockedHint}
        choices={offered.arrangements}
        value={values.arrangements}
        error={errors.arrangements}
        isLocked={() => isManaged}
        onToggle={(id) => change({ arrangements: toggled(values.arrangements, id) })}
      />
      <HostProvides
        legend={i18n._(FIELD_LABELS.hostArrangements)}
        items={offered.hostArrangements}
      />
      <ArrangementGrid
        name="costArrangements"
        legend={i18n._(FIELD_LABELS.costArrangements)}
        hint={lockedHint}
        choices={offered.costArrangements}
        value={values.costArrangements}
        error={errors.costArrangements}
        isLocked={(id) => isManaged && id !== PAY_NOW}
        onToggle={toggleCost}
      />
    </>
  );
}

/** Read-only list of the items that the host brings. */
function HostProvides({ legend, items }: { legend: string; items: readonly HostArrangement[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-label={legend}>
      <h4 className="mb-1.5 font-semibold text-sm">{legend}</h4>
      <ul className="grid gap-2 sm:grid-cols-2">
        {items.map(({ id, label, icon, discountDetails }) => {
          const Icon = ARRANGEMENT_ICON_COMPONENTS[icon];
          return (
            <li key={id} className="flex gap-3 rounded-xl bg-sunken px-4 py-3">
              <Icon
                aria-hidden="true"
                className="mt-1 size-4.5 flex-none text-pine"
                strokeWidth={1.75}
              />
              <span>
                <span className="block font-semibold">{label}</span>
                <span className="block text-sm text-soft">{discountDetails}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Available choices, by list (spec 2 §4). */
interface Offered {
  readonly arrangements: readonly Arrangement[];
  readonly hostArrangements: readonly HostArrangement[];
  readonly costArrangements: readonly Arrangement[];
}

/**
 * The arrangements that a style offers; at a managed place those of its manager, and paying now,
 * which the host chooses.
 */
export function offeredArrangements(
  choices: Pick<ExperienceChoices, keyof Offered>,
  style: Pick<StyleChoice, keyof Offered>,
  terms: Pick<ManagedTerms, keyof Offered> | null,
): Offered {
  const lists = terms ?? style;
  const costs = terms === null ? style.costArrangements : [...terms.costArrangements, PAY_NOW];
  return {
    arrangements: choices.arrangements.filter(({ id }) => lists.arrangements.includes(id)),
    hostArrangements: choices.hostArrangements.filter(({ id }) =>
      lists.hostArrangements.includes(id),
    ),
    costArrangements: choices.costArrangements.filter(({ id }) => costs.includes(id)),
  };
}

const BOX =
  'flex min-h-14 items-center gap-3 rounded-xl border border-line-strong px-4 py-3 has-checked:border-ember has-checked:bg-ember-tint has-focus-visible:outline-2 has-focus-visible:outline-ember has-focus-visible:outline-offset-2';

interface ArrangementGridProps {
  name: HostingField;
  legend: string;
  hint?: ReactNode;
  choices: readonly Arrangement[];
  /** Ids. */
  value: readonly string[];
  error: string | undefined;
  /** Whether it can't be changed. */
  isLocked(id: string): boolean;
  onToggle(id: string): void;
}

/** Arrangements as cards with checkboxes; a locked one can't be changed. */
export function ArrangementGrid(props: ArrangementGridProps) {
  const { name, legend, hint, choices, value, error, isLocked, onToggle } = props;
  const id = useId();
  return (
    <fieldset
      data-field={name}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className="min-w-0"
    >
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="mb-2 text-sm text-soft">
          {hint}
        </p>
      )}
      <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {choices.map(({ id: choice, label, icon }) => {
          const Icon = ARRANGEMENT_ICON_COMPONENTS[icon];
          const locked = isLocked(choice);
          return (
            <label
              key={choice}
              className={`${BOX} ${locked ? '' : 'cursor-pointer hover:bg-sunken'}`}
            >
              <input
                type="checkbox"
                value={choice}
                checked={value.includes(choice)}
                disabled={locked}
                aria-describedby={locked && hint !== undefined ? `${id}-hint` : undefined}
                onChange={() => onToggle(choice)}
                className="size-5 flex-none accent-ember"
              />
              <span className="flex min-w-0 items-center gap-2 font-semibold">
                <Icon aria-hidden="true" className="size-4.5 flex-none" strokeWidth={1.75} />
                <span>{label}</span>
                {locked ? <Lock aria-hidden="true" className="size-4 flex-none text-soft" /> : null}
              </span>
            </label>
          );
        })}
      </div>
      {error === undefined ? null : (
        <p id={`${id}-error`} className="mt-1.5 text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
