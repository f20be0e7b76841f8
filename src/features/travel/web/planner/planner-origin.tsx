import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { OriginField } from '../origin/origin-field.tsx';
import { useGuessedOrigin } from '../origin/reader-origin.ts';
import { usePlanner } from './planner-form.ts';

/** Where the flights leave: as last time, else guessed from the reader's time zone, which it says. */
export function PlannerOrigin() {
  const { values, change, errors } = usePlanner();
  const { origin } = values;
  const guess = useGuessedOrigin();
  const [town, setTown] = useState<string | null>(null);
  const wasTyped = useRef(origin !== '');

  useEffect(() => {
    if (guess === null || wasTyped.current || origin !== '') return;
    change({ origin: guess.iataCode });
  }, [guess, origin, change]);

  const isGuess = !wasTyped.current && guess !== null && origin === guess.iataCode;
  const guessed = guess?.town;
  return (
    <OriginField
      value={origin}
      error={errors.origin}
      hint={isGuess ? <Trans>{guessed}, by your time zone</Trans> : (town ?? undefined)}
      onChange={(typed, airport) => {
        wasTyped.current = true;
        setTown(airport?.town ?? null);
        change({ origin: typed });
      }}
    />
  );
}
