import type { MessageDescriptor } from '@lingui/core';
import type { DisclaimerSeverity, ExperienceCategory } from '#domain/vocabulary.ts';
import type { ArrangementIcon } from '../contract/choices.ts';
import type { ExperienceStyleId } from './styles.ts';

/** A text that users read before they agree to it; the agreement stores its hash. */
export interface Disclaimer {
  readonly id: string;
  /** From 1; raised with every change of the English text, so that users have to agree again. */
  readonly version: number;
  readonly title: MessageDescriptor;
  readonly icon: ArrangementIcon;
  readonly severity: DisclaimerSeverity;
  readonly requiresAcknowledgment: boolean;
  /** Readers of the disclaimer. */
  readonly audience: { readonly host: boolean; readonly participant: boolean };
  /** A match in one of these suffices; with neither, it applies to every experience. */
  readonly categories: readonly ExperienceCategory[];
  readonly styles: readonly ExperienceStyleId[];
  /** Its statements, a sentence or two each. */
  readonly content: readonly MessageDescriptor[];
}
