import type { MessageDescriptor } from '@lingui/core';
import type { Cents } from '#domain/money.ts';
import type { ExperienceCategory } from '#domain/vocabulary.ts';
import type { ExperienceAmenityId } from './amenities.ts';
import type { ExtraCostId, HostProvidedId, IncludedId } from './arrangements.ts';

/** One kind of experience within a category. */
export interface ExperienceStyle {
  /** Slug of the English label; it never changes, since listings and URLs contain it. */
  readonly id: string;
  readonly category: ExperienceCategory;
  readonly label: MessageDescriptor;
  /** Single-line text of the card. */
  readonly description: MessageDescriptor;
  /** Price of one session for the whole group. */
  readonly baseRate: Cents;
  /** Amenities that hosts of the style choose from. */
  readonly amenities: readonly ExperienceAmenityId[];
  readonly arrangements: readonly IncludedId[];
  readonly hostArrangements: readonly HostProvidedId[];
  readonly costArrangements: readonly ExtraCostId[];
}
