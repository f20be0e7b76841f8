import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProblemKind } from '#domain/resolutions.ts';

export const PROBLEMS: Readonly<Record<ProblemKind, MessageDescriptor>> = {
  access: msg`Can't get in`,
  'not-as-described': msg`Not as described`,
  unsafe: msg`Not clean or not safe`,
  wifi: msg`Wifi not as promised`,
  other: msg`Something else`,
};
