import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { PARTY_GUESTS } from '#domain/itinerant-form.ts';
import { ITINERANT_CATEGORIES, isOneOf, PARTIES } from '#domain/vocabulary.ts';
import {
  AmenityPicker,
  ChoiceCards,
  EventPicker,
  ScenerySelect,
} from '#market/hosting/index.web.ts';
import { ITINERANT_LINES } from '../../data/categories.ts';
import { PARTY_LABELS } from '../field-labels.ts';
import { useItinerantForm, useItinerantScope } from '../itinerant-form.ts';

/** Value for a group of any size. */
const ANY = 'any';

/** Theme, style, occupancy, party, amenities and events (spec 3 §2.2, step 0). */
export default function BasicsStep() {
  const { t, i18n } = useLingui();
  const { values, errors, change } = useItinerantForm();
  const { choices } = useItinerantScope();
  return (
    <>
      <ChoiceCards
        name="category"
        legend={t`Which theme fits your itinerant best?`}
        choices={ITINERANT_CATEGORIES.map((id) => ({
          id,
          label: i18n._(ITINERANT_LINES[id].label),
          description: i18n._(ITINERANT_LINES[id].description),
        }))}
        value={values.category}
        error={errors.category}
        icon={(id) => {
          const { Icon } = ITINERANT_LINES[id];
          return <Icon aria-hidden="true" className="size-4.5 flex-none" strokeWidth={1.75} />;
        }}
        onChange={(category) => change({ category })}
      />
      <ScenerySelect
        name="style"
        label={<Trans>Style</Trans>}
        value={values.style}
        onChange={(style) => change({ style })}
      />
      <ChoiceCards
        name="occupancy"
        legend={t`What will guests have?`}
        choices={choices.occupancies}
        value={values.occupancy}
        error={errors.occupancy}
        onChange={(occupancy) => change({ occupancy })}
      />
      <ChoiceCards
        name="party"
        legend={t`How large is the group?`}
        choices={[
          ...PARTIES.map((id) => {
            const guests = PARTY_GUESTS[id];
            return {
              id,
              label: i18n._(PARTY_LABELS[id]),
              description: t`${plural(guests, { one: '# guest', other: '# guests' })}`,
            };
          }),
          {
            id: ANY,
            label: t`Any size`,
            description: t`Set the number of guests in the next step.`,
          },
        ]}
        value={values.party ?? ANY}
        error={errors.party}
        onChange={(id) =>
          change(
            isOneOf(PARTIES, id) ? { party: id, guestCount: PARTY_GUESTS[id] } : { party: null },
          )
        }
      />
      <AmenityPicker
        legend={t`Amenities`}
        groups={choices.amenityGroups}
        value={values.amenity}
        error={errors.amenity}
        onChange={(amenity) => change({ amenity })}
      />
      <EventPicker
        legend={t`Events`}
        events={choices.events}
        value={values.event}
        error={errors.event}
        onChange={(event) => change({ event })}
      />
    </>
  );
}
