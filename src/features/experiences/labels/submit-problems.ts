import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SubmitProblem } from '#domain/experience-checks.ts';

/** Text of each problem that prevents an experience from being listed (spec 2 §5). */
export const SUBMIT_PROBLEM_TEXTS: Readonly<Record<SubmitProblem, MessageDescriptor>> = {
  arrangements: msg`Please select at least one arrangement.`,
  amenity: msg`Please select at least one amenity.`,
  location: msg`Location is required`,
  category: msg`Category is required`,
  style: msg`Style is required`,
  images: msg`At least one image is required`,
  schedule: msg`Please add at least one schedule entry.`,
  rules: msg`Rules are required`,
  instructions: msg`Instructions are required`,
  price: msg`Price is required to be positive`,
  guests: msg`Guest count must be at least 2, you included`,
  policy: msg`Cancellation policy is required`,
  'title-and-address': msg`Title and address are required when no recommendation is selected`,
};
