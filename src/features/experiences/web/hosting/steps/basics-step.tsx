import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useMemo, useState } from 'react';
import { placeAfter } from '#domain/experience-cascade.ts';
import { LISTING_TEXTS } from '#domain/listing-form.ts';
import type { City, Country } from '#market/hosting/contract.ts';
import {
  ChoiceCards,
  CountrySelect,
  cityNamed,
  FailedStep,
  PlaceMap,
  useCities,
  useCountries,
} from '#market/hosting/index.web.ts';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { TextField } from '#platform/web/ui/field.tsx';
import { EXPERIENCE_LINES } from '../../data/categories.ts';
import { useCascading } from '../cascade/use-cascading.ts';
import { type LocationValue, useExperienceForm, useExperienceScope } from '../experience-form.ts';

/** Country, region, city, category and style (spec 2 §2, step 0). */
export default function BasicsStep() {
  const { t } = useLingui();
  const { values, errors } = useExperienceForm();
  const { choices } = useExperienceScope();
  const choose = useCascading();
  const styles = choices.styles.filter(({ category }) => category === values.category);
  return (
    <>
      <PlaceFields
        location={values.location}
        error={errors.location}
        onChange={(location) => choose({ location })}
      />
      <ChoiceCards
        name="category"
        legend={t`Category`}
        choices={choices.categories}
        value={values.category}
        error={errors.category}
        icon={(id) => {
          const { Icon } = EXPERIENCE_LINES[id];
          return <Icon aria-hidden="true" className="size-4.5 flex-none" strokeWidth={1.75} />;
        }}
        onChange={(category) => choose({ category })}
      />
      {values.category === null ? (
        errors.style === undefined ? null : (
          <p className="text-danger text-sm">{errors.style}</p>
        )
      ) : styles.length === 0 ? (
        <p role="status" className="text-soft">
          <Trans>No styles available for this category.</Trans>
        </p>
      ) : (
        <ChoiceCards
          name="style"
          legend={t`Style`}
          choices={styles}
          value={values.style}
          error={errors.style}
          onChange={(style) => choose({ style })}
        />
      )}
    </>
  );
}

interface PlaceFieldsProps {
  location: LocationValue | null;
  error: string | undefined;
  /** Another place, or another point in the same one. */
  onChange(location: LocationValue): void;
}

/** Country, region and city, with their position on the map (spec 2 §2, step 0). */
function PlaceFields({ location, error, onChange }: PlaceFieldsProps) {
  const { t } = useLingui();
  const [tries, setTries] = useState(0);
  const countries = useCountries(tries);
  const code = location?.value ?? null;
  const largest = useCities(code, '', '').cities;
  const city = location?.city ?? '';
  // A point determines its own city.
  const names = useMemo(
    () => largest.filter(({ name }) => name !== city).map(nameOnMap),
    [largest, city],
  );
  const point = useMapCenter(location, countries.kind === 'there' ? countries.entries : []);

  function goTo(wanted: LocationValue) {
    onChange(placeAfter(location, wanted));
  }

  return (
    <div className="grid gap-5">
      {countries.kind === 'failed' ? (
        <FailedStep onRetry={() => setTries(tries + 1)}>
          <Trans>We couldn't load the countries.</Trans>
        </FailedStep>
      ) : (
        <CountrySelect
          countries={countries.kind === 'there' ? countries.entries : null}
          location={location}
          error={error}
          onChoose={({ value, label, latlng }) =>
            goTo({ value, label, latlng, region: '', city: '' })
          }
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <RegionField location={location} onChange={goTo} />
        <CityField location={location} onChange={goTo} />
      </div>
      <PlaceMap
        point={point === null ? null : { latitude: point[0], longitude: point[1] }}
        city={city}
        subject={`${code} ${location?.region ?? ''} ${city}`}
        names={names}
        label={t`Where it takes place`}
        pinHint={<Trans>Drag the pin to where you meet. Guests only see a circle around it.</Trans>}
        isFoundByStreet
        onMove={({ latitude, longitude }) => {
          if (location !== null) onChange({ ...location, latlng: [latitude, longitude] });
        }}
      />
    </div>
  );
}

interface PartProps {
  location: LocationValue | null;
  onChange(location: LocationValue): void;
}

function RegionField({ location, onChange }: PartProps) {
  const { t } = useLingui();
  const id = useId();
  const { isThere, regions } = useCities(location?.value ?? null, '', '');
  const region = location?.region ?? '';
  const country = location?.label || location?.value || '';
  const isMissing = region === '' && location !== null && isThere && regions.length === 0;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        <Trans>Region (optional)</Trans>
      </label>
      <select
        id={id}
        name="region"
        disabled={location === null}
        aria-describedby={isMissing || location === null ? `${id}-none` : undefined}
        value={region}
        onChange={({ target }) => {
          // A point in another region is no longer valid.
          if (location !== null) onChange({ ...location, region: target.value, latlng: null });
        }}
        className="h-12 w-full rounded-xl border border-line-strong bg-raised px-4 text-base text-ink disabled:opacity-60"
      >
        <option value="">{t`Any region`}</option>
        {region === '' || regions.includes(region) ? null : (
          <option value={region}>{region}</option>
        )}
        {regions.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      {isMissing || location === null ? (
        <p id={`${id}-none`} role="status" className="text-sm text-soft">
          {location === null ? (
            <Trans>Choose a country first.</Trans>
          ) : (
            <Trans>No regions found for {country}.</Trans>
          )}
        </p>
      ) : null}
    </div>
  );
}

/** A city of the list, or another one; it is applied once it is found, or when typing ends. */
function CityField({ location, onChange }: PartProps) {
  const { t } = useLingui();
  const id = useId();
  const city = location?.city ?? '';
  // Typed text is kept until the city is changed from elsewhere.
  const [state, setState] = useState({ text: city, of: city });
  const typed = state.of === city ? state.text : city;
  const found = useCities(
    location?.value ?? null,
    location?.region ?? '',
    typed === city ? '' : typed.trim(),
  );
  const { isThere, cities } = found;
  const isSettled = city !== '' && typed === city;
  const region = location?.region || location?.label || location?.value || '';

  function choose(name: string, there: City | undefined) {
    if (location === null || name === city) return;
    // The server finds its position by name.
    if (there === undefined) onChange({ ...location, city: name, latlng: null });
    else {
      onChange({
        ...location,
        city: there.name,
        region: location.region || there.region,
        latlng: [there.latitude, there.longitude],
      });
    }
  }

  function settle() {
    const name = typed.trim();
    const there = cityNamed(found, name);
    setState({ text: there?.name ?? name, of: there?.name ?? name });
    choose(name, there);
  }

  return (
    <div className="grid content-start">
      <TextField
        name="city"
        label={t`City (optional)`}
        hint={
          location === null ? (
            <Trans>Choose a country first.</Trans>
          ) : !isSettled && isThere && cities.length === 0 ? (
            <span role="status">
              <Trans>No cities found for {region}.</Trans>
            </span>
          ) : undefined
        }
        list={`${id}-cities`}
        autoComplete="off"
        dir="auto"
        maxLength={LISTING_TEXTS.city.max}
        disabled={location === null}
        value={typed}
        onChange={({ target }) => {
          const there = cityNamed(found, target.value);
          setState({ text: target.value, of: there?.name ?? city });
          if (there !== undefined) choose(there.name, there);
        }}
        onBlur={settle}
        onKeyDown={(event) => {
          if (pressedKey(event) === 'Enter') settle();
        }}
      />
      <datalist id={`${id}-cities`}>
        {cities.map((each) => (
          <option key={each.id} value={each.name} label={each.region} />
        ))}
      </datalist>
    </div>
  );
}

function nameOnMap({ id, name, latitude, longitude }: City) {
  return { id: String(id), name, latitude, longitude, minZoom: 0, maxZoom: 24 };
}

/**
 * Center of the map: the point of the place, otherwise its city, otherwise the largest city of its
 * region, otherwise its country, as on the server (`stored-form.ts`).
 *
 * @returns latitude and longitude; null while there is no place
 */
function useMapCenter(
  location: LocationValue | null,
  countries: readonly Country[],
): readonly [number, number] | null {
  const { value = null, region = '', city = '' } = location ?? {};
  const namesakes = useCities(city === '' ? null : value, region, city);
  const around = useCities(region === '' ? null : value, region, '');
  if (location === null) return null;
  if (location.latlng !== null) return location.latlng;
  const found =
    (namesakes.isThere ? cityNamed(namesakes, city) : undefined) ??
    (around.isThere && around.region !== '' ? around.cities[0] : undefined);
  if (found !== undefined) return [found.latitude, found.longitude];
  return countries.find((country) => country.value === value)?.latlng ?? null;
}
