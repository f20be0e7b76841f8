import { Trans, useLingui } from '@lingui/react/macro';
import { OFFERED_MBPS } from '#domain/wifi-speed.ts';
import { wifiChip } from '#features/catalogues/late.web.ts';
import { amenityExtras, ChoiceCard, ExtraGroups, eventExtras } from '#market/search/late.web.ts';
import { FIELD_LABEL } from '#platform/web/ui/field-box.ts';
import { useFilterScope, useFilters } from './filter-form.ts';

/** How fast the wifi is; amenities and events, searchable, by group, with what remains (spec 3 §2.5, step 1). */
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
    <div className="grid gap-6">
      <WifiField />
      <ExtraGroups
        groups={groups}
        searchLabel={t`Search amenities and events`}
        placeholder={t`Hot tub, desk, yoga…`}
        first="work"
      />
    </div>
  );
}

/** How fast the wifi is at least; a speed that the address alone asks for is one to choose as well. */
function WifiField() {
  const { i18n } = useLingui();
  const { values, change } = useFilters();
  const { minMbps } = values;
  const speeds = new Set<number>([...OFFERED_MBPS, ...(minMbps === null ? [] : [minMbps])]);
  return (
    <fieldset className="min-w-0">
      <legend className={FIELD_LABEL}>
        <Trans>Wifi speed</Trans>
      </legend>
      <div className="grid grid-cols-3 gap-2 max-[24rem]:grid-cols-1">
        <ChoiceCard
          name="minMbps"
          isChosen={minMbps === null}
          onChoose={() => change({ minMbps: null })}
          label={<Trans>Any speed</Trans>}
        />
        {[...speeds]
          .sort((a, b) => a - b)
          .map((mbps) => (
            <ChoiceCard
              key={mbps}
              name="minMbps"
              isChosen={minMbps === mbps}
              onChoose={() => change({ minMbps: mbps })}
              label={i18n._(wifiChip(i18n.number(mbps)))}
            />
          ))}
      </div>
    </fieldset>
  );
}
