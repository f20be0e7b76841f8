import type { ReactNode } from 'react';
import type { IconComponent } from '#platform/web/ui/icons.ts';

/** Facts of a listing, in figures. */
export function FactList({ children }: { children: ReactNode }) {
  return <ul className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">{children}</ul>;
}

export function Fact({ icon: Icon, children }: { icon: IconComponent; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      <Icon aria-hidden="true" className="size-5 flex-none text-soft" />
      <span>{children}</span>
    </li>
  );
}
