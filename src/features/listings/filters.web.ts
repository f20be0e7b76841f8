// What dialogs of filters are made of; fetched with the first of them.

export { ChoiceCard } from './web/filters/choice-card.tsx';
export { amenityExtras, ExtraGroups, eventExtras } from './web/filters/extra-groups.tsx';
export { createFilterForm, type FilterSet } from './web/filters/filter-set.ts';
export { FilterSummary } from './web/filters/filter-summary.tsx';
export { FiltersDialog } from './web/filters/filters-dialog.tsx';
export { MaxPriceField } from './web/filters/max-price-field.tsx';
