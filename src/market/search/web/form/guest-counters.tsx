import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Counter } from '#platform/web/ui/counter.tsx';
import { Slider } from '#platform/web/ui/slider.tsx';

/** Maximum of each count (spec 3 §9). */
const MAX = 20;

export interface Counts {
  readonly guestCount: number;
  readonly roomCount: number;
  readonly bathroomCount: number;
}

/** Guests, rooms and bathrooms, never below 1 (spec 3 §5). */
export function Counters({
  counts,
  guestsBy = 'counter',
  guestsHint,
  onChange,
}: {
  counts: Counts;
  /** Control for the guests: the filters have a slider (spec 3 §5). */
  guestsBy?: 'counter' | 'slider';
  /** Note on who counts as a guest. */
  guestsHint?: ReactNode;
  onChange(patch: Partial<Counts>): void;
}) {
  const { t, i18n } = useLingui();
  const bounds = { min: 1, max: MAX, error: undefined };
  return (
    <div className="grid gap-3">
      {guestsBy === 'slider' ? (
        <Slider
          label={<Trans>Guests</Trans>}
          min={bounds.min}
          max={bounds.max}
          value={counts.guestCount}
          format={(guests) => i18n.number(guests)}
          onChange={(guestCount) => onChange({ guestCount })}
        />
      ) : (
        <Counter
          {...bounds}
          label={<Trans>Guests</Trans>}
          hint={guestsHint}
          less={t`Fewer guests`}
          more={t`More guests`}
          value={counts.guestCount}
          onChange={(guestCount) => onChange({ guestCount })}
        />
      )}
      <Counter
        {...bounds}
        label={<Trans>Rooms</Trans>}
        less={t`Fewer rooms`}
        more={t`More rooms`}
        value={counts.roomCount}
        onChange={(roomCount) => onChange({ roomCount })}
      />
      <Counter
        {...bounds}
        label={<Trans>Bathrooms</Trans>}
        less={t`Fewer bathrooms`}
        more={t`More bathrooms`}
        value={counts.bathroomCount}
        onChange={(bathroomCount) => onChange({ bathroomCount })}
      />
    </div>
  );
}
