import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CLAIM_ANSWER_DAYS, HOST_ANSWER_HOURS } from '#domain/resolutions.ts';
import { reservationFacts } from './email-facts.ts';
import {
  deadline,
  getDetailCents,
  getDetailInstant,
  type MailFacts,
  type MailTemplate,
  money,
} from './template.ts';

/** The texts of an email about a claim or a problem. */
interface Letter {
  readonly subject: MessageDescriptor;
  readonly heading: MessageDescriptor;
  readonly text: MessageDescriptor;
  /** The sentence about a deadline, in the reader's zone; only sent where there is one. */
  readonly until?: (by: string) => MessageDescriptor;
  readonly action: MessageDescriptor;
}

const SEE_TRIP = msg`See your trip`;
const SEE_RESERVATION = msg`See the reservation`;

/** An email with the words that the other side, or an administrator, wrote. */
function letter(toLetter: (facts: LetterFacts) => Letter): MailTemplate {
  return (facts) => {
    const { translate, reason, reservation, guestName, hostName, url } = facts;
    const by = getDetailInstant(facts, 'answerBy');
    const { subject, heading, text, until, action } = toLetter({
      title: reservation.listingTitle,
      guestName,
      hostName,
      amount: shownCents(facts, 'amount'),
      hasAmount: getDetailCents(facts, 'amount') > 0,
      given: shownCents(facts, 'given'),
    });
    const first = translate(text);
    return {
      subject: translate(subject),
      preheader: first,
      heading: translate(heading),
      paragraphs: [first, ...(reason === null || reason === '' ? [] : [reason])],
      ...(until === undefined || by === null
        ? {}
        : { deadline: translate(until(deadline(facts, by))) }),
      facts: reservationFacts(facts),
      action: { label: translate(action), url: `${url}#resolutions` },
    };
  };
}

interface LetterFacts {
  readonly title: string;
  readonly guestName: string;
  readonly hostName: string;
  readonly amount: string;
  readonly hasAmount: boolean;
  readonly given: string;
}

const shownCents = (facts: MailFacts, name: string) => money(facts, getDetailCents(facts, name));

/** To the guest: what wasn't claimed of the deposit is on its way. */
export const depositReturned = letter(({ title, amount }) => ({
  subject: msg`Your deposit of ${amount} for ${title} is on its way`,
  heading: msg`Your deposit is on its way`,
  text: msg`We've refunded ${amount} of your deposit for ${title}.`,
  action: SEE_TRIP,
}));

/** To the guest: the host claims part of the deposit. */
export const claimMade = letter(({ title, hostName, amount }) => ({
  subject: msg`${hostName} claims ${amount} of your deposit for ${title}`,
  heading: msg`Your host claims part of your deposit`,
  text: msg`${hostName} claims ${amount} of your deposit for ${title}:`,
  until: (by) =>
    msg`Agree or disagree by ${by}. If you say nothing for ${CLAIM_ANSWER_DAYS} days, we decide.`,
  action: msg`See the claim`,
}));

/** To the host: the guest agrees to the claim. */
export const claimAgreed = letter(({ title, guestName, amount }) => ({
  subject: msg`${guestName} agrees: ${amount} of the deposit for ${title} is yours`,
  heading: msg`Your guest agrees`,
  text: msg`${guestName} agrees to your claim of ${amount}. It's in your earnings.`,
  action: SEE_RESERVATION,
}));

/** To the host: the guest disagrees with the claim. */
export const claimRefused = letter(({ title, guestName, amount }) => ({
  subject: msg`${guestName} disagrees with your claim for ${title}`,
  heading: msg`Your guest disagrees`,
  text: msg`${guestName} disagrees with your claim of ${amount}. We read both sides and decide.`,
  action: SEE_RESERVATION,
}));

/** To the guest: an administrator has decided the claim. */
export const claimDecided = letter(({ title, amount, given }) => ({
  subject: msg`We've decided the claim on your deposit for ${title}`,
  heading: msg`The claim on your deposit is decided`,
  text: msg`Of the ${amount} claimed, your host gets ${given}. The rest is refunded to you. Our reason:`,
  action: SEE_TRIP,
}));

/** To the host: an administrator has decided the claim. */
export const claimDecidedToHost = letter(({ title, amount, given }) => ({
  subject: msg`We've decided your claim for ${title}`,
  heading: msg`Your claim is decided`,
  text: msg`Of the ${amount} you claimed, you get ${given}. Our reason:`,
  action: SEE_RESERVATION,
}));

/** To the host: the guest reports a problem. */
export const caseOpened = letter(({ title, guestName }) => ({
  subject: msg`${guestName} reports a problem at ${title}`,
  heading: msg`Your guest has a problem`,
  text: msg`${guestName} reports a problem at ${title}. Until it's solved, the money of this stay waits. The report:`,
  until: (by) =>
    msg`Please answer by ${by}: offer a part back, mend it, or say why you disagree. Without an answer in ${HOST_ANSWER_HOURS} hours, we decide.`,
  action: msg`Answer the report`,
}));

/** To the host: measurements have opened a case. */
export const guaranteeOpened = letter(({ title, guestName }) => ({
  subject: msg`The wifi at ${title} is far slower than your listing says`,
  heading: msg`The wifi is far slower than promised`,
  text: msg`${guestName} measured the wifi at ${title} three times. It is under half of what your listing said. Until it's solved, the money of this stay waits.`,
  until: (by) =>
    msg`Please mend it by ${by}, agree, or say why you disagree. Without an answer, your guest may leave freely, or stays and gets a part of the nights back.`,
  action: msg`See the measurements`,
}));

/** To the guest: their measurements have opened a case. */
export const guaranteeMeasured = letter(({ title, hostName }) => ({
  subject: msg`The wifi at ${title} is far slower than promised`,
  heading: msg`You're covered by our work guarantee`,
  text: msg`Your three measurements at ${title} are under half of what the listing said. We've told ${hostName}.`,
  until: (by) => msg`They have until ${by} to mend it. Measure again then.`,
  action: SEE_TRIP,
}));

/** To the guest: the guarantee holds. */
export const guaranteeGranted = letter(({ title }) => ({
  subject: msg`Leave ${title} freely, or stay for less`,
  heading: msg`It's your choice`,
  text: msg`The wifi at ${title} isn't what was promised. You can leave with everything unused refunded, or stay and get a part of the nights back.`,
  until: (by) => msg`Choose by ${by}. If you don't leave, you get the part of the nights back.`,
  action: msg`Choose`,
}));

/** To the host: the guarantee holds. */
export const guaranteeGrantedToHost = letter(({ title, guestName }) => ({
  subject: msg`${guestName} may leave ${title} freely`,
  heading: msg`The work guarantee applies`,
  text: msg`The wifi at ${title} wasn't mended in time. ${guestName} may leave with everything unused refunded, or stays and gets a part of the nights back.`,
  action: SEE_RESERVATION,
}));

/** To the guest: the host offers a part of the price. */
export const caseOffer = letter(({ title, hostName, amount }) => ({
  subject: msg`${hostName} offers you ${amount} back for ${title}`,
  heading: msg`Your host offers you ${amount} back`,
  text: msg`${hostName} answers your report about ${title} and offers you ${amount} back:`,
  until: (by) =>
    msg`Accept or decline by ${by}. If you say nothing, the amount is refunded and the report is closed.`,
  action: msg`See the offer`,
}));

/** To the guest: the host says that it is mended. */
export const caseMended = letter(({ title, hostName }) => ({
  subject: msg`${hostName} says it's mended: ${title}`,
  heading: msg`Is it mended?`,
  text: msg`${hostName} answers your report about ${title}:`,
  until: (by) => msg`Tell us by ${by} if it isn't. If you say nothing, the report is closed.`,
  action: msg`Answer`,
}));

/** To the guest: an administrator will decide. */
export const caseReview = letter(({ title }) => ({
  subject: msg`We'll decide about your report: ${title}`,
  heading: msg`We'll decide`,
  text: msg`You and your host don't agree about ${title}, or your host hasn't answered. We read both sides and decide.`,
  action: SEE_TRIP,
}));

/** To the host: an administrator will decide. */
export const caseReviewToHost = letter(({ title }) => ({
  subject: msg`We'll decide about the report: ${title}`,
  heading: msg`We'll decide`,
  text: msg`You and your guest don't agree about ${title}, or you haven't answered. We read both sides and decide.`,
  action: SEE_RESERVATION,
}));

/** To the guest: the report is over. */
export const caseClosed = letter(({ title, amount, hasAmount }) => ({
  subject: msg`Your report about ${title} is closed`,
  heading: msg`Your report is closed`,
  text: hasAmount
    ? msg`${amount} of the price of ${title} is on its way back to you.`
    : msg`Your report about ${title} is closed.`,
  action: SEE_TRIP,
}));

/** To the host: the report is over. */
export const caseClosedToHost = letter(({ title, amount, hasAmount }) => ({
  subject: msg`The report about ${title} is closed`,
  heading: msg`The report is closed`,
  text: hasAmount
    ? msg`${amount} of the price of ${title} went back to your guest. The rest is yours as planned.`
    : msg`The report about ${title} is closed. The money of this stay is yours as planned.`,
  action: SEE_RESERVATION,
}));
