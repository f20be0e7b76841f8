import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { VerifiedGuest, VerifiedIdentity } from '#platform/contract/verified-identity.ts';
import { formatDay } from '#platform/i18n/days.ts';
import { ShieldCheck } from './icons.ts';

const TEXTS = {
  badge: msg`Identity verified`,
  name: msg`The name on this account is the one on the document.`,
  otherName: msg`The name on this account isn't the one on the document.`,
  adult: msg`They're 18 or older.`,
  limits: msg`We never see the document. It says who a person is, not how they behave, and nothing about a place.`,
};

/** That a person has shown a document, in a list: the rest is on their page. */
export function VerifiedMark() {
  const { i18n } = useLingui();
  return (
    <p className="flex items-center gap-1.5 font-semibold text-pine text-sm">
      <ShieldCheck aria-hidden="true" className="size-4.5 flex-none" />
      <span>{i18n._(TEXTS.badge)}</span>
    </p>
  );
}

/**
 * That a person has shown a document, with who checked it, when, and how little that says; nothing
 * for others. It opens without a script.
 */
export function VerifiedNote({
  verified,
}: {
  /** With `isAdult` only where the reader may know. */
  verified: VerifiedIdentity | VerifiedGuest | null;
}) {
  const { i18n } = useLingui();
  if (verified === null) return null;
  const day = formatDay(verified.on, i18n.locale, 'long');
  const isAdult = 'isAdult' in verified && verified.isAdult;
  return (
    <details className="group w-fit max-w-prose text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold text-pine marker:content-none hover:underline sm:min-h-8">
        <ShieldCheck aria-hidden="true" className="size-4.5 flex-none" />
        <span>{i18n._(TEXTS.badge)}</span>
      </summary>
      <ul className="mb-2 grid gap-1 rounded-xl bg-sunken px-4 py-3">
        <li>
          {i18n._(
            msg`Stripe checked an official document and a photo of this person's face on ${day}.`,
          )}
        </li>
        <li>{i18n._(verified.nameMatches ? TEXTS.name : TEXTS.otherName)}</li>
        {isAdult ? <li>{i18n._(TEXTS.adult)}</li> : null}
        <li className="text-soft">{i18n._(TEXTS.limits)}</li>
      </ul>
    </details>
  );
}
