import { clearDialog, openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';

/** Parameters of a dialog that creates or edits a listing; without them, it creates a new one. */
export interface CreationParameters {
  /** Id of the edited listing; empty for a new one. */
  actionId: string;
  /** Whether to omit the steps with personal arrangements (spec 3 §2.2). */
  sensitive: boolean;
}

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    property: CreationParameters | undefined;
    itinerant: CreationParameters | undefined;
    experience: CreationParameters | undefined;
  }
}

export const CREATION_DIALOGS = ['property', 'itinerant', 'experience'] as const;
/** The dialogs that create a listing, one for each kind. */
export type CreationDialog = (typeof CREATION_DIALOGS)[number];

/** The dialog that a page's create action opens (spec 1 §2.3). */
export function creationDialogAt(pathname: string): CreationDialog {
  switch (pathname.split('/')[1]) {
    case 'experiences':
    case 'community':
      return 'experience';
    case 'itinerants':
      return 'itinerant';
    default:
      return 'property';
  }
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
