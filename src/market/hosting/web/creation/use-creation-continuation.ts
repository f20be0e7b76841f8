import { useContinuation } from '#platform/web/dialogs/use-continuation.ts';
import { CREATION_DIALOGS, startCreation } from './creation.ts';

/** Continues the create action of users who had to sign in first; once, for every page. */
export function useCreationContinuation(): void {
  useContinuation('create', null, (subject) => {
    const dialog = Object.values(CREATION_DIALOGS).find((known) => known === subject);
    if (dialog !== undefined) startCreation(dialog, true);
  });
}
