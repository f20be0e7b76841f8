import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { normaliseIataCode } from '#domain/flights.ts';
import { DatesField } from '#market/search/index.web.ts';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import { FIELD_BOX, FIELD_LABEL } from '#platform/web/ui/field-box.ts';
import { isFound } from '#platform/web/ui/find-labels.ts';
import { MapPin } from '#platform/web/ui/icons.ts';
import { markFirst } from '#platform/web/ui/mark-first.ts';
import type { TravelTarget } from '../../../contract.ts';
import { OriginField } from '../../origin/origin-field.tsx';
import { useGuessedOrigin } from '../../origin/reader-origin.ts';
import { useTargets } from '../../targets/use-targets.ts';
import { usePlanner } from '../planner-values.ts';

/** Destination and dates (spec 3 §2.8, step 1). */
export function WhereWhenStep() {
  const { t } = useLingui();
  const { values, change, errors } = usePlanner();
  const { destination } = values;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_27rem] xl:grid-cols-[minmax(0,1fr)_40.25rem] xl:gap-8">
      <section aria-label={t`Where`} className="grid gap-4">
        <p className="-mb-2 text-soft">
          <Trans>Where & When</Trans>
        </p>
        <DestinationField
          destination={destination}
          text={values.destinationText}
          error={errors.destinationText}
          onChange={(chosen, destinationText) => change({ destination: chosen, destinationText })}
        />
        <PlannerOrigin />
        <TextField
          name="address"
          label={<Trans>Specific address (optional)</Trans>}
          hint={<Trans>A street or neighbourhood you'd like to stay near.</Trans>}
          autoComplete="off"
          maxLength={200}
          value={values.address}
          error={errors.address}
          onChange={({ target }) => change({ address: target.value })}
        />
      </section>
      <section aria-label={t`When`} className="grid gap-2">
        <p aria-hidden="true" className="font-semibold text-sm lg:hidden">
          <Trans>When</Trans>
        </p>
        <DatesField
          twoMonthsLabel={<Trans>Show two months</Trans>}
          today={values.today}
          dates={values}
          error={errors.range}
          exactLabel={<Trans>Exact Dates</Trans>}
          allowsSameDay
          onChange={change}
        />
      </section>
      {/* Last, since it appears by itself: nothing that is about to be pressed may move. */}
      <div className="lg:col-span-2 empty:hidden">
        <DestinationMap destination={destination} />
      </div>
    </div>
  );
}

/** Number of suggestions; further ones need a longer text. */
const MAX = 6;

interface DestinationFieldProps {
  destination: TravelTarget | null;
  /** Content of the field. */
  text: string;
  error: string | undefined;
  onChange(destination: TravelTarget | null, text: string): void;
}

/** The destination: by its name, country or code, or one of the popular four. */
function DestinationField({ destination, text, error, onChange }: DestinationFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const searchTerm = text.trim();
  const { targets, state, refusal, retry } = useTargets(
    isOpen && searchTerm !== '' ? { searchTerm, type: 'destinations' } : null,
  );
  // Until this text's results are loaded, those of an earlier text are only shown if they match:
  // the keyboard never selects a result for other letters.
  const fitting =
    state === 'ready'
      ? targets
      : targets.filter(({ name, countryName, iataCode }) =>
          isFound(searchTerm, name, countryName, iataCode),
        );
  const found = isOpen ? fitting.slice(0, MAX) : [];

  function choose(chosen: TravelTarget) {
    onChange(chosen, chosen.name);
    setOpen(false);
    setAt(-1);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (found.length === 0) return;
    const under = found[at];
    const key = pressedKey(event);
    if (key === 'ArrowDown') setAt((at + 1) % found.length);
    else if (key === 'ArrowUp') setAt(at <= 0 ? found.length - 1 : at - 1);
    else if (key === 'Enter' && under !== undefined) choose(under);
    else if (key === 'Escape') setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="grid gap-3">
      <div className="relative">
        <label htmlFor={id} className={FIELD_LABEL}>
          <Trans>Destination</Trans>
        </label>
        <div className="relative">
          <MapPin
            aria-hidden="true"
            className="pointer-events-none absolute start-4 top-3.5 size-5 text-soft"
          />
          <input
            ref={markFirst}
            id={id}
            name="destinationText"
            type="text"
            role="combobox"
            aria-expanded={found.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={at < 0 || found.length === 0 ? undefined : `${id}-${at}`}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            autoComplete="off"
            maxLength={80}
            enterKeyHint="next"
            placeholder={t`City, country or airport code`}
            value={text}
            onBlur={() => setOpen(false)}
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              onChange(null, target.value);
              setOpen(target.value.trim() !== '');
              setAt(-1);
            }}
            className={`${FIELD_BOX} ps-12 ${error === undefined ? '' : 'border-danger'}`}
          />
        </div>
        {found.length > 0 ? (
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={t`Destinations`}
            className="absolute inset-x-0 top-full z-10 mt-2 max-h-60 overflow-y-auto rounded-card border border-line bg-raised p-2 shadow-float"
          >
            {found.map((target, index) => (
              // The focus stays in the field, which handles the keys that move over the options.
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys.
              <div
                key={target.id}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(target)}
                className={`flex min-h-12 cursor-pointer items-center gap-3 rounded-lg px-3 hover:bg-sunken ${index === at ? 'bg-sunken' : ''}`}
              >
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-semibold">{target.name}</span>
                  <span className="block truncate text-sm text-soft">{target.countryName}</span>
                </span>
                <span className="flex-none text-sm text-soft">{target.iataCode}</span>
              </div>
            ))}
          </div>
        ) : null}
        {isOpen && state === 'loading' && found.length === 0 ? (
          <p aria-hidden="true" className="mt-2 text-sm text-soft">
            <Trans>Looking for destinations…</Trans>
          </p>
        ) : null}
        {isOpen && state === 'ready' && found.length === 0 ? (
          <p className="mt-2 text-sm text-soft">
            <Trans>
              We don't know a destination by that name. Try the nearest large city, and add the
              address below.
            </Trans>
          </p>
        ) : null}
        <p role="status" className="sr-only">
          {isOpen && state === 'loading' ? <Trans>Looking for destinations…</Trans> : null}
          {isOpen && state === 'ready' ? (
            <Plural
              value={found.length}
              _0="No destinations"
              one="# destination"
              other="# destinations"
            />
          ) : null}
        </p>
        {error === undefined ? null : (
          <p id={`${id}-error`} className="mt-1.5 text-danger text-sm">
            {error}
          </p>
        )}
        {isOpen && state === 'failed' ? (
          <p role="alert" className="mt-2 text-danger text-sm">
            <span>{refusal ?? <Trans>We couldn't load the destinations.</Trans>}</span>{' '}
            <button
              type="button"
              onMouseDown={(event) => event.preventDefault()}
              onClick={retry}
              className="min-h-11 font-semibold underline"
            >
              <Trans>Retry</Trans>
            </button>
          </p>
        ) : null}
      </div>
      <PopularDestinations chosen={destination} onChoose={choose} />
    </div>
  );
}

/** The popular four (spec 3 §2.8), by the codes that §9 gives them. */
const POPULAR = [
  { code: 'NY', name: msg`New York` },
  { code: 'PAR', name: msg`Paris` },
  { code: 'TYO', name: msg`Tokyo` },
  { code: 'LON', name: msg`London` },
];

const ASKED = { ids: POPULAR.map(({ code }) => normaliseIataCode(code)).join(',') };

/** Four popular destinations, selectable with one click each. */
function PopularDestinations({
  chosen,
  onChoose,
}: {
  chosen: TravelTarget | null;
  onChoose(destination: TravelTarget): void;
}) {
  const { t, i18n } = useLingui();
  const { targets, state } = useTargets(ASKED);
  // Only logged (spec 3 §8): typing finds the others, and these four too.
  if (state === 'failed') return null;
  return (
    <fieldset aria-label={t`Popular destinations`} className="flex flex-wrap gap-2">
      {POPULAR.map(({ code, name }) => {
        const target = targets.find(({ iataCode }) => iataCode === normaliseIataCode(code));
        // One that the server doesn't know can't be chosen.
        const isBusy = target === undefined;
        if (isBusy && state !== 'loading') return null;
        return (
          <button
            key={code}
            type="button"
            disabled={isBusy}
            aria-pressed={target !== undefined && target.id === chosen?.id}
            onClick={() => {
              if (target !== undefined) onChoose(target);
            }}
            className="min-h-11 rounded-pill border border-line-strong px-4 text-sm hover:bg-sunken disabled:opacity-60 aria-pressed:border-ember aria-pressed:bg-ember-tint aria-pressed:font-semibold"
          >
            {i18n._(name)}
          </button>
        );
      })}
    </fieldset>
  );
}

/** A destination that was just chosen is looked at first, then its map appears (spec 3 §4, §9). */
const REVEAL_MS = 300;

const HomesMap = lazyComponent(() => import('../homes-map.tsx'));

/** The map of the destination with its homes, revealed a little after the choice. */
function DestinationMap({ destination }: { destination: TravelTarget | null }) {
  const [isRevealed, setRevealed] = useState(false);
  const has = destination !== null;

  useEffect(() => {
    if (!has) {
      setRevealed(false);
      return;
    }
    // Its code loads meanwhile; if that fails, the field still shows the destination.
    HomesMap.preload().catch(() => {});
    const timer = setTimeout(() => setRevealed(true), REVEAL_MS);
    return () => clearTimeout(timer);
  }, [has]);

  if (destination === null || !isRevealed) return null;
  return (
    <div
      data-destination-map=""
      className="h-56 overflow-hidden rounded-card border border-line bg-sunken transition-opacity duration-250 sm:h-64 starting:opacity-0"
    >
      <Suspense>
        <HomesMap destination={destination} />
      </Suspense>
    </div>
  );
}

/**
 * The origin of the flights: the last one, otherwise a guess from the user's time zone, labelled as
 * such.
 */
function PlannerOrigin() {
  const { values, change, errors } = usePlanner();
  const { origin } = values;
  const guess = useGuessedOrigin();
  const [town, setTown] = useState<string | null>(null);
  const wasTyped = useRef(origin !== '');

  useEffect(() => {
    if (guess == null || wasTyped.current || origin !== '') return;
    change({ origin: guess.iataCode });
  }, [guess, origin, change]);

  const isGuess = !wasTyped.current && guess != null && origin === guess.iataCode;
  const guessed = guess?.town;
  return (
    <OriginField
      value={origin}
      error={errors.origin}
      hint={isGuess ? <Trans>{guessed}, based on your time zone</Trans> : (town ?? undefined)}
      onChange={(typed, airport) => {
        wasTyped.current = true;
        setTown(airport?.town ?? null);
        change({ origin: typed });
      }}
    />
  );
}
