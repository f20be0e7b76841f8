import { Trans } from '@lingui/react/macro';

/** Placeholder of about the height of the choices. */
export function ChoicesSkeleton() {
  return (
    <div className="grid animate-pulse gap-2">
      <span className="sr-only">
        <Trans>Loading…</Trans>
      </span>
      <div className="h-16 rounded-xl bg-sunken" />
      <div className="h-16 rounded-xl bg-sunken" />
      <div className="h-16 rounded-xl bg-sunken" />
    </div>
  );
}
