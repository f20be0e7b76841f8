import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import { addDays, isDateText, nightsBetween, todayIn } from '#domain/dates.ts';
import { DEFAULT_NIGHTS } from '#domain/search/stay-dates.ts';
import {
  EMPTY_STAY_SEARCH,
  formatStaySearch,
  parseStaySearch,
  type StaySearch,
  type StaySearchPatch,
  staySearch,
  withChange,
  withoutPlace,
} from '#domain/search/stay-search.ts';
import type { SuggestedPlace } from '#market/search/contract.ts';
import {
  CountField,
  HiddenFields,
  loadPlaceSuggestions,
  paramsOfPlace,
  type SuggestionKeys,
} from '#market/search/index.web.ts';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import { useUrlSearch } from '#platform/web/scope/url-search.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FIELD_BOX, FIELD_LABEL } from '#platform/web/ui/field-box.ts';
import { MapPin, Search } from '#platform/web/ui/icons.ts';

import { findResultsPath } from './stay-link.ts';

import { usePlaceLabel } from './use-place-label.ts';

/** Parameters that the form has fields for, or that a new search drops. */
const OWN = [
  'locationValue',
  'address',
  'latitude',
  'longitude',
  'radiusKm',
  'bbox',
  'dateMode',
  'startDate',
  'endDate',
  'baseDate',
  'flexibility',
  'startMonth',
  'endMonth',
  'stayMonths',
  'guestCount',
  'sort',
  'page',
];

/** Path of its own page. */
const FORM_PATH = '/search';

/** The search of the URL, where the URL contains one. */
export function useAskedSearch(): { asked: StaySearch; refined: StaySearch } {
  const pathname = useLocation({ select: (location) => location.pathname });
  const asked = useUrlSearch(staySearch);
  const isSearch = findResultsPath(pathname) !== null || pathname.startsWith(FORM_PATH);
  return { asked, refined: isSearch ? asked : EMPTY_STAY_SEARCH };
}

export interface SearchFormProps {
  /** Further fields, with the names of their parameters. */
  more?: { readonly fields: ReactNode; readonly names: readonly string[] };
  /** Called when the results are loading; their history entry then replaces the current one. */
  onSearch?(): void;
}

/** Place, dates and counts; a plain GET form whose names are the URL's parameters. */
export function SearchForm({ more, onSearch }: SearchFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  // Room for the suggested places; it stays, so that nothing moves away from a click.
  const [grown, setGrown] = useState(false);
  const { asked, refined } = useAskedSearch();
  const place = usePlaceLabel(asked);
  const own = new Set([...OWN, ...(more?.names ?? [])]);
  const others = Object.fromEntries(
    Object.entries(formatStaySearch(refined)).filter(([name]) => !own.has(name)),
  );

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    // With further fields native submission is right: their names are the parameters.
    if (more !== undefined) return;
    event.preventDefault();
    const values: Record<string, string> = {};
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') values[name] = value;
    }
    setBusy(true);
    const search = formatStaySearch(searchFromForm(refined, values));
    void navigate({ to: '/', search, replace: onSearch !== undefined });
    // The entry has its new URL by then; closing a dialog before would remove the entry.
    if (onSearch !== undefined) queueMicrotask(onSearch);
  }

  return (
    <form
      action="/"
      method="get"
      onSubmit={onSubmit}
      onInput={() => setGrown(true)}
      className={`flex h-full flex-col gap-5 ${grown ? 'min-h-84' : ''}`}
    >
      <HiddenFields values={{ ...others, dateMode: 'exact' }} />
      <PlaceField search={asked} label={place} />
      <div className="grid gap-5 sm:grid-cols-[1fr_1fr_auto]">
        <DateFields search={asked} />
        <CountField
          label={<Trans>Guests</Trans>}
          name="guestCount"
          count={asked.guestCount}
          less={t`Fewer guests`}
          more={t`More guests`}
        />
      </div>
      {more?.fields}
      <Button
        type="submit"
        busy={busy}
        icon={<Search aria-hidden="true" className="size-4.5" strokeWidth={2.5} />}
        className="mt-auto sm:self-end"
      >
        <Trans>Search</Trans>
      </Button>
    </form>
  );
}

/** The last time zone in which a day ends; used before the reader's own zone is known. */
const LAST_ZONE = 'Etc/GMT+12';

/** Arrival and departure, never in the past and never in the wrong order. */
function DateFields({ search }: { search: StaySearch }) {
  const id = useId();
  const exact = search.dates?.mode === 'exact' ? search.dates : null;
  const [start, setStart] = useState(exact?.startDate ?? '');
  const [end, setEnd] = useState(exact?.endDate ?? '');
  const [now] = useState(() => Temporal.Now.instant());
  const today = todayIn(now, useReaderZone() ?? LAST_ZONE);

  function changeStart(next: string) {
    setStart(next);
    if (!isDateText(next) || (isDateText(end) && end > next)) return;
    // The stay retains its length when it is moved.
    const nights =
      isDateText(start) && isDateText(end) ? nightsBetween(start, end) : DEFAULT_NIGHTS;
    setEnd(addDays(next, Math.max(1, nights)));
  }

  return (
    <>
      <div>
        <label htmlFor={`${id}-start`} className={FIELD_LABEL}>
          <Trans>Arrival</Trans>
        </label>
        <input
          id={`${id}-start`}
          type="date"
          name="startDate"
          min={today}
          max="2199-12-31"
          value={start}
          required={end !== ''}
          onChange={({ target }) => changeStart(target.value)}
          suppressHydrationWarning
          className={FIELD_BOX}
        />
      </div>
      <div>
        <label htmlFor={`${id}-end`} className={FIELD_LABEL}>
          <Trans>Departure</Trans>
        </label>
        <input
          id={`${id}-end`}
          type="date"
          name="endDate"
          min={isDateText(start) ? addDays(start, 1) : today}
          max="2199-12-31"
          value={end}
          required={start !== ''}
          onChange={({ target }) => setEnd(target.value)}
          suppressHydrationWarning
          className={FIELD_BOX}
        />
      </div>
    </>
  );
}

const PlaceSuggestions = lazyComponent(loadPlaceSuggestions);

/** The parameters of the chosen place; none while the text is only typed. */
type PlaceValues = Readonly<Record<string, string>>;

/** Destination: typing suggests places; free text is enough, too. */
function PlaceField({ search, label }: { search: StaySearch; label: string | null }) {
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
            kind="stay"
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

/** Values of the form, by the names of the URL's parameters; '' for empty fields. */
type FormValues = Readonly<Record<string, string>>;

/**
 * The search with the form's values. Parameters without a field stay unchanged; dates of a type
 * other than exact, and an area of the map, stay until they are replaced.
 */
export function searchFromForm(current: StaySearch, values: FormValues): StaySearch {
  const given = parseStaySearch(values);
  const asksPlace =
    given.address !== undefined ||
    given.locationValue !== undefined ||
    given.latitude !== undefined;
  const place: StaySearchPatch = {
    locationValue: given.locationValue,
    address: given.address,
    latitude: given.latitude,
    longitude: given.longitude,
    radiusKm: given.radiusKm,
  };
  const base = asksPlace || current.bbox === undefined ? withoutPlace(current) : current;
  const keepsDates = current.dates?.mode !== 'exact' && !isDateText(values.startDate);
  return withChange(base, {
    ...(asksPlace ? place : {}),
    dates: given.dates ?? (keepsDates ? current.dates : undefined),
    guestCount: given.guestCount,
    ...(current.sort === 'nearest' && given.latitude === undefined
      ? { sort: EMPTY_STAY_SEARCH.sort }
      : {}),
  });
}
