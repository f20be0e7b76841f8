import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, Suspense, useId, useRef, useState } from 'react';
import type { StaySearch } from '#domain/search/stay-search.ts';
import type { SuggestedPlace } from '#market/search/contract.ts';
import {
  HiddenFields,
  loadPlaceSuggestions,
  paramsOfPlace,
  type SuggestionKeys,
} from '#market/search/late.web.ts';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import { FIELD_BOX, FIELD_LABEL } from '#platform/web/ui/field-box.ts';
import { MapPin } from '#platform/web/ui/icons.ts';

const PlaceSuggestions = lazyComponent(loadPlaceSuggestions);

/** The parameters of the chosen place; none while the text is only typed. */
type PlaceValues = Readonly<Record<string, string>>;

/** Destination: typing suggests places; free text is enough, too. */
export function PlaceField({ search, label }: { search: StaySearch; label: string | null }) {
  const { t } = useLingui();
  const id = useId();
  const keys = useRef<SuggestionKeys>(null);
  const [text, setText] = useState(
    search.bbox === undefined ? (search.address ?? label ?? '') : '',
  );
  const [values, setValues] = useState<PlaceValues>(() => toPlaceValues(search));
  const [typed, setTyped] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  // A country is its code; its name would be parsed as part of an address.
  const isCountry =
    values.locationValue !== undefined &&
    values.latitude === undefined &&
    values.address === undefined;

  function choose(place: SuggestedPlace) {
    setText(place.label);
    setValues(paramsOfPlace(place));
    setTyped(false);
    setActive(null);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (keys.current?.onKey(pressedKey(event)) === true) event.preventDefault();
  }

  return (
    <div className="relative">
      <label htmlFor={id} className={FIELD_LABEL}>
        <Trans>Where to</Trans>
      </label>
      <HiddenFields values={withoutAddress(values)} />
      <div className="relative">
        <MapPin
          aria-hidden="true"
          className="pointer-events-none absolute start-4 top-3.5 size-5 text-soft"
        />
        <input
          id={id}
          name={isCountry ? undefined : 'address'}
          type="text"
          role="combobox"
          aria-expanded={active !== null}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active ?? undefined}
          autoComplete="off"
          maxLength={80}
          enterKeyHint="search"
          placeholder={t`City or country`}
          value={text}
          onFocus={() => void PlaceSuggestions.preload().catch(() => {})}
          onBlur={() => setTyped(false)}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setText(target.value);
            setValues({});
            setTyped(true);
          }}
          className={`${FIELD_BOX} ps-12`}
        />
      </div>
      {typed && text.trim() !== '' ? (
        <Suspense>
          <PlaceSuggestions
            id={`${id}-list`}
            text={text.trim()}
            keys={keys}
            onActive={setActive}
            onChoose={choose}
            onDismiss={() => {
              setTyped(false);
              setActive(null);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Values that the field doesn't write itself. */
function withoutAddress({ address: _, ...others }: PlaceValues): PlaceValues {
  return others;
}

function toPlaceValues(search: StaySearch): PlaceValues {
  const { locationValue, address, latitude, longitude, radiusKm } = search;
  return {
    ...(locationValue === undefined ? {} : { locationValue }),
    ...(address === undefined ? {} : { address }),
    ...(latitude === undefined || longitude === undefined
      ? {}
      : {
          latitude: String(latitude),
          longitude: String(longitude),
          radiusKm: String(radiusKm),
        }),
  };
}
