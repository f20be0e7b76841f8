import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CANCELLATION_POLICIES } from '#domain/vocabulary.ts';
import { CANCELLATION_POLICY_LABELS } from '../labels/homes.ts';

export interface CancellationPolicyEntry {
  readonly label: MessageDescriptor;
  /** Said to the guest. */
  readonly summary: MessageDescriptor;
  /** The same, for the host. */
  readonly hostSummary: MessageDescriptor;
}

/** Cancellation policies for stays, in words (spec 1 §9; the rules themselves are in domain). */
export const CANCELLATION_POLICY_ENTRIES = {
  flexible: {
    label: CANCELLATION_POLICY_LABELS.flexible,
    summary: msg`Full refund before the stay starts, then for every unused night if you cancel up to 48 hours after the start`,
    hostSummary: msg`Guests get a full refund before the stay starts, then for every unused night if they cancel up to 48 hours after the start`,
  },
  moderate: {
    label: CANCELLATION_POLICY_LABELS.moderate,
    summary: msg`Full refund before the stay starts, then for every unused night if you cancel up to 24 hours after the start`,
    hostSummary: msg`Guests get a full refund before the stay starts, then for every unused night if they cancel up to 24 hours after the start`,
  },
  strict: {
    label: CANCELLATION_POLICY_LABELS.strict,
    summary: msg`50% refund if you cancel within 7 days of booking, then no refund`,
    hostSummary: msg`Guests get a 50% refund if they cancel within 7 days of booking, then no refund`,
  },
  'super-strict': {
    label: CANCELLATION_POLICY_LABELS['super-strict'],
    summary: msg`30% refund if you cancel within 30 days of booking, then no refund`,
    hostSummary: msg`Guests get a 30% refund if they cancel within 30 days of booking, then no refund`,
  },
  'long-term': {
    label: CANCELLATION_POLICY_LABELS['long-term'],
    summary: msg`For stays over 28 nights: 30% refund if you cancel within 30 days of booking, then no refund`,
    hostSummary: msg`For stays over 28 nights: guests get a 30% refund if they cancel within 30 days of booking, then no refund`,
  },
  custom: {
    label: CANCELLATION_POLICY_LABELS.custom,
    summary: msg`The host's own refund percentage until the stay starts, then no refund`,
    hostSummary: msg`Guests get the refund percentage you chose until the stay starts, then no refund`,
  },
} as const satisfies Record<(typeof CANCELLATION_POLICIES)[number], CancellationPolicyEntry>;

/** The long-term policy of a stay that is paid by the month. */
export const MONTHLY_POLICY_ENTRY: CancellationPolicyEntry = {
  label: CANCELLATION_POLICY_LABELS['long-term'],
  summary: msg`You pay by the month: if you cancel, you lose no more than the payments already due, and later ones aren't charged. Within 30 days of booking, you also lose no more than 70% of the price`,
  hostSummary: msg`Your guest pays by the month: if they cancel, the payments already due are kept, and later ones aren't charged. Within 30 days of booking, no more than 70% of the price is kept`,
};
