import { type ReactNode, useId } from 'react';
import { ReaderMoment } from '#platform/web/time/moment.tsx';

/** A page of the console: its title and its parts. */
export function ConsolePage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="content-width grid max-w-6xl gap-6 py-8">
      <h1 className="break-words font-bold text-3xl">{title}</h1>
      {children}
    </div>
  );
}

/** A titled part of a page. */
export function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h2 id={id} className="font-bold text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** An instant in the reader's time. */
export function When({ at }: { at: string }) {
  return <ReaderMoment at={at} zone="UTC" day="with-year" />;
}
