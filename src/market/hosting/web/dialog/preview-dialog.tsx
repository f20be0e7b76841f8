import { Trans } from '@lingui/react/macro';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { FailedStep, LoadingStep, StepSkeleton } from './dialog-states.tsx';
import type { HostingKind, HostingTypes } from './hosting-kind.ts';

type Page<T extends HostingTypes> = ComponentType<{ listing: T['Preview'] }>;

/** A kind that can be looked at before it is listed. */
export interface Previewed<T extends HostingTypes> {
  readonly PreviewPage: Page<T>;
  preview(
    values: T['Values'],
    signal: AbortSignal,
    stored: T['Stored'] | null,
  ): Promise<T['Preview']>;
}

/** What of a kind shows its preview; null where it has none. */
export function previewOf<T extends HostingTypes>({
  PreviewPage,
  load,
}: Pick<HostingKind<T>, 'load' | 'PreviewPage'>): Previewed<T> | null {
  const { preview } = load;
  return PreviewPage === undefined || preview === undefined ? null : { PreviewPage, preview };
}

/** The listing page as a guest will see it, over the wizard. */
export function PreviewDialog<T extends HostingTypes>({
  kind,
  values,
  stored,
  onClose,
}: {
  kind: Previewed<T>;
  values: T['Values'];
  stored: T['Stored'] | null;
  onClose(): void;
}) {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<T['Preview'] | 'loading' | 'failed'>('loading');
  const { PreviewPage } = kind;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it shows what was said as it was opened.
  useEffect(() => {
    const request = new AbortController();
    setState('loading');
    kind.preview(values, request.signal, stored).then(
      (listing) => {
        if (!request.signal.aborted) setState(listing);
      },
      () => {
        if (!request.signal.aborted) setState('failed');
      },
    );
    return () => request.abort();
  }, [tries]);

  return (
    <Dialog
      unsaved={false}
      title={<Trans>Preview</Trans>}
      size="large"
      tall
      onClose={onClose}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-soft">
            <Trans>This is how guests will see it.</Trans>
          </p>
          <Button look="secondary" onClick={onClose}>
            <Trans>Back to the form</Trans>
          </Button>
        </div>
      }
    >
      {state === 'loading' ? (
        <LoadingStep />
      ) : state === 'failed' ? (
        <FailedStep onRetry={() => setTries(tries + 1)}>
          <Trans>We couldn't create the preview. Check each step for anything missing.</Trans>
        </FailedStep>
      ) : (
        <Suspense fallback={<StepSkeleton />}>
          <PreviewPage listing={state} />
        </Suspense>
      )}
    </Dialog>
  );
}
