import { Trans } from '@lingui/react/macro';
import { Counters, PriceField } from '#market/search/index.web.ts';
import { useAreaPrices } from '../area-prices.ts';
import { usePlanner } from '../planner-values.ts';

/** Guests, and budget per night (spec 3 §2.8, step 2). */
export function GuestsBudgetStep() {
  const { values, change, errors } = usePlanner();
  const bounds = useAreaPrices(values.destination);
  return (
    <div className="grid gap-8">
      <Counters
        counts={values}
        guestsHint={<Trans>Ages 13 or above. We search flights for up to 9 of you.</Trans>}
        onChange={change}
      />
      <PriceField
        bounds={bounds}
        min={values.minPrice}
        max={values.maxPrice}
        errors={{ min: errors.minPrice, max: errors.maxPrice }}
        onChange={({ min, max }) =>
          change({
            ...(min === undefined ? {} : { minPrice: min }),
            ...(max === undefined ? {} : { maxPrice: max }),
          })
        }
      />
    </div>
  );
}
