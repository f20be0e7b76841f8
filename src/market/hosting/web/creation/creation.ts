import type { ListingKind } from '#domain/vocabulary.ts';
import {
  clearDialog,
  type DialogName,
  openDialog,
  preloadDialog,
} from '#platform/web/dialogs/dialogs.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { useContinuation } from '#platform/web/dialogs/use-continuation.ts';

/** Parameters of a dialog that creates or edits a listing; without them, it creates a new one. */
export interface CreationParameters {
  /** Id of the edited listing; empty for a new one. */
  actionId: string;
  /** Whether to omit the steps with personal arrangements (spec 3 §2.2). */
  sensitive: boolean;
  /** Id of the listing that a new one begins as a copy of. */
  copyOf?: string;
}

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    property: CreationParameters | undefined;
    itinerant: CreationParameters | undefined;
    experience: CreationParameters | undefined;
  }
}

/** The dialog that creates and edits a listing, by kind. */
export const CREATION_DIALOGS = {
  stay: 'property',
  itinerant: 'itinerant',
  experience: 'experience',
} as const satisfies Record<ListingKind, DialogName>;
export type CreationDialog = (typeof CREATION_DIALOGS)[ListingKind];

/** First segments of the paths whose create action opens a dialog (spec 1 §2.3). */
const CREATED_AT: Readonly<Record<CreationDialog, ReadonlySet<string>>> = {
  // On all other pages too.
  property: new Set(),
  itinerant: new Set(['itinerants']),
  experience: new Set(['experiences', 'community']),
};

/** The dialog that a page's create action opens (spec 1 §2.3). */
export function creationDialogAt(pathname: string): CreationDialog {
  const first = pathname.split('/')[1] ?? '';
  const dialogs = Object.values(CREATION_DIALOGS);
  return dialogs.find((dialog) => CREATED_AT[dialog].has(first)) ?? CREATION_DIALOGS.stay;
}

/**
 * The create action: clears the dialog's actionId and sensitive value, then opens it. Signed-out
 * visitors get the login dialog instead (spec 1 §2.3), and the create dialog afterwards.
 */
export function startCreation(dialog: CreationDialog, signedIn: boolean): void {
  if (!signedIn) {
    openSignIn('login', { action: 'create', subject: dialog });
    return;
  }
  clearDialog(dialog);
  openDialog(dialog);
}

/** Prefetches what `startCreation` will open. */
export function prepareCreation(dialog: CreationDialog, signedIn: boolean): void {
  preloadDialog(signedIn ? dialog : 'login');
}

/** Continues the create action of users who had to sign in first; once, for every page. */
export function useCreationContinuation(): void {
  useContinuation('create', null, (subject) => {
    const dialog = Object.values(CREATION_DIALOGS).find((known) => known === subject);
    if (dialog !== undefined) startCreation(dialog, true);
  });
}
