import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Compass } from '#platform/web/ui/icons.ts';
import { positionOfPerson } from './near-me.ts';
import type { PlaceChoice } from './place-choice.ts';

/** Looks around where the person is; the device asks them first. */
export function NearMeButton({ onChoose }: { onChoose(place: PlaceChoice): void }) {
  const { t } = useLingui();
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');

  async function locate() {
    setState('asking');
    try {
      const { latitude, longitude } = await positionOfPerson();
      setState('idle');
      onChoose({
        kind: 'near',
        label: t`Near me`,
        detail: '',
        countryCode: '',
        params: { latitude: String(latitude), longitude: String(longitude) },
        position: { latitude, longitude },
      });
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      <Button
        look="secondary"
        busy={state === 'asking'}
        icon={<Compass aria-hidden="true" className="size-4.5" />}
        onClick={() => void locate()}
      >
        <Trans>Near me</Trans>
      </Button>
      <p role="status" className="text-danger text-sm empty:absolute">
        {state === 'failed' ? <Trans>Location unavailable</Trans> : null}
      </p>
    </>
  );
}
