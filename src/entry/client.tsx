import { StartClient } from '@tanstack/react-start/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

// Rules about dates are written against Temporal; a browser that lacks it fetches it first.
if (globalThis.Temporal === undefined) await import('temporal-polyfill/global');

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
  );
});
