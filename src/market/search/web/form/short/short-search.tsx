import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SearchCodec } from '#domain/search/define-search.ts';
import { createScope } from '#platform/web/scope/create-scope.ts';
import { Search } from '#platform/web/ui/icons.ts';
import type { WizardStep } from '#platform/web/wizard/steps.ts';
import { createWizard } from '#platform/web/wizard/wizard.tsx';
import { Counters } from '../guest-counters.tsx';
import { rememberPlace } from '../place/recent-places.ts';
import type { SoughtKind } from '../place/sought-kind.ts';
import { SectionAddress, SectionDates, SectionLocation } from './section-fields.tsx';
import {
  isUnfinished,
  type SectionQuery,
  type SectionValues,
  searchWithSection,
} from './section-values.ts';

import { type SectionPath, useSectionSearch } from './use-section-search.ts';

export interface ShortSearchProps<Asked extends SectionQuery> {
  title: ReactNode;
  /** Kind of listing to search for. */
  kind: SoughtKind;
  /** Codec of the section's searches. */
  codec: SearchCodec<Asked>;
  /** Path of its results. */
  path: SectionPath;
  onClose(): void;
}

/**
 * The short search of a section in four steps (spec 3 §2.6): location with its map, city or address,
 * dates of at least 14 days, guests and rooms.
 */
export function ShortSearch<Asked extends SectionQuery>({
  title,
  kind,
  codec,
  path,
  onClose,
}: ShortSearchProps<Asked>) {
  const navigate = useNavigate();
  const { refined, initial } = useSectionSearch(codec, path);

  function onSubmit(values: SectionValues) {
    if (values.place !== null) rememberPlace(values.place);
    // The results replace the dialog's history entry; its URL is set before the dialog closes,
    // which would otherwise remove the entry.
    const search = codec.format(searchWithSection(codec, refined, values));
    void navigate({ to: path, search, replace: true });
    queueMicrotask(onClose);
  }

  return (
    <SoughtKindProvider value={kind}>
      <ShortWizard
        losesOnClose={false}
        title={title}
        steps={SHORT_STEPS}
        initial={initial}
        free
        lastLabel={
          <>
            <Search aria-hidden="true" className="size-4.5" strokeWidth={2.5} />
            <Trans>Search</Trans>
          </>
        }
        onSubmit={onSubmit}
        onClose={onClose}
      />
    </SoughtKindProvider>
  );
}

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

/** Which of the counts a kind ignores; null where it ignores none. */
const COUNTS_NOTES: Readonly<Record<SoughtKind, MessageDescriptor | null>> = {
  stay: null,
  itinerant: null,
  experience: msg`Experiences have no rooms or bathrooms, so these two don't narrow the search.`,
};

function GuestsStep() {
  const { values, change } = useShortSearch();
  const { t } = useLingui();
  const note = COUNTS_NOTES[useSoughtKind()];
  return (
    <div className="grid gap-4">
      <Counters counts={values} onChange={change} />
      {note === null ? null : <p className="text-sm text-soft">{t(note)}</p>}
    </div>
  );
}

/** The wizard of the short search. */
export const { Wizard: ShortWizard, useWizard: useShortSearch } = createWizard<SectionValues>();

/** Kind of listing to search for. */
export const { ScopeProvider: SoughtKindProvider, useScope: useSoughtKind } =
  createScope<SoughtKind>('the short search');
