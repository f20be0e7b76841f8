import { msg } from '@lingui/core/macro';
import type { Announcement } from './announcement.ts';
import {
  caseClosed,
  caseClosedLeave,
  caseClosedLeaveToHost,
  caseClosedToHost,
  caseMended,
  caseOffer,
  caseOpened,
  caseReview,
  caseReviewToHost,
  claimAgreed,
  claimDecided,
  claimDecidedToHost,
  claimMade,
  claimRefused,
  depositReturned,
  guaranteeGranted,
  guaranteeGrantedToHost,
  guaranteeMeasured,
  guaranteeOpened,
} from './emails/resolutions.ts';

/** Notifications about claims on deposits, and problems on arrival. */
export const RESOLUTION_ANNOUNCEMENTS = {
  'deposit-returned': {
    notice: ({ title }) => msg`Your deposit for ${title} is on its way`,
    mail: depositReturned,
  },
  'claim-made': {
    notice: ({ title }) => msg`Your host claims part of your deposit for ${title}`,
    mail: claimMade,
  },
  'claim-agreed': {
    notice: ({ title }) => msg`Your guest agrees to your claim for ${title}`,
    mail: claimAgreed,
  },
  'claim-refused': {
    notice: ({ title }) => msg`Your guest disagrees with your claim for ${title}`,
    mail: claimRefused,
  },
  'claim-decided': {
    notice: ({ title }) => msg`Our decision about the claim on your deposit for ${title}`,
    mail: claimDecided,
  },
  'claim-decided-host': {
    notice: ({ title }) => msg`Our decision about your claim for ${title}`,
    mail: claimDecidedToHost,
  },
  'case-opened': {
    notice: ({ title }) => msg`Your guest reported a problem with ${title}`,
    mail: caseOpened,
  },
  'guarantee-opened': {
    notice: ({ title }) => msg`The wifi at ${title} is far slower than your listing says`,
    mail: guaranteeOpened,
  },
  'guarantee-measured': {
    notice: ({ title }) => msg`The wifi at ${title} is far slower than promised`,
    mail: guaranteeMeasured,
  },
  'guarantee-granted': {
    notice: ({ title }) => msg`You can leave ${title} with a refund, or stay for less`,
    mail: guaranteeGranted,
  },
  'guarantee-granted-host': {
    notice: ({ title }) => msg`Your guest can leave ${title} with a refund`,
    mail: guaranteeGrantedToHost,
  },
  'case-offer': {
    notice: ({ title }) => msg`Your host offers you a refund for ${title}`,
    mail: caseOffer,
  },
  'case-mended': {
    notice: ({ title }) => msg`Your host says it's fixed: ${title}`,
    mail: caseMended,
  },
  'case-review': {
    notice: ({ title }) => msg`We'll decide on your report about ${title}`,
    mail: caseReview,
  },
  'case-review-host': {
    notice: ({ title }) => msg`We'll decide on your guest's report about ${title}`,
    mail: caseReviewToHost,
  },
  'case-closed': {
    notice: ({ title }) => msg`Your report about ${title} is closed`,
    mail: caseClosed,
  },
  'case-closed-host': {
    notice: ({ title }) => msg`The report about ${title} is closed`,
    mail: caseClosedToHost,
  },
  'case-closed-leave': {
    notice: ({ title }) => msg`Your report about ${title} is closed: you can leave with a refund`,
    mail: caseClosedLeave,
  },
  'case-closed-leave-host': {
    notice: ({ title }) =>
      msg`The report about ${title} is closed: your guest can leave with a refund`,
    mail: caseClosedLeaveToHost,
  },
} as const satisfies Record<string, Announcement>;
