import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { StayDays } from '../../contract.ts';

/** A count's assumptions, that it is no legal advice, and links to the rules. */
export function DaysFootnote({
  days: { limit, notice, source, taxSource },
  isOfArea,
  isOfTax,
}: {
  days: StayDays;
  /** Whether days of the Schengen area are shown. */
  isOfArea: boolean;
  /** Whether more than six months in a country are. */
  isOfTax: boolean;
}) {
  return (
    <p className="ps-7.5 text-soft">
      {isOfArea && limit === 'unknown' ? (
        <>
          <Trans>
            This counts as if you travelled on a passport from outside the European Union.
          </Trans>{' '}
          <Link to="/profile-settings" className="underline underline-offset-4">
            <Trans>Tell us your passport</Trans>
          </Link>
          <span>{'. '}</span>
        </>
      ) : null}
      <span>{notice}</span>
      {isOfArea ? (
        <Source href={source}>
          <Trans>The rule</Trans>
        </Source>
      ) : null}
      {isOfTax ? (
        <Source href={taxSource}>
          <Trans>About tax residence</Trans>
        </Source>
      ) : null}
    </p>
  );
}

function Source({ href, children }: { href: string; children: ReactNode }) {
  return (
    <>
      {' '}
      <a href={href} target="_blank" rel="noopener" className="underline underline-offset-4">
        {children}
        <span className="sr-only">
          {' '}
          <Trans>(opens in a new tab)</Trans>
        </span>
      </a>
    </>
  );
}
