import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isMapStyleUrl, MAP_STYLE_LENGTH, OPEN_FREE_MAP } from '#platform/contract/map-style.ts';
import { call } from '#platform/web/api/client.ts';
import { SelectField, TextField } from '#platform/web/ui/field.tsx';
import { chooseMapStyle } from '../../contract/addresses.gen.ts';
import { ActForm } from '../act-form.tsx';
import type { Settings } from '../page-data.ts';
import { ConsolePage, Part } from '../parts.tsx';

/** Where the ground of the maps comes from. */
type Ground = 'built-in' | 'open-free-map' | 'other';

/** Settings of the whole product. */
export function SettingsPage({ settings }: { settings: Settings | null }) {
  if (settings === null) return null;
  return (
    <ConsolePage title={<Trans context="page of staff">Settings</Trans>}>
      <Part title={<Trans>Maps</Trans>}>
        <MapSettings map={settings.map} />
      </Part>
    </ConsolePage>
  );
}

function MapSettings({ map: { styleUrl, isConfigured } }: { map: Settings['map'] }) {
  return (
    <div className="grid max-w-xl justify-items-start gap-4">
      <p>
        {styleUrl === null ? (
          <Trans>
            Maps show the built-in background: coasts, water and neighbourhoods, without streets.
            They request nothing from outside.
          </Trans>
        ) : (
          <Trans>Maps show streets.</Trans>
        )}
      </p>
      {styleUrl === null ? null : (
        <p dir="ltr" translate="no" className="break-all text-soft text-sm">
          {styleUrl}
        </p>
      )}
      {isConfigured ? (
        <p className="text-soft">
          <Trans>
            The operator of the server has set this, with MAP_STYLE_URL. It can't be changed here.
          </Trans>
        </p>
      ) : (
        <MapForm key={styleUrl} styleUrl={styleUrl} />
      )}
    </div>
  );
}

function MapForm({ styleUrl }: { styleUrl: string | null }) {
  const { t } = useLingui();
  const [ground, setGround] = useState<Ground>(groundFor(styleUrl));
  const [address, setAddress] = useState(groundFor(styleUrl) === 'other' ? (styleUrl ?? '') : '');
  const [error, setError] = useState<string | undefined>(undefined);
  const chosen = { 'built-in': null, 'open-free-map': OPEN_FREE_MAP, other: address.trim() };

  function check() {
    const isValid = ground !== 'other' || isMapStyleUrl(address.trim());
    setError(isValid ? undefined : t`Enter an address that starts with https://.`);
    return isValid;
  }

  return (
    <ActForm
      title={<Trans>Change the maps</Trans>}
      summary={
        <Trans>
          Streets come from a tile service. Each visitor's browser then requests the map from it,
          which reveals their IP address and the places they look at. Name it in your privacy
          policy. When it doesn't respond, maps show the built-in background.
        </Trans>
      }
      done={t`Maps changed. Pages opened from now on show it.`}
      check={check}
      send={(reason) => call(chooseMapStyle, { body: { styleUrl: chosen[ground], reason } })}
    >
      <SelectField
        label={<Trans>Map background</Trans>}
        value={ground}
        onChange={({ target }) => {
          const found = GROUNDS.find((each) => each === target.value);
          if (found !== undefined) setGround(found);
        }}
      >
        <option value="built-in">{t`Built in, without streets`}</option>
        <option value="open-free-map">{t`Streets from OpenFreeMap, without a key`}</option>
        <option value="other">{t`Streets from another tile service`}</option>
      </SelectField>
      {ground === 'other' ? (
        <TextField
          type="url"
          dir="ltr"
          label={<Trans>Address of a MapLibre style</Trans>}
          hint={<Trans>Its host has to serve the tiles, fonts and symbols, too.</Trans>}
          maxLength={MAP_STYLE_LENGTH}
          value={address}
          error={error}
          onChange={({ target }) => setAddress(target.value)}
        />
      ) : null}
    </ActForm>
  );
}

const GROUNDS: readonly Ground[] = ['built-in', 'open-free-map', 'other'];

function groundFor(styleUrl: string | null): Ground {
  if (styleUrl === null) return 'built-in';
  return styleUrl === OPEN_FREE_MAP ? 'open-free-map' : 'other';
}
