import { useLingui } from '@lingui/react/macro';
import { amenityExtras, ExtraGroups, eventExtras } from '#market/search/late.web.ts';
import { useFilterScope, useFilters } from './filter-form.ts';

/** Amenities; results have all the chosen ones. */
export function AmenityStep() {
  const { t } = useLingui();
  const { values, change } = useFilters();
  const { choices } = useFilterScope();
  return (
    <ExtraGroups
      groups={
        choices &&
        amenityExtras(choices.amenityGroups, {
          chosen: values.amenity,
          counts: undefined,
          onChange: (amenity) => change({ amenity }),
        })
      }
      searchLabel={t`Search amenities`}
      placeholder={t`Hot tub, desk, bikes…`}
      first="work"
    />
  );
}

/** Events, each with its usual time. */
export function EventsStep() {
  const { t, i18n } = useLingui();
  const { values, change } = useFilters();
  const { choices } = useFilterScope();
  return (
    <ExtraGroups
      groups={
        choices && [
          eventExtras(choices.events, {
            label: t`Events`,
            locale: i18n.locale,
            chosen: values.event,
            counts: undefined,
            onChange: (event) => change({ event }),
          }),
        ]
      }
      searchLabel={t`Search events`}
      placeholder={t`Yoga, dinner, demo night…`}
    />
  );
}
