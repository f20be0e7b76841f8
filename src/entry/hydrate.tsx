import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { listenForSteps } from '#platform/web/dialogs/dialog-entry.ts';
import { replayEarlyClick } from '#platform/web/hydration/early-clicks.ts';
import { hydrateDeskWhenIdle } from '#platform/web/hydration/first-interaction.ts';
import { LANGUAGE_PARAMETER } from '#platform/web/i18n/addresses.ts';
import { resumeAfterReload } from '#platform/web/parts/resume-after-reload.ts';
import { restoreStrips } from '#platform/web/strip/strip-memory.ts';
import { getRouter } from './router.tsx';

// Rules about dates are written with Temporal; a browser without it fetches it first.
if (globalThis.Temporal === undefined) await import('temporal-polyfill/global');

leaveOutLanguage();
restoreStrips();
hydrateDeskWhenIdle();
listenForSteps();
allowSkippedTransitions();

// The framework's own client also brings the code of server functions, 10 kB that nothing here
// calls: pages call the API by its contracts.
const router = getRouter();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
    { onRecoverableError: logRecoverable },
  );
});
replayEarlyClick();
// Without it the page is complete, and lost values have to be typed again.
resumeAfterReload(router.options.context.i18n).catch(() => {});

/**
 * Logs errors that React recovered from while it hydrated a page: it rendered a part again whose
 * text differed from the server's, as where the browser had translated the page before. Nothing is
 * broken, so it is a warning, not an error.
 */
function logRecoverable(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: told to developers alone; what is shown is right.
  console.warn(error);
}

/**
 * Lets the transition between two pages be skipped, as happens when the next one starts before it
 * ended: its promises reject then, and the router, which awaits neither, leaves them as unhandled
 * errors. Called once, before there is a router.
 */
function allowSkippedTransitions(): void {
  const start = Document.prototype.startViewTransition;
  if (start === undefined) return;
  Document.prototype.startViewTransition = function (...given) {
    const transition = start.apply(this, given);
    for (const end of [transition.ready, transition.finished]) end.catch(() => {});
    return transition;
  };
}

/**
 * Removes `?lang=` from the address. The server has read and stored it, so neither the pages nor
 * the people it is shared with see it.
 */
function leaveOutLanguage(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(LANGUAGE_PARAMETER)) return;
  url.searchParams.delete(LANGUAGE_PARAMETER);
  history.replaceState(history.state, '', url);
}
