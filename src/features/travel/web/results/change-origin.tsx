import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { isIataCode, normaliseIataCode } from '#domain/flights.ts';
import { travelSearch } from '#domain/search/travel-search.ts';
import { tripSearch } from '#domain/search/trip-search.ts';
import { useUrlSearch } from '#platform/web/scope/url-search.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { OriginField } from '../origin/origin-field.tsx';
import {
  ORIGIN_UNKNOWN,
  saveOrigin,
  useGuessedOrigin,
  useSavedOrigin,
} from '../origin/reader-origin.ts';

/**
 * Repeats the search from another origin. Users who never set one are offered the town of their
 * time zone.
 */
export function ChangeOrigin() {
  const { i18n } = useLingui();
  const params = useLocation({ select: ({ search }) => search });
  const { flights, homes } = useUrlSearch(tripSearch);
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const kept = useSavedOrigin();
  const guess = useGuessedOrigin();
  const town = guess?.town;

  function searchFrom(code: string) {
    saveOrigin(code);
    setOpen(false);
    const changed = { flights: travelSearch.change(flights, { origin: code }), homes };
    void navigate({ to: '/travel', search: { ...params, ...tripSearch.format(changed) } });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const code = normaliseIataCode(typed);
    setWrong(!isIataCode(code));
    if (isIataCode(code)) searchFrom(code);
  }

  if (isOpen) {
    return (
      <form noValidate onSubmit={submit} className="flex w-full max-w-lg flex-wrap items-end gap-3">
        <div className="min-w-60 flex-1">
          <OriginField
            value={typed}
            error={isWrong ? i18n._(ORIGIN_UNKNOWN) : undefined}
            onChange={(value, airport) => {
              setTyped(value);
              setWrong(false);
              if (airport !== null) searchFrom(airport.iataCode);
            }}
          />
        </div>
        <Button type="submit">
          <Trans>Search flights</Trans>
        </Button>
      </form>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      {kept === null && guess != null && guess.iataCode !== flights.origin ? (
        <button
          type="button"
          onClick={() => searchFrom(guess.iataCode)}
          className="min-h-11 font-semibold underline underline-offset-4"
        >
          <Trans>Fly from {town} instead</Trans>
        </button>
      ) : null}
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="min-h-11 font-semibold underline underline-offset-4"
      >
        <Trans>Change where you fly from</Trans>
      </button>
    </div>
  );
}
