import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, Suspense, use, useId, useRef, useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { useHydrated } from '#platform/web/hydration/use-hydrated.ts';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';

import { Button } from '#platform/web/ui/button.tsx';
import { FIELD_BOX, FIELD_LABEL } from '#platform/web/ui/field-box.ts';
import { X } from '#platform/web/ui/icon.ts';
import { Compass, MapPin } from '#platform/web/ui/icons.ts';
import { markFirst } from '#platform/web/ui/mark-first.ts';
import { suggestPlaces } from '../../../contract/addresses.gen.ts';
import type { SuggestedPlace } from '../../../contract/search.ts';
import { PositionProblem, useOwnPosition } from '../../own-position.tsx';
import { PlaceMap } from './lazy-location-map.tsx';
import { choiceOfSuggestion, type PlaceChoice } from './place-choice.ts';
import PlaceSuggestions, { PlaceCount, type SuggestionKeys } from './place-suggestions.tsx';
import { clearRecentPlaces, recentPlaces } from './recent-places.ts';
import type { SoughtKind } from './sought-kind.ts';

export interface LocationFieldProps {
  label: ReactNode;
  placeholder: string;
  /** The chosen place; null while its text is only typed. */
  place: PlaceChoice | null;
  /** Text in the field. */
  text: string;
  onChange(place: PlaceChoice | null, text: string): void;
  /** Whether the current position can be chosen. */
  nearMe: boolean;
  /** Kind of listing to search for. */
  kind: SoughtKind;
  /** Error, shown at the field. */
  error?: string | undefined;
  /** Whether it has the initial focus of its dialog. */
  isFirst?: boolean;
  /**
   * Whether the chosen place is shown on a map right below; otherwise the caller shows it
   * elsewhere.
   */
  map?: boolean;
}

/**
 * Destination: suggestions while typing, recent searches, the current position, and the place on a
 * map.
 */
export function LocationField(props: LocationFieldProps) {
  const { label, placeholder, place, text, onChange, nearMe, error } = props;
  const { kind, isFirst = false, map = true } = props;
  const { t } = useLingui();
  const id = useId();
  const keys = useRef<SuggestionKeys>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(false);
  const [active, setActive] = useState<string | null>(null);

  function close() {
    setTyped(false);
    setActive(null);
  }

  function choose(chosen: PlaceChoice) {
    onChange(chosen, chosen.label);
    close();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (keys.current?.onKey(pressedKey(event)) === true) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  return (
    <div className="grid gap-3">
      <div className="relative">
        <label htmlFor={id} className={FIELD_LABEL}>
          {label}
        </label>
        <div className="relative">
          <MapPin
            aria-hidden="true"
            className="pointer-events-none absolute start-4 top-3.5 size-5 text-soft"
          />
          <input
            ref={(element) => {
              input.current = element;
              if (isFirst) markFirst(element);
            }}
            id={id}
            name="placeText"
            type="text"
            role="combobox"
            aria-expanded={active !== null}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active || undefined}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            autoComplete="off"
            maxLength={80}
            enterKeyHint="next"
            placeholder={placeholder}
            value={text}
            onBlur={() => setTyped(false)}
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              onChange(null, target.value);
              setTyped(true);
            }}
            className={`${FIELD_BOX} ps-12 pe-12 ${error === undefined ? '' : 'border-danger'}`}
          />
          {text === '' ? null : (
            <button
              type="button"
              aria-label={t`Clear location`}
              onClick={() => {
                onChange(null, '');
                close();
                input.current?.focus();
              }}
              className="absolute end-0.5 top-0.5 grid size-11 place-items-center rounded-pill hover:bg-sunken"
            >
              <X aria-hidden="true" className="size-4.5" />
            </button>
          )}
        </div>
        {typed && text.trim() !== '' ? (
          <PlaceSuggestions
            id={`${id}-list`}
            text={text.trim()}
            keys={keys}
            kind={kind}
            onActive={setActive}
            onChoose={(choice) => choose(choiceOfSuggestion(choice))}
            onDismiss={close}
          />
        ) : null}
        {error === undefined ? null : (
          <p id={`${id}-error`} className="mt-1.5 text-danger text-sm">
            {error}
          </p>
        )}
      </div>
      {text !== '' ? null : (
        <div className="flex flex-wrap items-center gap-2">
          {nearMe ? <NearMeButton onChoose={choose} /> : null}
          <RecentRow onChoose={choose} />
          <PopularPlaces kind={kind} onChoose={choose} />
        </div>
      )}
      {map ? <PlaceMap place={place} /> : null}
    </div>
  );
}

/** Searches around the current position; the device asks for permission first. */
function NearMeButton({ onChoose }: { onChoose(place: PlaceChoice): void }) {
  const { t } = useLingui();
  const { state, locate } = useOwnPosition((position) =>
    onChoose({
      kind: 'near',
      label: t`Near me`,
      detail: '',
      countryCode: '',
      params: { latitude: String(position.latitude), longitude: String(position.longitude) },
      position,
    }),
  );
  return (
    <>
      <Button
        look="secondary"
        busy={state === 'asking'}
        icon={<Compass aria-hidden="true" className="size-4.5" />}
        onClick={locate}
      >
        <Trans>Near me</Trans>
      </Button>
      <PositionProblem state={state} />
    </>
  );
}

interface PopularPlacesProps {
  readonly kind: SoughtKind;
  onChoose(place: PlaceChoice): void;
}

/**
 * The places with the most listings of the kind, before anything is typed. They are requested while
 * rendering, not by an effect, so that a prerendered search has them when it opens. A phone shows
 * five, which leave room for the calendar.
 */
function PopularPlaces(props: PopularPlacesProps) {
  if (!useHydrated()) return null;
  return (
    <Suspense fallback={null}>
      <Places {...props} />
    </Suspense>
  );
}

function Places({ kind, onChoose }: PopularPlacesProps) {
  const { t } = useLingui();
  // The initial response, even after it has expired.
  const [answer] = useState(() => popularPlaces(kind));
  const places = use(answer);
  if (places.length === 0) return null;
  return (
    <section aria-label={t`Popular places`} className="contents">
      {places.map((place) => (
        <button
          key={`${place.countryCode} ${place.label}`}
          type="button"
          onClick={() => onChoose(choiceOfSuggestion(place))}
          className="inline-flex min-h-11 max-w-full items-center gap-2 whitespace-nowrap rounded-pill border border-line bg-raised px-4 text-sm text-soft hover:border-line-strong hover:bg-sunken max-sm:nth-[n+6]:hidden"
        >
          <span className="truncate font-semibold text-ink">{place.label}</span>
          <PlaceCount kind={kind} count={place.count} />
        </button>
      ))}
    </section>
  );
}

/** Milliseconds after which the places of a kind are requested again. */
const FRESH_MS = 60_000;
const requests = new Map<
  SoughtKind,
  { readonly at: number; readonly answer: Promise<readonly SuggestedPlace[]> }
>();

/** None when the request fails: typing still works. */
function popularPlaces(kind: SoughtKind): Promise<readonly SuggestedPlace[]> {
  const last = requests.get(kind);
  if (last !== undefined && performance.now() - last.at < FRESH_MS) return last.answer;
  const answer = call(suggestPlaces, { query: { q: '', kind } }).then(
    ({ places }) => places,
    () => {
      requests.delete(kind);
      return [];
    },
  );
  requests.set(kind, { at: performance.now(), answer });
  return answer;
}

/** Places last searched for, to be chosen again or cleared. */
function RecentRow({ onChoose }: { onChoose(place: PlaceChoice): void }) {
  const { t } = useLingui();
  const [places, setPlaces] = useState(recentPlaces);
  if (places.length === 0) return null;
  return (
    <section aria-label={t`Recent searches`} className="contents">
      {places.map((place) => (
        <button
          key={`${place.kind} ${place.label} ${place.detail}`}
          type="button"
          onClick={() => onChoose(place)}
          className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-pill border border-line-strong bg-raised px-4 text-sm hover:bg-sunken"
        >
          <MapPin aria-hidden="true" className="size-4 flex-none text-soft" />
          <span className="truncate">{place.label}</span>
        </button>
      ))}
      <button
        type="button"
        onClick={() => {
          clearRecentPlaces();
          setPlaces([]);
        }}
        className="min-h-11 px-2 text-sm underline underline-offset-4"
      >
        <Trans>Clear recent searches</Trans>
      </button>
    </section>
  );
}
