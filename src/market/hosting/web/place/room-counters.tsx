import { useLingui } from '@lingui/react/macro';
import { HOME_COUNTS } from '#domain/home-counts.ts';
import { Counter } from '#platform/web/ui/counter.tsx';

type RoomCount = 'roomCount' | 'bathroomCount';

export interface RoomCountersProps {
  values: { readonly [Name in RoomCount]: number };
  errors: { readonly [Name in RoomCount]?: string };
  onChange(patch: { [Name in RoomCount]?: number }): void;
}

/** Rooms and bathrooms of the offered unit. */
export function RoomCounters({ values, errors, onChange }: RoomCountersProps) {
  const { t } = useLingui();
  return (
    <>
      <Counter
        label={t`Rooms`}
        less={t`Fewer rooms`}
        more={t`More rooms`}
        {...counterProps('roomCount')}
      />
      <Counter
        label={t`Bathrooms`}
        less={t`Fewer bathrooms`}
        more={t`More bathrooms`}
        {...counterProps('bathroomCount')}
      />
    </>
  );

  function counterProps(field: RoomCount) {
    const { min, max } = HOME_COUNTS[field];
    return {
      value: values[field],
      min,
      max,
      error: errors[field],
      onChange: (count: number) => onChange({ [field]: count }),
    };
  }
}
