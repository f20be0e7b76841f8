import { msg } from '@lingui/core/macro';
import type { ExperiencePolicy } from '#domain/experience-policies.ts';
import type { PolicyTexts } from '#market/booking/index.server.ts';

/** Texts of the cancellation policies of experiences (spec 2 §9; the rules are in domain). */
export const EXPERIENCE_POLICY_TEXTS: Readonly<Record<ExperiencePolicy, PolicyTexts>> = {
  'casual-cancel': {
    label: msg`Casual Cancel`,
    summary: msg`Full refund except the experience fee if you cancel up to 48 hours before a session, then no refund`,
    hostSummary: msg`Guests get a full refund except the experience fee if they cancel up to 48 hours before a session, then no refund`,
  },
  'timely-notice': {
    label: msg`Timely Notice`,
    summary: msg`50% refund except the experience fee if you cancel up to 24 hours before a session, then no refund`,
    hostSummary: msg`Guests get a 50% refund except the experience fee if they cancel up to 24 hours before a session, then no refund`,
  },
  'no-refund': {
    label: msg`No Refund`,
    summary: msg`No refund, no matter when you cancel`,
    hostSummary: msg`Guests get no refund, no matter when they cancel`,
  },
};
