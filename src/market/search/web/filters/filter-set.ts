import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { ResultsPath } from '#domain/kinds.ts';
import { createScope, type Scope } from '#platform/web/scope/create-scope.ts';
import type { WizardStep } from '#platform/web/wizard/steps.ts';
import { createWizard, type TypedWizard } from '#platform/web/wizard/wizard.tsx';

/** The types of one kind's filters. */
export interface FilterTypes {
  readonly Search: object;
  /** Values of the dialog. */
  readonly Values: object;
  /** An active filter for the summary. */
  readonly Chosen: { readonly key: string; readonly id?: string };
  /** Number of matches, with further figures that the steps show. */
  readonly Figures: { readonly total: number };
  /** Options to choose from, in the reader's language. */
  readonly Choices: object;
}

/** Data that the steps share besides the values. */
export interface FilterScope<T extends FilterTypes> {
  readonly set: FilterSet<T>;
  /** The search that the dialog was opened with. */
  readonly search: T['Search'];
  /** Those of the last answered search; null before, and while they are unavailable. */
  readonly figures: T['Figures'] | null;
  /** Whether they belong to the current values. */
  readonly isCurrent: boolean;
  /** Whether the first figures are still loading. */
  readonly isComing: boolean;
  /** Null while loading, empty where they are unavailable. */
  readonly choices: T['Choices'] | null;
  /** Requests the figures of another search; null where the typed values are invalid. */
  ask(query: string | null): void;
}

/** The wizard of one kind's filters, with the data that its steps share. */
export interface FilterForm<T extends FilterTypes>
  extends TypedWizard<T['Values']>,
    Scope<FilterScope<T>> {}

/** Creates the form of one kind's filters, at the top level of a module that its steps import. */
export function createFilterForm<T extends FilterTypes>(): FilterForm<T> {
  return { ...createWizard<T['Values']>(), ...createScope<FilterScope<T>>('the filters') };
}

/** Definition of the filter dialog of a kind of listing (spec 3 §2.5). */
export interface FilterSet<T extends FilterTypes> {
  /** Path of its results. */
  readonly path: ResultsPath;
  readonly texts: {
    readonly title: MessageDescriptor;
    /** Label of the last step's button. */
    readonly search: MessageDescriptor;
    /** Text where no filter is chosen. */
    readonly none: MessageDescriptor;
    /** Number of matches, as text. */
    found(total: number): ReactNode;
  };
  readonly form: FilterForm<T>;
  steps(search: T['Search']): readonly WizardStep<T['Values']>[];
  /** The search with these filter values, everything else unchanged, on the first page. */
  searchWith(search: T['Search'], values: T['Values']): T['Search'];
  /** Whether the values are a valid search: a range with crossed ends is not. */
  isSearch(search: T['Search'], values: T['Values']): boolean;
  /** The search as parameters of the URL. */
  format(search: T['Search']): Record<string, string>;
  /** URL parameters that belong to no search of the kind, but are retained; none by default. */
  others?(params: object): Record<string, string>;
  /** The active filters, in the order of the steps. */
  chosen(search: T['Search'], values: T['Values']): T['Chosen'][];
  /** The change that removes a filter. */
  without(search: T['Search'], values: T['Values'], chosen: T['Chosen']): Partial<T['Values']>;
  /** Returns a function that labels each filter in the summary, in the reader's language. */
  useLabels(this: void): (chosen: T['Chosen']) => string;
  /** Both throw ApiError, OfflineError. */
  readonly load: {
    figures(query: Record<string, string>, signal: AbortSignal): Promise<T['Figures']>;
    choices(signal: AbortSignal): Promise<T['Choices']>;
  };
  readonly noChoices: T['Choices'];
}
