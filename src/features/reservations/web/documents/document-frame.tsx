import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LogInFirst } from '#platform/web/pages/log-in-first.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ArrowLeft } from '#platform/web/ui/icons.ts';
import type { DocumentData } from './load-documents.ts';
import '#platform/web/styles/paper.css';
import './documents.css';

/** A page with a document to print, or the reason why there is none. */
export function DocumentFrame<Shown>({
  id,
  side,
  data,
  children,
}: {
  /** Of the reservation. */
  id: string;
  /** Whose page of the reservation the reader came from. */
  side: 'guest' | 'host';
  data: DocumentData<Shown> | null;
  /** The document; null while there is nothing to print. */
  children: (shown: Shown) => ReactNode;
}) {
  if (data === null) {
    return (
      <LogInFirst title={<Trans>Log in to see this document</Trans>}>
        <Trans>Only the guest and the host of the stay can see it.</Trans>
      </LogInFirst>
    );
  }
  return (
    <article className="content-width grid max-w-5xl gap-6 py-6">
      <Link
        to={side === 'guest' ? '/trips/$id' : '/reservations/$id'}
        params={{ id }}
        className="-ms-1 flex min-h-11 w-fit items-center gap-2 pe-2 font-semibold text-sm underline-offset-4 hover:underline print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        {side === 'guest' ? (
          <span>
            <Trans>Back to your trip</Trans>
          </span>
        ) : (
          <span>
            <Trans>Back to the reservation</Trans>
          </span>
        )}
      </Link>
      {data.state === 'ready' ? (
        <div className="grid gap-6">{children(data.shown)}</div>
      ) : (
        <Refused reason={data.reason} />
      )}
    </article>
  );
}

function Refused({ reason }: { reason: string }) {
  return (
    <div className="grid gap-3 rounded-card border border-line bg-raised p-6">
      <h1 className="font-bold text-2xl">
        <Trans>There's no document for you here</Trans>
      </h1>
      <p>{reason}</p>
      <p className="text-soft">
        <Trans>
          The agreement is created once the stay is paid for. The letter of accommodation is for the
          guest.
        </Trans>
      </p>
    </div>
  );
}

export function PrintButton() {
  return (
    <Button onClick={() => window.print()}>
      <Trans>Print or save as PDF</Trans>
    </Button>
  );
}
