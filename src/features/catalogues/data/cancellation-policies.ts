import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CANCELLATION_POLICIES } from '#domain/vocabulary.ts';

export interface CancellationPolicyEntry {
  readonly label: MessageDescriptor;
  /** Said to the guest. */
  readonly summary: MessageDescriptor;
  /** The same, said to the host. */
  readonly hostSummary: MessageDescriptor;
}

/** Cancellation policies for stays, in words (spec 1 §9; the rules themselves are in domain). */
export const CANCELLATION_POLICY_ENTRIES = {
  flexible: {
    label: msg`Flexible`,
    summary: msg`All of it back before the start; after that, every unused night if you cancel within 48 hours of the start`,
    hostSummary: msg`The guest gets everything back before the start; after that, every unused night if they cancel within 48 hours of the start`,
  },
  moderate: {
    label: msg`Moderate`,
    summary: msg`All of it back before the start; after that, every unused night if you cancel within 24 hours of the start`,
    hostSummary: msg`The guest gets everything back before the start; after that, every unused night if they cancel within 24 hours of the start`,
  },
  strict: {
    label: msg`Strict`,
    summary: msg`Half back if you cancel within 7 days of booking, then nothing`,
    hostSummary: msg`The guest gets half back if they cancel within 7 days of booking, then nothing`,
  },
  'super-strict': {
    label: msg`Super Strict`,
    summary: msg`30% back if you cancel within 30 days of booking, then nothing`,
    hostSummary: msg`The guest gets 30% back if they cancel within 30 days of booking, then nothing`,
  },
  'long-term': {
    label: msg`Long-term`,
    summary: msg`For stays over 28 nights: 30% back if you cancel within 30 days of booking, then nothing`,
    hostSummary: msg`For stays over 28 nights: the guest gets 30% back if they cancel within 30 days of booking, then nothing`,
  },
  custom: {
    label: msg`Custom`,
    summary: msg`The host's own percentage back until the start, then nothing`,
    hostSummary: msg`The guest gets your own percentage back until the start, then nothing`,
  },
} as const satisfies Record<(typeof CANCELLATION_POLICIES)[number], CancellationPolicyEntry>;
