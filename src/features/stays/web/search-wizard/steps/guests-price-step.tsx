import { Counters, PriceField } from '#market/search/late.web.ts';
import { usePriceBounds } from '../price-bounds.ts';
import { useSearchForm } from '../search-form.ts';

/** Counts and prices (spec 3 §2.7, step 2). */
export function GuestsPriceStep() {
  const { values, change, errors } = useSearchForm();
  const bounds = usePriceBounds();
  return (
    <div className="grid gap-8">
      <Counters counts={values} onChange={change} />
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
