import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { listenForSteps } from '#platform/web/dialogs/dialog-entry.ts';
import { replayEarlyClick } from '#platform/web/hydration/early-clicks.ts';
import { hydrateDeskWhenIdle } from '#platform/web/hydration/first-interaction.ts';
import { logRecoverable } from '#platform/web/hydration/log-recoverable.ts';
import { leaveOutLanguage } from '#platform/web/i18n/leave-out-language.ts';
import { allowSkippedTransitions } from '#platform/web/pages/skipped-transitions.ts';
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
