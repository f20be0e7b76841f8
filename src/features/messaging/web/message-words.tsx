import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ContactKind } from '#domain/contact-details.ts';
import { EyeOff } from '#platform/web/ui/icons.ts';
import type { Message } from '../contract.ts';

const KINDS: Readonly<Record<ContactKind, ReactNode>> = {
  phone: <Trans>phone number hidden</Trans>,
  email: <Trans>email address hidden</Trans>,
  link: <Trans>link hidden</Trans>,
  handle: <Trans>contact name hidden</Trans>,
};

/** What of a message may be read, with a word in place of each detail that is kept back. */
export function MessageWords({ parts }: Pick<Message, 'parts'>) {
  if (parts.length === 0) {
    return (
      <em>
        <Trans>Deleted together with the account</Trans>
      </em>
    );
  }
  let at = 0;
  return parts.map(({ text, hidden }) => {
    at += 1;
    if (hidden === null) return <span key={at}>{text}</span>;
    return (
      <span
        key={at}
        className="mx-0.5 inline-flex items-baseline gap-1 rounded-lg border border-line-strong border-dashed px-1.5 text-sm"
      >
        <EyeOff aria-hidden="true" className="size-3.5 self-center" />
        {KINDS[hidden]}
      </span>
    );
  });
}
