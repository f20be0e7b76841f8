import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { LISTING_TEXTS } from '#domain/listing-form.ts';
import type { Position } from '#domain/places.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import type { City, Country } from '../../contract/geography.ts';
import { HiddenField } from '../hidden-field.tsx';
import { CountrySelect } from './country-select.tsx';
import { PlaceMap } from './lazy-point-map.tsx';
import { cityNamed, locate, useCities, useCountries } from './use-geography.ts';

/** A point, and its town. */
export interface TownValue {
  readonly location: {
    /** Two-letter code of the country. */
    readonly value: string;
    readonly label: string;
    readonly latlng: [number, number];
  } | null;
  readonly region: string;
  readonly city: string;
}

/** Place of a listing, as its form stores it (spec 3 §3.2). */
export interface PlaceValue extends TownValue {
  readonly neighbourhood: string;
  readonly address: string;
}

export interface PlacePickerProps {
  value: TownValue;
  errors: { readonly [Name in keyof PlaceValue]?: string };
  /** Fields between city and map; see `StreetFields`. */
  street?: ReactNode;
  /** Hint on where to put the pin, on a map with streets. */
  pinHint: ReactNode;
  /** Whether guests get a street address, and don't need the pin to find the door. */
  isFoundByStreet: boolean;
  /** Label of the map, where there are several. */
  mapLabel?: string;
  onChange(patch: Partial<PlaceValue>): void;
}

/** Country, region, city and street, and a draggable point on the map. */
export function PlacePicker({
  value,
  errors,
  street,
  pinHint,
  isFoundByStreet,
  mapLabel,
  onChange,
}: PlacePickerProps) {
  const { t } = useLingui();
  const id = useId();
  const { location, region, city } = value;
  const [tries, setTries] = useState(0);
  const countries = useCountries(tries);
  const found = useCities(location?.value ?? null, region, city);
  const { regions, cities } = found;
  const largest = useCities(location?.value ?? null, '', '').cities;
  // The point marks its own city.
  const names = useMemo(
    () => largest.filter(({ name }) => name !== city).map(nameOnMap),
    [largest, city],
  );
  const [chosen, setChosen] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const asked = useRef(0);
  const awaited = useRef<string | null>(null);

  function goTo(patch: Partial<PlaceValue>) {
    asked.current += 1;
    awaited.current = null;
    setChosen((times) => times + 1);
    setAnnouncement('');
    onChange(patch);
  }

  function chooseCountry({ value: code, label, latlng }: Country) {
    goTo({ location: { value: code, label, latlng }, region: '', city: '', neighbourhood: '' });
  }

  /** Moves the point to a city; false where none has the name. */
  function goToCity(name: string): boolean {
    const there = cityNamed(found, name);
    if (there === undefined || location === null) return false;
    const isAsShown = there.name.toLocaleLowerCase() === name.trim().toLocaleLowerCase();
    goTo({
      // A name in another language stays unchanged while the host types.
      city: isAsShown ? there.name : name,
      region: there.region === '' ? region : there.region,
      location: { ...location, latlng: [there.latitude, there.longitude] },
    });
    return true;
  }

  function typeCity(name: string) {
    const isThere = goToCity(name);
    awaited.current = isThere ? null : name;
    if (!isThere) onChange({ city: name });
  }

  // A name typed before the cities have loaded is looked up once they have.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only loaded cities are searched.
  useEffect(() => {
    if (awaited.current !== null && goToCity(awaited.current)) awaited.current = null;
  }, [found]);

  async function movePoint({ latitude, longitude }: Position) {
    if (location === null) return;
    const latlng: [number, number] = [latitude, longitude];
    onChange({ location: { ...location, latlng } });
    asked.current += 1;
    const question = asked.current;
    const found = await locate({ latitude, longitude });
    // Meanwhile the point was moved, or another place was chosen.
    if (found === null || question !== asked.current) return;
    const { country, city: nearest } = found;
    if (country === null || nearest === null) return;
    onChange({
      location: { value: country.value, label: country.label, latlng },
      region: nearest.region,
      city: nearest.name,
    });
    setAnnouncement(t`The pin is in ${nearest.name}, ${country.label}.`);
  }

  return (
    <div className="grid gap-5">
      {countries.kind === 'failed' ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="text-danger">
            <Trans>We couldn't load the countries.</Trans>
          </p>
          <Button look="secondary" onClick={() => setTries(tries + 1)}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      ) : (
        <CountrySelect
          countries={countries.kind === 'there' ? countries.entries : null}
          location={location}
          error={errors.location}
          onChoose={chooseCountry}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="region"
          label={t`Region`}
          list={`${id}-regions`}
          autoComplete="off"
          dir="auto"
          maxLength={LISTING_TEXTS.region.max}
          disabled={location === null}
          hint={location === null ? t`Choose a country first.` : undefined}
          error={errors.region}
          value={region}
          onChange={({ target }) => onChange({ region: target.value })}
        />
        <TextField
          name="city"
          label={t`City`}
          list={`${id}-cities`}
          autoComplete="off"
          dir="auto"
          maxLength={LISTING_TEXTS.city.max}
          disabled={location === null}
          hint={location === null ? t`Choose a country first.` : undefined}
          error={errors.city}
          value={city}
          onChange={({ target }) => typeCity(target.value)}
        />
      </div>
      <datalist id={`${id}-regions`}>
        {regions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <datalist id={`${id}-cities`}>
        {cities.map((each) => (
          <option key={each.id} value={each.name} label={each.region} />
        ))}
      </datalist>
      {street}
      <PlaceMap
        point={
          location === null ? null : { latitude: location.latlng[0], longitude: location.latlng[1] }
        }
        city={city}
        subject={`${location?.value ?? ''} ${chosen}`}
        names={names}
        label={mapLabel}
        pinHint={pinHint}
        isFoundByStreet={isFoundByStreet}
        onMove={(point) => void movePoint(point)}
      >
        <p role="status" className="text-sm">
          {announcement}
        </p>
      </PlaceMap>
    </div>
  );
}

function nameOnMap({ id, name, latitude, longitude }: City) {
  return { id: String(id), name, latitude, longitude, minZoom: 0, maxZoom: 24 };
}

/** A country and a point in it as readable text; '' for none. */
export function describePoint(location: PlaceValue['location'], i18n: I18n): string {
  if (location === null) return '';
  const [latitude, longitude] = location.latlng.map((degrees) =>
    i18n.number(degrees, { maximumFractionDigits: 5 }),
  );
  return `${location.label || location.value}\n${latitude} · ${longitude}`;
}

interface StreetFieldsProps {
  value: Pick<PlaceValue, 'neighbourhood' | 'address'>;
  errors: { readonly [Name in keyof PlaceValue]?: string };
  /** Whether the street is neither shown nor changed. */
  isStored?: boolean;
  /** Whether a place may have no street, such as a trailhead. */
  isOptional?: boolean;
  onChange(patch: Partial<PlaceValue>): void;
}

/** The neighbourhood, and the street, which only guests with an approved stay see. */
export function StreetFields({
  value,
  errors,
  isStored = false,
  isOptional = false,
  onChange,
}: StreetFieldsProps) {
  const { t } = useLingui();
  const { neighbourhood, address } = value;
  return (
    <>
      <TextField
        name="neighbourhood"
        label={t`Neighbourhood`}
        autoComplete="off"
        dir="auto"
        maxLength={LISTING_TEXTS.neighbourhood.max}
        error={errors.neighbourhood}
        value={neighbourhood}
        onChange={({ target }) => onChange({ neighbourhood: target.value })}
      />
      {isStored ? (
        <HiddenField label={<Trans>Street address</Trans>} />
      ) : (
        <TextField
          name="address"
          label={isOptional ? t`Street address (optional)` : t`Street address`}
          hint={
            isOptional
              ? t`Only guests with an approved stay see it, from three days before they arrive. Without one, they find you by the pin.`
              : t`Only guests with an approved stay see it, from three days before they arrive.`
          }
          autoComplete="street-address"
          dir="auto"
          maxLength={LISTING_TEXTS.address.max}
          error={errors.address}
          value={address}
          onChange={({ target }) => onChange({ address: target.value })}
        />
      )}
    </>
  );
}
