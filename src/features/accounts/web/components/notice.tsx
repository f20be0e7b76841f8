import type { ReactNode } from 'react';

/** A page with one message, and a link to continue. */
export function Notice({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="content-width grid max-w-xl justify-items-start gap-4 py-24">
      <h1 aria-live="polite" className="font-bold text-3xl">
        {title}
      </h1>
      {children}
    </div>
  );
}
