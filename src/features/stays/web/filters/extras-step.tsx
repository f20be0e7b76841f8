import { useLingui } from '@lingui/react/macro';
import { amenityExtras, ExtraGroups, eventExtras } from '#features/listings/filters.web.ts';
import { useFilterScope, useFilters } from './filter-form.ts';

/** Amenities and events, searchable, by group, with what remains (spec 3 §2.5, step 1). */
export function ExtrasStep() {
  const { t, i18n } = useLingui();
  const { values, change } = useFilters();
  const { choices, figures } = useFilterScope();
  const groups =
    choices === null
      ? null
      : [
          ...amenityExtras(choices.amenityGroups, {
            chosen: values.amenity,
            counts: figures?.amenities,
            onChange: (amenity) => change({ amenity }),
          }),
          eventExtras(choices.events, {
            label: t`Events`,
            locale: i18n.locale,
            chosen: values.event,
            counts: figures?.events,
            onChange: (event) => change({ event }),
          }),
        ];
  return (
    <ExtraGroups
      groups={groups}
      searchLabel={t`Search amenities and events`}
      placeholder={t`Hot tub, desk, yoga…`}
      first="work"
    />
  );
}
