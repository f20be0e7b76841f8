import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '#domain/money.ts';
import { EXPERIENCE_LINES } from '../data/categories.ts';
import { useFilterScope, useFilters } from './filter-form.ts';
import { amountOf, type ChosenFilter } from './filter-values.ts';

interface Entry {
  readonly id: string;
  readonly label: string;
}

/** What the summary calls each filter, in the reader's language. */
export function useChipLabels(): (filter: ChosenFilter) => string {
  const { i18n } = useLingui();
  const { values } = useFilters();
  const { choices, search } = useFilterScope();
  const labelIn = (list: readonly Entry[] | undefined, id: string | null | undefined): string =>
    list?.find((entry) => entry.id === id)?.label ?? String(id);

  function priceLabel(): string {
    const amount = formatMoney(Math.round((amountOf(values.price) ?? 0) * 100), i18n.locale);
    return search.scheduleDuration === 'full'
      ? i18n._(msg`Up to ${amount} for a pass`)
      : i18n._(msg`Up to ${amount} a session`);
  }

  return ({ key, id }) => {
    const { category, style, guestCount } = values;
    switch (key) {
      case 'category':
        return category === null ? '' : i18n._(EXPERIENCE_LINES[category].label);
      case 'style':
        return labelIn(choices?.styles, style);
      case 'amenity':
        return labelIn(choices?.amenities, id);
      case 'routine':
        return labelIn(choices?.routines, id);
      case 'guestCount':
        return i18n._(msg`${plural(guestCount, { one: '# guest', other: '# guests' })}`);
      case 'price':
        return priceLabel();
    }
  };
}
