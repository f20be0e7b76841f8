import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '#domain/money.ts';
import type { PricingDuration } from '#domain/vocabulary.ts';
import { useWizard } from '#platform/web/wizard/use-wizard.ts';
import { useOccupancyLabels } from '../search/use-occupancy-labels.ts';
import { amountOf, type ChosenFilter, type FilterValues, priceBounds } from './filter-values.ts';
import { useSearchFigures } from './search-figures.ts';

/** What the summary calls each filter, in the reader's language. */
export function useChipLabels(duration: PricingDuration): (filter: ChosenFilter) => string {
  const { t, i18n } = useLingui();
  const { values } = useWizard<FilterValues>();
  const { choices } = useSearchFigures();
  const occupancies = useOccupancyLabels();

  function priceLabel(): string {
    const { min, max } = priceBounds(duration);
    const money = (dollars: number) => formatMoney(dollars * 100, i18n.locale, { cents: 'none' });
    const low = amountOf(values.minPrice);
    const high = amountOf(values.maxPrice);
    const least = money(low);
    const most = money(high);
    if (low <= min) return t`Up to ${most}`;
    return high >= max ? t`From ${least}` : t`${least} – ${most}`;
  }

  return ({ key, id }) => {
    switch (key) {
      case 'category':
        return (
          choices?.categories.find((category) => category.id === values.category)?.label ??
          String(values.category)
        );
      case 'occupancy':
        return values.occupancy === null ? '' : occupancies[values.occupancy];
      case 'amenity':
        return (
          choices?.amenityGroups
            .flatMap(({ amenities }) => amenities)
            .find((amenity) => amenity.id === id)?.label ?? String(id)
        );
      case 'event':
        return choices?.events.find((event) => event.id === id)?.label ?? String(id);
      case 'residentCount': {
        const count = values.residentCount ?? 0;
        return t`${plural(count, { one: 'At least # resident', other: 'At least # residents' })}`;
      }
      case 'averageAge': {
        const count = values.averageAge ?? 0;
        return t`Average age ${count}`;
      }
      case 'price':
        return priceLabel();
    }
  };
}
