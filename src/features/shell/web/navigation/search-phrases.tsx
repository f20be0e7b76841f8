import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const PHRASES: readonly { id: string; text: ReactNode }[] = [
  { id: 'place', text: <Trans>Right place</Trans> },
  { id: 'time', text: <Trans>Right time</Trans> },
  { id: 'people', text: <Trans>Right people</Trans> },
];

/**
 * Stands in for a place that isn't chosen: three phrases that take turns every 3 s (spec 1 §2.2), by
 * style alone (`shell.css`), so that they do before the page is live. They rest where less motion is
 * asked for, and while the pill is pointed at or has the focus. All three stand in one cell, so that
 * nothing beside them ever moves.
 */
export function SearchPhrases() {
  return (
    <span aria-hidden="true" className="search-phrases grid min-w-0">
      {PHRASES.map(({ id, text }) => (
        <span key={id} className="col-start-1 row-start-1 truncate">
          {text}
        </span>
      ))}
    </span>
  );
}
