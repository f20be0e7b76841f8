import { lazyRouteComponent } from '@tanstack/react-router';
import { registerDialog, registerMissingDialog } from '#platform/web/dialogs/dialogs.ts';
import { lateError } from '#platform/web/pages/late-error.tsx';

// Every page imports this file, so pages, loaders and dialogs are fetched when they are needed.

export const NotFoundPage = lazyRouteComponent(
  () => import('./pages/not-found-page.tsx'),
  'NotFoundPage',
);

export const BrokenDocument = lateError(
  () => import('./pages/broken-document.tsx'),
  'BrokenDocument',
  ['shell'],
);

/** If an error prevents even these from loading, its page is shown without them. */
export const SectionLinks = lazyRouteComponent(
  () => import('./pages/section-links.tsx').catch(() => ({ SectionLinks: () => null })),
  'SectionLinks',
);

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    welcome: undefined;
  }
}

export function registerShellDialogs(): void {
  // It opens automatically: its texts are among those of the first load.
  registerDialog('welcome', () => import('./welcome/welcome-dialog.tsx'), 'first');
  registerMissingDialog(() => import('./dialogs/coming-dialog.tsx'));
}
