import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { CircleCheck } from '#platform/web/ui/icons.ts';

/** Shown instead of the form after a ticket was sent. */
export function TicketSent({
  reference,
  email,
  onAnother,
}: {
  reference: string;
  email: string;
  onAnother(): void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The clicked button is removed; the focus lets screen readers announce the result.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid max-w-2xl justify-items-start gap-4 rounded-card border border-line bg-raised p-5 sm:p-8">
      <CircleCheck aria-hidden="true" className="size-9 text-pine" strokeWidth={1.5} />
      <h2 ref={heading} tabIndex={-1} className="font-bold text-2xl outline-none">
        <Trans>We got your message</Trans>
      </h2>
      <p className="text-lg">
        <Trans>
          Your reference is{' '}
          <strong dir="ltr" className="font-semibold">
            {reference}
          </strong>
          . We've also sent it to {email}.
        </Trans>
      </p>
      <p className="text-soft">
        <Trans>Someone will read it and reply by email.</Trans>
      </p>
      <Button look="secondary" onClick={onAnother}>
        <Trans>Write another message</Trans>
      </Button>
    </section>
  );
}
