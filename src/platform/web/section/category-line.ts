import type { MessageDescriptor } from '@lingui/core';
import type { IconComponent } from '#platform/web/ui/icon.ts';

/** A category as a person reads it. */
export interface CategoryLine {
  readonly label: MessageDescriptor;
  readonly description: MessageDescriptor;
  readonly Icon: IconComponent;
}
