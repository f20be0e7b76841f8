import { type ReactNode, useState } from 'react';
import { ChevronDown } from '#platform/web/ui/icons.ts';

export interface FoldOutProps {
  title: ReactNode;
  /** Content after the title, folded or not. */
  aside?: ReactNode;
  /** Whether it is open at first. */
  open?: boolean;
  /** Keeps it open while it has an error to show. */
  wrong?: boolean;
  children: ReactNode;
}

/** Rarely needed content, folded away under its title. */
export function FoldOut({ title, aside, open = false, wrong = false, children }: FoldOutProps) {
  const [isOpen, setOpen] = useState(open);
  return (
    <details
      open={isOpen || wrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-card border border-line px-4"
    >
      <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold">
        <span className="flex flex-wrap items-baseline gap-x-3 py-2">
          <span>{title}</span>
          {aside === undefined ? null : (
            <span className="font-normal text-sm text-soft">{aside}</span>
          )}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 flex-none transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
