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
  /** What can be chosen, in the reader's language. */
  readonly Choices: object;
  /** The listing page that the form would make; never where a kind shows none. */
  readonly Preview: object;
  /** How a change is meant, as its host has confirmed it; never where nothing is asked. */
  readonly Confirmed: unknown;
  /** What the server answers when one is listed. */
  readonly Created: unknown;
}

export type HostingField<T extends HostingTypes> = keyof T['Values'] & string;

/** What the steps share besides the values. */
export interface HostingScope<T extends HostingTypes> {
  readonly choices: T['Choices'];
  readonly pictures: PictureUploads;
  readonly logos: PictureUploads;
  /** The listing that is edited; null for a new one. */
  readonly stored: T['Stored'] | null;
}

/** What the steps of one kind's hosting dialog read and change their form with. */
export interface HostingForm<T extends HostingTypes>
  extends TypedWizard<T['Values']>,
    Scope<HostingScope<T>> {}

/** Makes the form of one kind, at the top of a module that its steps import. */
export function createHostingForm<T extends HostingTypes>(): HostingForm<T> {
  return { ...createWizard<T['Values']>(), ...createScope<HostingScope<T>>('the hosting dialog') };
}

/** Editing where others may look on. */
export interface SensitiveEdit<T extends HostingTypes> {
  /** Whether one was loaded without its personal fields. */
  isOn(stored: T['Stored']): boolean;
  /** The personal fields, which are neither loaded nor asked for, and stay as they are. */
  readonly fields: readonly HostingField<T>[];
  readonly jumps: readonly StepJump[];
}

/** A change that its host is asked about before it is saved. */
export interface ConfirmChangeProps<T extends HostingTypes> {
  /** What was loaded, and the version that the change is of. */
  readonly stored: T['Stored'];
  readonly version: number;
  readonly values: T['Values'];
  /** Saves it. */
  onConfirm(how: T['Confirmed']): void;
  /** Back to the form; nothing is saved. */
  onBack(): void;
  /** The server refuses it already: ApiError, told as one of saving. */
  onRefused(refusal: unknown): void;
}

/**
 * What a kind of listing brings to the hosting dialog, which is otherwise the same for all: the
 * offer of a draft, the wizard, drafts, pictures, preview, and two versions of one listing.
 */
export interface HostingKind<T extends HostingTypes> {
  readonly kind: ListingKind;
  /** Its dialog, which a person who has to sign in first comes back to. */
  readonly dialog: CreationDialog;
  readonly texts: {
    /** The title of the dialog, such as "Host Your Co-Living!". */
    readonly title: MessageDescriptor;
    /** The same where one that exists is edited. */
    readonly editTitle: MessageDescriptor;
    /** What the offer of a draft begins with. */
    readonly unfinished: MessageDescriptor;
    /** The title where another change came first. */
    readonly changedElsewhere: MessageDescriptor;
    readonly created: MessageDescriptor;
    readonly updated: MessageDescriptor;
    /** One to edit couldn't be loaded. */
    readonly loadFailed: MessageDescriptor;
    /** The button that lists it; "Create" where it is left out. */
    readonly create?: MessageDescriptor;
  };
  /** Whether a refusal to list one is told with its status (spec 3 §8). */
  readonly tellsStatus?: boolean;
  /** What a refusal to list one is told as, where it isn't the usual sentence. */
  failureText?(error: unknown, i18n: I18n): string;
  /** How it is edited where others may look on; only some kinds are (spec 3 §2.2). */
  readonly sensitive?: SensitiveEdit<T>;
  readonly form: HostingForm<T>;
  /** The contract's schema of each field, in the order of the form. */
  readonly entries: Readonly<Record<HostingField<T>, GenericSchema<unknown, unknown>>>;
  /** As `entries`, for a form in the middle, where nothing is required. */
  readonly draftEntries: Readonly<Record<HostingField<T>, GenericSchema<unknown, unknown>>>;
  readonly steps: readonly WizardStep<T['Values']>[];
  /** The same for one that is edited, where its checks depend on what is stored. */
  stepsOfStored?(stored: T['Stored']): readonly WizardStep<T['Values']>[];
  /** What keeps the whole form from being saved, beyond what each step objects to. */
  check?(values: T['Values'], choices: T['Choices']): CheckAnswer<T['Values']>;
  /** What each field is called where two versions stand beside each other. */
  readonly fieldLabels: Readonly<Record<HostingField<T>, MessageDescriptor>>;
  /** The labels of the ids that fields hold. */
  optionsOf(choices: T['Choices']): Iterable<{ readonly id: string; readonly label: string }>;
  /** A field fit to be read, where its value alone doesn't tell; null for all others. */
  describe(values: T['Values'], field: HostingField<T>, i18n: I18n): string | null;
  /** A listing as fields of the form, which it may name differently. */
  fieldsOf(listing: T['Stored'] | T['Recent']): Readonly<Record<string, unknown>>;
  /** All of these throw ApiError, OfflineError. */
  readonly load: {
    choices(): Promise<T['Choices']>;
    /** @param sensitive without its personal fields */
    stored(id: string, sensitive: boolean): Promise<T['Stored']>;
    recent(): Promise<T['Recent'] | null>;
    /** Only where there is a `PreviewPage`. */
    preview?(
      values: T['Values'],
      signal: AbortSignal,
      /** The listing that is edited; null for a new one. */
      stored: T['Stored'] | null,
    ): Promise<T['Preview']>;
  };
  /**
   * Lists a new one.
   *
   * @param key the same for every attempt with the same values, so that a retry lists nothing twice
   */
  create(values: T['Values'], key: string): Promise<T['Created']>;
  /**
   * Tells that one was listed, in place of `texts.created`.
   *
   * @returns address of the page that follows, a path or a whole address of another service
   */
  afterCreating?(created: T['Created'], values: T['Values'], i18n: I18n): Promise<string>;
  /** Changes one of which this version was read; refused when another change came first. */
  update(
    stored: T['Stored'],
    version: number,
    values: T['Values'],
    /** What `ConfirmChange` came to; null where the kind has none. */
    confirmed: T['Confirmed'] | null,
  ): Promise<unknown>;
  /** Shows what a change does before it is saved, and asks how it is meant. */
  readonly ConfirmChange?: ComponentType<ConfirmChangeProps<T>>;
  /** The parts of the listing page that it has before anybody can reserve it. */
  readonly PreviewPage?: ComponentType<{ listing: T['Preview'] }>;
}
