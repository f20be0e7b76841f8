import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PagedList } from '#platform/web/pages/use-pages.ts';
import { Button } from '#platform/web/ui/button.tsx';

/** Loads further pages of a list, or says that they couldn't be loaded. */
export function MorePages({
  list: { state, hasMore, isReadOn, more },
  failed,
  label,
  shown,
}: {
  list: PagedList;
  /** Sentence for a page that couldn't be loaded. */
  failed: ReactNode;
  /** Label of the button for the next page. */
  label: ReactNode;
  /** How many items are shown, for screen readers. */
  shown: ReactNode;
}) {
  return (
    <>
      {state === 'failed' ? (
        <div role="alert" className="mt-5 grid justify-items-start gap-3">
          <p className="text-soft">{failed}</p>
          <Button look="secondary" onClick={() => void more()}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      ) : hasMore || state === 'loading' ? (
        <Button
          look="secondary"
          className="mt-6 noscript:hidden"
          busy={state === 'loading'}
          onClick={() => void more()}
        >
          {label}
        </Button>
      ) : null}
      <p role="status" className="sr-only">
        {isReadOn ? shown : null}
      </p>
    </>
  );
}
