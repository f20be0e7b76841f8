import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { KINDS } from '#domain/kinds.ts';
import type { WizardStep } from '#platform/web/wizard/steps.ts';
import { Counters } from '../guest-counters.tsx';
import { SectionAddress, SectionDates, SectionLocation } from './section-fields.tsx';
import { isUnfinished, type SectionValues } from './section-values.ts';
import { useShortSearch, useSoughtKind } from './short-wizard.ts';

/** The four steps of the short search (spec 3 §2.6). */
export const SHORT_STEPS: readonly WizardStep<SectionValues>[] = [
  { id: 'location', title: msg`Location`, body: LocationStep, fields: ['placeText'] },
  { id: 'address', title: msg`City or address`, body: AddressStep, fields: ['address'] },
  {
    id: 'dates',
    title: msg`Dates`,
    body: DatesStep,
    fields: ['range'],
    check: (values) =>
      isUnfinished(values)
        ? { errors: { range: msg`Choose your departure date too, or clear the dates.` } }
        : undefined,
  },
  {
    id: 'guests',
    title: msg`Guests and rooms`,
    body: GuestsStep,
    fields: ['guestCount', 'roomCount', 'bathroomCount'],
  },
];

function LocationStep() {
  const { values, change } = useShortSearch();
  return <SectionLocation values={values} kind={useSoughtKind()} onChange={change} />;
}

function AddressStep() {
  const { values, change } = useShortSearch();
  return <SectionAddress values={values} onChange={change} />;
}

function DatesStep() {
  const { values, change, errors } = useShortSearch();
  return <SectionDates values={values} error={errors.range} onChange={change} />;
}

function GuestsStep() {
  const { values, change } = useShortSearch();
  const kind = useSoughtKind();
  return (
    <div className="grid gap-4">
      <Counters counts={values} onChange={change} />
      {KINDS[kind].unit === 'session' ? (
        <p className="text-sm text-soft">
          <Trans>
            Experiences have no rooms or bathrooms, so these two don't narrow the search.
          </Trans>
        </p>
      ) : null}
    </div>
  );
}
