import type { I18n, MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { GenericSchema } from 'valibot';
import type { ListingKind } from '#domain/vocabulary.ts';
import { createScope, type Scope } from '#platform/web/scope/create-scope.ts';
import type { CheckAnswer, StepJump, WizardStep } from '#platform/web/wizard/steps.ts';
import { createWizard, type TypedWizard } from '#platform/web/wizard/wizard.tsx';
import type { CreationDialog } from '../creation/creation.ts';
import type { PictureUploads } from '../pictures/picture-uploads.ts';
import type { FormPictures } from '../pictures/use-form-uploads.ts';

/** The types of one kind's hosting dialog. */
export interface HostingTypes {
  /** Every field of the form, complete or not. */
  readonly Values: FormPictures;
  /** A listing as its host edits it. */
  readonly Stored: { readonly id: string; readonly version: number };
  /** The host's most recent listing, which fills in a new form. */
  readonly Recent: object;
  /** Options to choose from, in the reader's language. */
  readonly Choices: object;
  /** Data of the preview of the listing page; never for kinds without a preview. */
  readonly Preview: object;
  /** The kind of change, as its host has confirmed it; never where nothing is confirmed. */
  readonly Confirmed: unknown;
  /** The server's response when a listing is created. */
  readonly Created: unknown;
}

export type HostingField<T extends HostingTypes> = keyof T['Values'] & string;

/** Data that the steps share besides the values. */
export interface HostingScope<T extends HostingTypes> {
  readonly choices: T['Choices'];
  readonly pictures: PictureUploads;
  readonly logos: PictureUploads;
  /** The edited listing; null for a new one. */
  readonly stored: T['Stored'] | null;
}

/** Access of the steps of one kind's hosting dialog to their form. */
export interface HostingForm<T extends HostingTypes>
  extends TypedWizard<T['Values']>,
    Scope<HostingScope<T>> {}

/** Creates the form of one kind, at the top level of a module that its steps import. */
export function createHostingForm<T extends HostingTypes>(): HostingForm<T> {
  return { ...createWizard<T['Values']>(), ...createScope<HostingScope<T>>('the hosting dialog') };
}

/** Editing without the personal fields, which onlookers must not see. */
export interface SensitiveEdit<T extends HostingTypes> {
  /** Whether a listing was loaded without its personal fields. */
  isOn(stored: T['Stored']): boolean;
  /** The personal fields, which are neither loaded nor requested, and stay unchanged. */
  readonly fields: readonly HostingField<T>[];
  readonly jumps: readonly StepJump[];
}

/** Props of the confirmation of a change before it is saved. */
export interface ConfirmChangeProps<T extends HostingTypes> {
  /** The loaded listing, with the version that the change is based on. */
  readonly stored: T['Stored'];
  readonly version: number;
  readonly values: T['Values'];
  /** Saves it. */
  onConfirm(how: T['Confirmed']): void;
  /** Returns to the form; nothing is saved. */
  onBack(): void;
  /** The server has already refused the change: ApiError, shown as an error of saving. */
  onRefused(refusal: unknown): void;
}

/**
 * Definition of a kind's hosting dialog, which is otherwise the same for all: the offer of a draft,
 * the wizard, drafts, pictures, preview, and two versions of one listing.
 */
export interface HostingKind<T extends HostingTypes> {
  readonly kind: ListingKind;
  /** Its dialog, to which users return after signing in. */
  readonly dialog: CreationDialog;
  readonly texts: {
    /** The title of the dialog, such as "Host Your Co-Living!". */
    readonly title: MessageDescriptor;
    /** The same for editing a listing. */
    readonly editTitle: MessageDescriptor;
    /** First sentence of the offer of a draft. */
    readonly unfinished: MessageDescriptor;
    /** The title after a conflicting change. */
    readonly changedElsewhere: MessageDescriptor;
    readonly created: MessageDescriptor;
    readonly updated: MessageDescriptor;
    /** The listing to edit couldn't be loaded. */
    readonly loadFailed: MessageDescriptor;
    /** Label of the button that creates it; "Create" by default. */
    readonly create?: MessageDescriptor;
  };
  /** Whether an error of creating a listing shows its status (spec 3 §8). */
  readonly tellsStatus?: boolean;
  /** Text of an error of creating a listing, where it isn't the usual sentence. */
  failureText?(error: unknown, i18n: I18n): string;
  /** Settings for editing without the personal fields; only for some kinds (spec 3 §2.2). */
  readonly sensitive?: SensitiveEdit<T>;
  readonly form: HostingForm<T>;
  /** The contract's schema of each field, in the order of the form. */
  readonly entries: Readonly<Record<HostingField<T>, GenericSchema<unknown, unknown>>>;
  /** Like `entries`, for an incomplete form, where nothing is required. */
  readonly draftEntries: Readonly<Record<HostingField<T>, GenericSchema<unknown, unknown>>>;
  readonly steps: readonly WizardStep<T['Values']>[];
  /** The same for an edited listing, where its checks depend on the stored values. */
  stepsOfStored?(stored: T['Stored']): readonly WizardStep<T['Values']>[];
  /** The form with what the server computes from it, where that is still on its way. */
  settle?(values: T['Values'], stored: T['Stored'] | null): Promise<T['Values']>;
  /** Problems of the whole form, beyond those of each step. */
  check?(values: T['Values'], choices: T['Choices']): CheckAnswer<T['Values']>;
  /** Label of each field in the comparison of two versions. */
  readonly fieldLabels: Readonly<Record<HostingField<T>, MessageDescriptor>>;
  /** The labels of the ids in fields. */
  optionsOf(choices: T['Choices']): Iterable<{ readonly id: string; readonly label: string }>;
  /** Readable text of a field, where its value alone isn't enough; null for all others. */
  describe(values: T['Values'], field: HostingField<T>, i18n: I18n): string | null;
  /** A listing as fields of the form, whose names may differ. */
  fieldsOf(listing: T['Stored'] | T['Recent']): Readonly<Record<string, unknown>>;
  /** The same for a copy, without what belongs to the one listing alone, such as its dates. */
  fieldsOfCopy(stored: T['Stored']): Readonly<Record<string, unknown>>;
  /** All of these throw ApiError, OfflineError. */
  readonly load: {
    choices(): Promise<T['Choices']>;
    /** @param sensitive without its personal fields */
    stored(id: string, sensitive: boolean): Promise<T['Stored']>;
    recent(): Promise<T['Recent'] | null>;
    /** Only with a `PreviewPage`. */
    preview?(
      values: T['Values'],
      signal: AbortSignal,
      /** The edited listing; null for a new one. */
      stored: T['Stored'] | null,
    ): Promise<T['Preview']>;
  };
  /**
   * Creates a listing.
   *
   * @param key the same for every attempt with the same values, so that a retry creates no second
   *   one
   */
  create(values: T['Values'], key: string): Promise<T['Created']>;
  /**
   * Reports that a listing was created, instead of `texts.created`.
   *
   * @returns URL of the next page, a path or an absolute URL of another service
   */
  afterCreating?(created: T['Created'], values: T['Values'], i18n: I18n): Promise<string>;
  /** Changes the listing of this version; refused after a conflicting change. */
  update(
    stored: T['Stored'],
    version: number,
    values: T['Values'],
    /** Result of `ConfirmChange`; null where the kind has none. */
    confirmed: T['Confirmed'] | null,
  ): Promise<unknown>;
  /** Shows the effect of a change before it is saved, and asks for the kind of change. */
  readonly ConfirmChange?: ComponentType<ConfirmChangeProps<T>>;
  /** The parts of the listing page that exist before guests can reserve it. */
  readonly PreviewPage?: ComponentType<{ listing: T['Preview'] }>;
}
