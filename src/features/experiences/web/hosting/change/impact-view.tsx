import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FailedStep } from '#market/hosting/late.web.ts';
import { ImpactSummary } from './impact-summary.tsx';
import type { ImpactState } from './use-change-impact.ts';

/** Affected guests of a change, once they are known. */
export function ImpactView({
  state,
  zone,
  onRetry,
}: {
  state: ImpactState;
  zone: string;
  onRetry(): void;
}) {
  if (state.kind === 'failed') {
    return (
      <FailedStep onRetry={onRetry}>
        {state.text ?? (
          <Trans>We couldn't reach the server. Check your connection and try again.</Trans>
        )}
      </FailedStep>
    );
  }
  return (
    <div role="status" className="min-h-32">
      {state.kind === 'loading' ? (
        <>
          <span className="sr-only">
            <Trans>Looking up whom this affects…</Trans>
          </span>
          <div aria-hidden="true" className="h-32 animate-pulse rounded-card bg-sunken" />
        </>
      ) : (
        <ImpactSummary impact={state.impact} zone={zone} />
      )}
    </div>
  );
}

/** Why a change can't be saved before its impact is known; null once it is. */
export function reasonToWait({ kind }: ImpactState): ReactNode {
  if (kind === 'known') return null;
  return kind === 'loading' ? (
    <Trans>Looking up whom this affects…</Trans>
  ) : (
    <Trans>We don't know yet whom this affects.</Trans>
  );
}
