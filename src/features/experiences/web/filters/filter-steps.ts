import { msg } from '@lingui/core/macro';
import type { WizardStep } from '#platform/web/wizard/steps.ts';
import { AmenityStep } from './amenity-step.tsx';
import { CategoryStep } from './category-step.tsx';
import type { FilterValues } from './filter-values.ts';
import { GuestsStep } from './guests-step.tsx';
import { PriceStep } from './price-step.tsx';
import { RoutineStep } from './routine-step.tsx';
import { StyleStep } from './style-step.tsx';

/** The six steps of the filter dialog (spec 2 §2). */
export const FILTER_STEPS: readonly WizardStep<FilterValues>[] = [
  { id: 'category', title: msg`Category`, body: CategoryStep, fields: ['category'] },
  { id: 'style', title: msg`Style`, body: StyleStep, fields: ['style'] },
  { id: 'amenity', title: msg`Amenities`, body: AmenityStep, fields: ['amenity'] },
  { id: 'routine', title: msg`Routine`, body: RoutineStep, fields: ['routine'] },
  { id: 'guests', title: msg`Number of guests`, body: GuestsStep, fields: ['guestCount'] },
  // A price that isn't a number is ignored, with a message at the field, so it doesn't block the
  // step (spec 2 §5).
  { id: 'price', title: msg`Price`, body: PriceStep, fields: ['price'] },
];
