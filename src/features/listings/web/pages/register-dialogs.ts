import { registerDialog } from '#platform/web/dialogs/dialogs.ts';

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    /** Receives the number of open reservations, which prevent the deletion. */
    delete: {
      actionId: string;
      title: string;
      /** BCP 47 tag of the host's text; undefined where it is the reader's language. */
      language: string | undefined;
      openReservations: number;
    };
    /** The dates of a listing offered by the session; the kind that has them registers it. */
    'experience-sessions': {
      actionId: string;
      title: string;
      /** BCP 47 tag of the host's text; undefined where it is the reader's language. */
      language: string | undefined;
    };
  }
}

export function registerListingDialogs(): void {
  registerDialog('delete', () => import('./delete-dialog.tsx'));
}
