import type { ReactNode } from 'react';

/** A page with one message, large and calm, and the next step. */
export function MessageFrame({
  status,
  title,
  children,
  alert,
}: {
  /** As HTTP counts it. */
  status: string | null;
  title: ReactNode;
  children: ReactNode;
  /** Whether it is announced at once, since it replaced the requested content. */
  alert?: boolean;
}) {
  return (
    <div className="content-width py-16 sm:py-24">
      <div
        role={alert === true ? 'alert' : undefined}
        className="grid max-w-2xl justify-items-start gap-4"
      >
        {status === null ? null : (
          <p className="font-bold font-display text-ember text-xl">{status}</p>
        )}
        <h1 className="font-bold text-3xl wrap-anywhere sm:text-4xl">{title}</h1>
        {children}
      </div>
    </div>
  );
}
