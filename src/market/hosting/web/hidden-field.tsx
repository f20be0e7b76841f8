import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EyeOff } from '#platform/web/ui/icons.ts';

/** Replaces a personal field that is hidden from onlookers. */
export function HiddenField({ label }: { label: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <p className="font-semibold text-sm">{label}</p>
      <p className="flex min-h-12 items-center gap-3 rounded-xl border border-line border-dashed bg-sunken px-4 text-soft">
        <EyeOff aria-hidden="true" className="size-5 flex-none" />
        <Trans>Hidden, and kept as it is.</Trans>
      </p>
    </div>
  );
}
