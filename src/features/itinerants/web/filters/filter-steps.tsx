import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ITINERANT_CATEGORIES, OCCUPANCIES, SCENERY_STYLES } from '#domain/vocabulary.ts';
import { OCCUPANCY_LABELS, SCENERY_STYLE_LABELS } from '#features/catalogues/index.web.ts';
import { NO_CHOICE } from '#market/calendar/index.web.ts';
import {
  amenityExtras,
  ChoiceCard,
  Counters,
  ExtraGroups,
  eventExtras,
  FilterSummary,
  isUnfinished,
  MaxPriceField,
  SectionAddress,
  SectionDates,
  SectionLocation,
  VerifiedHostField,
} from '#market/search/index.web.ts';
import { formatDayRange } from '#platform/i18n/days.ts';
import type { WizardStep } from '#platform/web/wizard/steps.ts';
import { ITINERANT_LINES } from '../data/categories.ts';
import {
  type FilterValues,
  filterForm,
  parsePrice,
  useFilterScope,
  useFilters,
} from './filter-values.ts';

const PRESS = 'min-h-11 font-semibold text-ink underline underline-offset-4';

/** One of the 18 categories, or any. */
export function CategoryStep() {
  const { t, i18n } = useLingui();
  const { values, change } = useFilters();
  const { figures } = useFilterScope();
  return (
    <div className="grid gap-3">
      <CountedDates />
      <fieldset
        aria-label={t`Category`}
        className="grid min-w-0 gap-2 min-[30rem]:grid-cols-2 sm:grid-cols-3"
      >
        <ChoiceCard
          name="category"
          isChosen={values.category === null}
          onChoose={() => change({ category: null })}
          label={<Trans>Any category</Trans>}
        />
        {ITINERANT_CATEGORIES.map((id) => {
          const { Icon, label } = ITINERANT_LINES[id];
          return (
            <ChoiceCard
              key={id}
              name="category"
              isChosen={values.category === id}
              onChoose={() => change({ category: id })}
              icon={<Icon aria-hidden="true" className="size-4.5 flex-none" strokeWidth={1.75} />}
              label={i18n._(label)}
              remaining={figures?.categories[id]}
              // The counts are for the dates of a later step, which the user hasn't chosen yet.
              canBeEmpty
            />
          );
        })}
      </fieldset>
    </div>
  );
}

/** The dates of the counts: the default dates leave few results, and are easily missed. */
function CountedDates() {
  const { i18n } = useLingui();
  const { values, change, goTo } = useFilters();
  const { start, end } = values.range;
  if (start === null || end === null) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
        <span>
          <Trans>Numbers for any dates</Trans>
        </span>
        <button type="button" onClick={() => goTo('date')} className={PRESS}>
          <Trans>Choose dates</Trans>
        </button>
      </p>
    );
  }
  const days = formatDayRange(start, end, i18n.locale, 'short');
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
      <span>
        <Trans>Numbers for {days}</Trans>
      </span>
      <button type="button" onClick={() => goTo('date')} className={PRESS}>
        <Trans>Change dates</Trans>
      </button>
      <button type="button" onClick={() => change({ range: NO_CHOICE })} className={PRESS}>
        <Trans>Any dates</Trans>
      </button>
    </p>
  );
}

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

/** Placeholder of about the height of the cards. */
export function CardsSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className="grid animate-pulse gap-2 sm:grid-cols-2">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items are equal and never move.
        <div key={at} className="h-16 rounded-xl bg-sunken" />
      ))}
    </div>
  );
}

/** The part of the place that is private, or any. */
export function OccupancyStep() {
  const { t, i18n } = useLingui();
  const { values, change } = useFilters();
  const { choices } = useFilterScope();
  if (choices === null) return <CardsSkeleton count={5} />;
  return (
    <fieldset aria-label={t`Occupancy`} className="grid min-w-0 gap-2 sm:grid-cols-2">
      <ChoiceCard
        name="occupancy"
        isChosen={values.occupancy === null}
        onChoose={() => change({ occupancy: null })}
        label={<Trans>Any of these</Trans>}
      />
      {OCCUPANCIES.map((id) => (
        <ChoiceCard
          key={id}
          name="occupancy"
          isChosen={values.occupancy === id}
          onChoose={() => change({ occupancy: id })}
          label={i18n._(OCCUPANCY_LABELS[id])}
          description={choices.occupancies.find((part) => part.id === id)?.description}
        />
      ))}
    </fieldset>
  );
}

/** Maximum price for one guest, with the summary of the filters. */
export function PriceStep() {
  const { values, change } = useFilters();
  const { search, choices } = useFilterScope();
  return (
    <div className="grid gap-8">
      <MaxPriceField
        value={values.price}
        isAmount={parsePrice(values.price) !== undefined}
        hint={
          search.scheduleDuration === 'full' ? (
            <Trans>Per person, whole trip, like the prices on the cards.</Trans>
          ) : (
            <Trans>Per person, per night, like the prices on the cards.</Trans>
          )
        }
        onChange={(price) => change({ price })}
      />
      <VerifiedHostField
        value={values.hostVerified}
        isOffered={choices?.isIdentityOffered === true}
        onChange={(hostVerified) => change({ hostVerified })}
      />
      <FilterSummary form={filterForm} />
    </div>
  );
}

/** Place, with the map. */
export function LocationStep() {
  const { values, change } = useFilters();
  return <SectionLocation values={values} kind="itinerant" onChange={change} />;
}

/** A city or an address as text. */
export function AddressStep() {
  const { values, change } = useFilters();
  return <SectionAddress values={values} onChange={change} />;
}

/** Dates, for at least 14 days. */
export function DatesStep() {
  const { values, change, errors } = useFilters();
  return <SectionDates values={values} error={errors.range} onChange={change} />;
}

/** Guests, rooms and bathrooms. */
export function InfoStep() {
  const { values, change } = useFilters();
  return <Counters counts={values} guestsBy="slider" onChange={change} />;
}

/** The surroundings, or any. */
export function StyleStep() {
  const { t, i18n } = useLingui();
  const { values, change } = useFilters();
  const { choices } = useFilterScope();
  if (choices === null) return <CardsSkeleton count={9} />;
  return (
    <fieldset aria-label={t`Style`} className="grid min-w-0 gap-2 sm:grid-cols-2">
      <ChoiceCard
        name="style"
        isChosen={values.style === null}
        onChoose={() => change({ style: null })}
        label={<Trans>Any style</Trans>}
      />
      {SCENERY_STYLES.map((id) => (
        <ChoiceCard
          key={id}
          name="style"
          isChosen={values.style === id}
          onChoose={() => change({ style: id })}
          label={i18n._(SCENERY_STYLE_LABELS[id])}
          description={choices.styles.find((style) => style.id === id)?.description}
        />
      ))}
    </fieldset>
  );
}

/** The ten steps of the filter dialog (spec 3 §2.4). */
export const FILTER_STEPS: readonly WizardStep<FilterValues>[] = [
  { id: 'category', title: msg`Category`, body: CategoryStep, fields: ['category'] },
  { id: 'style', title: msg`Style`, body: StyleStep, fields: ['style'] },
  { id: 'occupancy', title: msg`Occupancy`, body: OccupancyStep, fields: ['occupancy'] },
  { id: 'amenity', title: msg`Amenities`, body: AmenityStep, fields: ['amenity'] },
  { id: 'events', title: msg`Events`, body: EventsStep, fields: ['event'] },
  { id: 'location', title: msg`Location`, body: LocationStep, fields: ['placeText'] },
  { id: 'address', title: msg`Address`, body: AddressStep, fields: ['address'] },
  {
    id: 'date',
    title: msg`Dates`,
    body: DatesStep,
    fields: ['range'],
    check: (values) =>
      isUnfinished(values)
        ? { errors: { range: msg`Choose your departure date too, or clear the dates.` } }
        : undefined,
  },
  {
    id: 'info',
    title: msg`Guests and rooms`,
    body: InfoStep,
    fields: ['guestCount', 'roomCount', 'bathroomCount'],
  },
  // A price that isn't a number is ignored, with a message at the field, so it doesn't block the
  // step (spec 3 §5).
  { id: 'price', title: msg`Price`, body: PriceStep, fields: ['price', 'hostVerified'] },
];
