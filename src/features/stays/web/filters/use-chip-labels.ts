import { useLingui } from '@lingui/react/macro';
import { toCents } from '#domain/money.ts';
import {
  averageAgeChip,
  priceChip,
  residentsChip,
  wifiChip,
} from '#features/catalogues/late.web.ts';
import { useOccupancyLabels } from '../search/use-occupancy-labels.ts';
import { useAskedDuration, useFilterScope, useFilters } from './filter-form.ts';
import { type ChosenFilter, priceBounds, toPriceRange } from './filter-values.ts';

/** Returns a function that labels each filter in the summary, in the reader's language. */
export function useChipLabels(): (filter: ChosenFilter) => string {
  const { i18n } = useLingui();
  const { values } = useFilters();
  const duration = useAskedDuration();
  const { choices } = useFilterScope();
  const occupancyLabel = useOccupancyLabels();

  function priceLabel(): string {
    const bounds = priceBounds(duration);
    const { min, max } = toPriceRange(values, duration);
    return priceChip(
      {
        min: min <= bounds.min ? undefined : toCents(min),
        max: min > bounds.min && max >= bounds.max ? undefined : toCents(max),
        span: duration,
      },
      i18n.locale,
      (text) => i18n._(text),
    );
  }

  return ({ key, id }) => {
    switch (key) {
      case 'category':
        return (
          choices?.categories.find((category) => category.id === values.category)?.label ??
          String(values.category)
        );
      case 'occupancy':
        return values.occupancy === null ? '' : occupancyLabel(values.occupancy);
      case 'amenity':
        return (
          choices?.amenityGroups
            .flatMap(({ amenities }) => amenities)
            .find((amenity) => amenity.id === id)?.label ?? String(id)
        );
      case 'event':
        return choices?.events.find((event) => event.id === id)?.label ?? String(id);
      case 'minMbps':
        return i18n._(wifiChip(i18n.number(values.minMbps ?? 0)));
      case 'residentCount':
        return i18n._(residentsChip(values.residentCount ?? 0));
      case 'averageAge':
        return i18n._(averageAgeChip(values.averageAge ?? 0));
      case 'price':
        return priceLabel();
    }
  };
}
