import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { OriginField } from '../origin/origin-field.tsx';
import { useGuessedOrigin } from '../origin/reader-origin.ts';
import { usePlanner } from './planner-form.ts';

/**
 * The origin of the flights: the last one, otherwise a guess from the user's time zone, labelled as
 * such.
 */
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
