import { msg } from '@lingui/core/macro';
import { isUnfinished } from '#market/search/late.web.ts';
import type { WizardStep } from '#platform/web/wizard/steps.ts';
import { CategoryStep } from './category-step.tsx';
import { AmenityStep, EventsStep } from './extra-steps.tsx';
import type { FilterValues } from './filter-values.ts';
import { OccupancyStep } from './occupancy-step.tsx';
import { PriceStep } from './price-step.tsx';
import { AddressStep, DatesStep, InfoStep, LocationStep } from './section-steps.tsx';
import { StyleStep } from './style-step.tsx';

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
  { id: 'price', title: msg`Price`, body: PriceStep, fields: ['price'] },
];
