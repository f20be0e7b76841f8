import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '#platform/web/scope/prefers-reduced-motion.ts';

/** How long each phrase stays (spec 1 §2.2). */
const PHRASE_MS = 3000;

const PHRASES: readonly { id: string; text: ReactNode }[] = [
  { id: 'place', text: <Trans>Right place</Trans> },
  { id: 'time', text: <Trans>Right time</Trans> },
  { id: 'people', text: <Trans>Right people</Trans> },
];

/**
 * Stands in for a place that isn't chosen: three phrases that take turns (spec 1 §2.2). They rest
 * where less motion is asked for, and while the pill is pointed at or has the focus. All three
 * stand in one cell, so that nothing beside them ever moves.
 */
export function RightWords() {
  const [at, setAt] = useState(0);
  const words = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const timer = setInterval(() => {
      const rests = prefersReducedMotion() || document.hidden;
      const pill = words.current?.closest('[role=button]');
      if (rests || pill?.matches(':hover, :focus-visible')) return;
      setAt((before) => (before + 1) % PHRASES.length);
    }, PHRASE_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <span ref={words} aria-hidden="true" className="grid min-w-0">
      {PHRASES.map(({ id, text }, index) => (
        <span
          key={id}
          data-phrase={index === at ? 'shown' : undefined}
          className={`col-start-1 row-start-1 truncate transition-opacity duration-200 ${index === at ? '' : 'opacity-0'}`}
        >
          {text}
        </span>
      ))}
    </span>
  );
}
