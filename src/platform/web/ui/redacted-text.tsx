import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { ContactKind, MessagePart } from '#domain/contact-details.ts';
import { EyeOff } from './icons.ts';

const KINDS: Readonly<Record<ContactKind, ReactElement>> = {
  phone: <Trans>phone number hidden</Trans>,
  email: <Trans>email address hidden</Trans>,
  link: <Trans>link hidden</Trans>,
  handle: <Trans>username hidden</Trans>,
};

/** The readable parts of a message, with a placeholder for each hidden contact detail. */
export function MessageParts({
  parts,
}: {
  /** With its language, where that is known. */
  parts: readonly (MessagePart & { readonly lang?: string | undefined })[];
}) {
  let at = 0;
  return parts.map(({ text, hidden, lang }) => {
    at += 1;
    if (hidden === null)
      return (
        <span key={at} lang={lang}>
          {text}
        </span>
      );
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

/** Whether any part of a text is hidden. */
export function isRedacted(parts: readonly MessagePart[]): boolean {
  return parts.some(({ hidden }) => hidden !== null);
}
