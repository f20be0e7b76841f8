import type { ReactNode } from 'react';

/** A fact in a list of them. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-soft">{label}</dt>
      <dd className="grid justify-items-start font-semibold">{children}</dd>
    </div>
  );
}
