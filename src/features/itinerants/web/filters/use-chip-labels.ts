import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '#domain/money.ts';
import { OCCUPANCY_LABELS, SCENERY_STYLE_LABELS } from '#features/catalogues/late.web.ts';
import { formatDayRange } from '#platform/i18n/days.ts';
import { ITINERANT_LINES } from '../data/categories.ts';
import { useFilterScope, useFilters } from './filter-form.ts';
import { amountOf, type ChosenFilter } from './filter-values.ts';

/** What the summary calls each filter, in the reader's language. */
export function useChipLabels(): (filter: ChosenFilter) => string {
  const { i18n } = useLingui();
  const { values } = useFilters();
  const { choices, search } = useFilterScope();

  function priceLabel(): string {
    const amount = formatMoney(Math.round((amountOf(values.price) ?? 0) * 100), i18n.locale);
    return search.scheduleDuration === 'full'
      ? i18n._(msg`Up to ${amount} for the whole trip`)
      : i18n._(msg`Up to ${amount} a night`);
  }

  return ({ key, id }) => {
    const { category, style, occupancy, range } = values;
    const { guestCount, roomCount, bathroomCount } = values;
    switch (key) {
      case 'category':
        return category === null ? '' : i18n._(ITINERANT_LINES[category].label);
      case 'style':
        return style === null ? '' : i18n._(SCENERY_STYLE_LABELS[style]);
      case 'occupancy':
        return occupancy === null ? '' : i18n._(OCCUPANCY_LABELS[occupancy]);
      case 'amenity':
        return (
          choices?.amenityGroups
            .flatMap(({ amenities }) => amenities)
            .find((amenity) => amenity.id === id)?.label ?? String(id)
        );
      case 'event':
        return choices?.events.find((event) => event.id === id)?.label ?? String(id);
      case 'location':
        return values.placeText.trim();
      case 'address':
        return values.address.trim();
      case 'dates':
        return formatDayRange(range.start ?? '', range.end ?? '', i18n.locale, 'short');
      case 'guestCount':
        return i18n._(msg`${plural(guestCount, { one: '# guest', other: '# guests' })}`);
      case 'roomCount':
        return i18n._(msg`${plural(roomCount, { one: '# room', other: '# rooms' })}`);
      case 'bathroomCount':
        return i18n._(msg`${plural(bathroomCount, { one: '# bathroom', other: '# bathrooms' })}`);
      case 'price':
        return priceLabel();
    }
  };
}
