import { Trans } from '@lingui/react/macro';

/** About as tall as the choices that come. */
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
