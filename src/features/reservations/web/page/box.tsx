import { type ReactNode, useId } from 'react';

/** A titled part of the reservation's page. */
export function Box({ title, children }: { title: ReactNode; children: ReactNode }) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-4 rounded-card border border-line bg-raised p-5"
    >
      <h2 id={titleId} className="font-bold text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
