import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import type { IconComponent } from '#platform/web/ui/icon.ts';
import { Flag, Landmark, MapIcon, MapPin } from '#platform/web/ui/icons.ts';
import { suggestPlaces } from '../../../contract/addresses.gen.ts';
import type { SuggestedPlace } from '../../../contract/search.ts';
import type { SoughtKind } from './sought-kind.ts';

/** Keyboard handler for the field. */
export interface SuggestionKeys {
  /** @returns whether the key was handled */
  onKey(key: string): boolean;
}

export interface PlaceSuggestionsProps {
  id: string;
  /** Not empty. */
  text: string;
  keys: Ref<SuggestionKeys>;
  /** Kind of listing to count at each place. */
  kind: SoughtKind;
  /** Called with the id of the option active by arrow keys, '' for none, null once closed. */
  onActive(optionId: string | null): void;
  onChoose(place: SuggestedPlace): void;
  onDismiss(): void;
}

const WAIT_MS = 150;

const ICONS: Record<SuggestedPlace['kind'], IconComponent> = {
  country: Flag,
  region: MapIcon,
  city: Landmark,
  address: MapPin,
};

/** Places that begin with the text, as the listbox of the field above it. */
export default function PlaceSuggestions(props: PlaceSuggestionsProps) {
  const { id, text, keys, kind, onActive, onChoose, onDismiss } = props;
  const { t } = useLingui();
  const [places, setPlaces] = useState<readonly SuggestedPlace[] | null>(null);
  const [at, setAt] = useState(-1);

  useEffect(() => {
    const request = new AbortController();
    const timer = setTimeout(() => {
      call(suggestPlaces, { query: { q: text, kind } }, { signal: request.signal }).then(
        (answer) => {
          setPlaces(answer.places);
          setAt(-1);
        },
        () => {
          // The text alone can be searched for, so a failure needs no message.
          if (!request.signal.aborted) setPlaces(null);
        },
      );
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [text, kind]);

  const count = places?.length ?? 0;
  useEffect(() => {
    onActive(count === 0 ? null : at < 0 ? '' : `${id}-${at}`);
    if (at >= 0) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
    return () => onActive(null);
  }, [id, at, count, onActive]);

  useImperativeHandle(keys, () => ({
    onKey(key) {
      if (key === 'Escape' && count > 0) {
        onDismiss();
        return true;
      }
      if (count === 0) return false;
      if (key === 'ArrowDown') setAt((at + 1) % count);
      else if (key === 'ArrowUp') setAt(at <= 0 ? count - 1 : at - 1);
      else if (key === 'Enter') {
        const place = places?.[at];
        if (place === undefined) return false;
        onChoose(place);
      } else return false;
      return true;
    },
  }));

  if (places === null) return null;
  return (
    <>
      {count > 0 ? (
        <div
          id={id}
          role="listbox"
          aria-label={t`Places`}
          className="absolute inset-x-0 top-full z-10 mt-2 max-h-60 overflow-y-auto rounded-card border border-line bg-raised p-2 shadow-float"
        >
          {places.map((place, index) => (
            <Option
              key={`${place.kind} ${place.countryCode} ${place.label} ${place.latitude}`}
              id={`${id}-${index}`}
              place={place}
              selected={index === at}
              kind={kind}
              onChoose={() => onChoose(place)}
            />
          ))}
        </div>
      ) : (
        <p className="mt-2 text-sm text-soft">
          <Trans>We don't know a place by that name. We'll search for the text instead.</Trans>
        </p>
      )}
      <p role="status" className="sr-only">
        <Plural value={count} _0="No places" one="# place" other="# places" />
      </p>
    </>
  );
}

function Option({
  id,
  place,
  selected,
  kind,
  onChoose,
}: {
  id: string;
  place: SuggestedPlace;
  selected: boolean;
  kind: SoughtKind;
  onChoose(): void;
}) {
  const Icon = ICONS[place.kind];
  return (
    // The focus stays in the field, whose keys move the active option.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={`flex min-h-12 cursor-pointer items-center gap-3 rounded-lg px-3 py-1.5 hover:bg-sunken ${selected ? 'bg-sunken' : ''}`}
    >
      <Icon aria-hidden="true" className="size-5 flex-none text-soft" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{place.label}</span>
        <span className="block truncate text-sm text-soft">{place.detail}</span>
      </span>
      <span className="flex-none text-sm text-soft">
        <PlaceCount kind={kind} count={place.count} />
      </span>
    </div>
  );
}

/** Number of listings of the kind at a place. */
export function PlaceCount({ kind, count }: { kind: SoughtKind; count: number }) {
  switch (kind) {
    case 'stay':
      return <Plural value={count} one="# home" other="# homes" />;
    case 'itinerant':
      return <Plural value={count} one="# itinerant" other="# itinerants" />;
    case 'experience':
      return <Plural value={count} one="# experience" other="# experiences" />;
  }
}
