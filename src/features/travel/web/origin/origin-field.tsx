import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { logFailure } from '#platform/web/api/log-failure.ts';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { FIELD_BOX, FIELD_LABEL } from '#platform/web/ui/field-box.ts';
import { isFound } from '#platform/web/ui/find-labels.ts';
import { Plane } from '#platform/web/ui/icons.ts';
import { listAirports } from '../../contract/addresses.gen.ts';
import type { Airport } from '../../contract.ts';

const WAIT_MS = 150;
/** Letters of a town that are looked for. */
const LONGEST = 40;

export interface OriginFieldProps {
  /** Content of the field, in capitals. */
  value: string;
  /** The error message. */
  error: string | undefined;
  /** Below the field: the source of the value. */
  hint?: ReactNode;
  /** `airport`: the one that was chosen from the list; null while it is typed. */
  onChange(value: string, airport: Airport | null): void;
}

/**
 * Where the flights leave: a code in capitals, whatever is typed (spec 3 §3.6), or a town, whose
 * airports are suggested.
 */
export function OriginField({ value, error, hint, onChange }: OriginFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const airports = useAirports(isOpen ? value.trim() : '');
  const isShown = isOpen && airports.length > 0;

  function choose(airport: Airport) {
    onChange(airport.iataCode, airport);
    setOpen(false);
    setAt(-1);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isShown) return;
    const under = airports[at];
    const key = pressedKey(event);
    if (key === 'ArrowDown') setAt((at + 1) % airports.length);
    else if (key === 'ArrowUp') setAt(at <= 0 ? airports.length - 1 : at - 1);
    else if (key === 'Enter' && under !== undefined) choose(under);
    else if (key === 'Escape') setOpen(false);
    else return;
    event.preventDefault();
  }

  return (
    <div className="relative">
      <label htmlFor={id} className={FIELD_LABEL}>
        <Trans>Flying from</Trans>
      </label>
      <div className="relative">
        <Plane
          aria-hidden="true"
          className="pointer-events-none absolute start-4 top-3.5 size-5 text-soft"
        />
        <input
          id={id}
          name="origin"
          type="text"
          dir="auto"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={at < 0 || !isShown ? undefined : `${id}-${at}`}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? `${id}-hint` : `${id}-error`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={LONGEST}
          placeholder={t`City or airport code`}
          value={value}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            onChange(target.value.toUpperCase(), null);
            setOpen(true);
            setAt(-1);
          }}
          className={`${FIELD_BOX} ps-12 ${error === undefined ? '' : 'border-danger'}`}
        />
      </div>
      {isShown ? (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={t`Airports`}
          className="absolute inset-x-0 top-full z-10 mt-2 max-h-46 overflow-y-auto rounded-card border border-line bg-raised p-2 shadow-float"
        >
          {airports.map((airport, index) => (
            // The focus stays in the field, which handles the keys that move over the options.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys.
            <div
              key={`${airport.kind} ${airport.iataCode}`}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(airport)}
              className={`flex min-h-12 cursor-pointer items-center gap-3 rounded-lg px-3 hover:bg-sunken ${index === at ? 'bg-sunken' : ''}`}
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold text-sm">{airport.name}</span>
                <span className="block truncate text-sm text-soft">
                  {airport.kind === 'metro' ? (
                    <Trans>All airports</Trans>
                  ) : (
                    t`${airport.town}, ${airport.countryName}`
                  )}
                </span>
              </span>
              <span className="flex-none font-semibold text-sm">{airport.iataCode}</span>
            </div>
          ))}
        </div>
      ) : null}
      {hint === undefined || error !== undefined ? null : (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-soft">
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

const NONE = { text: '', airports: [] as readonly Airport[] };

/**
 * Airports and metropolises that match a text; empty while it is empty. Until the response arrives,
 * results of an earlier text that match this one too.
 */
function useAirports(text: string): readonly Airport[] {
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    if (text === '') {
      setFound(NONE);
      return;
    }
    const request = new AbortController();
    const timer = setTimeout(() => {
      call(listAirports, { query: { q: text } }, { signal: request.signal }).then(
        ({ airports }) => setFound({ text, airports }),
        (error: unknown) => {
          // A code can be typed without suggestions.
          if (!request.signal.aborted) logFailure(error);
        },
      );
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [text]);
  if (found.text === text) return found.airports;
  return found.airports.filter(({ name, town, countryName, iataCode }) =>
    isFound(text, name, town, countryName, iataCode),
  );
}
