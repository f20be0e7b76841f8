import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { FIELD_BOX, FIELD_LABEL } from '#platform/web/ui/field-box.ts';
import { MapPin, X } from '#platform/web/ui/icons.ts';
import { markFirst } from '#platform/web/ui/mark-first.ts';
import { NearMeButton } from './near-me-button.tsx';
import { choiceOfSuggestion, type PlaceChoice } from './place-choice.ts';
import { PlaceMap } from './place-map.tsx';
import PlaceSuggestions, { type SuggestionKeys } from './place-suggestions.tsx';
import { PopularPlaces } from './popular-places.tsx';
import { RecentRow } from './recent-row.tsx';
import type { SoughtKind } from './sought-kind.ts';

export interface LocationFieldProps {
  label: ReactNode;
  placeholder: string;
  /** The chosen place; null while its text is only typed. */
  place: PlaceChoice | null;
  /** What stands in the field. */
  text: string;
  onChange(place: PlaceChoice | null, text: string): void;
  /** Whether one can look around where one is. */
  nearMe: boolean;
  /** What is looked for; homes where it isn't said. */
  kind?: SoughtKind;
  /** What is wrong, shown at the field. */
  error?: string | undefined;
  /** The dialog around it opens with the keyboard here. */
  isFirst?: boolean;
  /** Whether the chosen place is shown on a map right below; else whoever asks shows it elsewhere. */
  map?: boolean;
}

/** Where to: places as one types, those looked for last, around me, and the place on a map. */
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
