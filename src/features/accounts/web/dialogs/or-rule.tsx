import { Trans } from '@lingui/react/macro';

/** Divides the form from the social buttons. */
export function OrRule() {
  return (
    <div className="flex items-center gap-3 text-sm text-soft">
      <span className="h-px flex-1 bg-line" />
      <Trans>or</Trans>
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}
