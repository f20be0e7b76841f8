import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { GUARANTEE_PERCENT } from '#domain/compensation.ts';
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
  /** Whose words follow the text, where the text doesn't say so. */
  readonly wordsOf?: MessageDescriptor;
  /** The sentence about a deadline, in the reader's zone; only sent where there is one. */
  readonly until?: (by: string) => MessageDescriptor;
  readonly action: MessageDescriptor;
}

const SEE_TRIP = msg`See your trip`;
const SEE_RESERVATION = msg`See the reservation`;
const GUESTS_ANSWER = msg`Your guest's answer:`;
const HOSTS_ANSWER = msg`Your host's answer:`;
const OUR_REASON = msg`Our reason:`;

/** An email with the words that the other side, or an administrator, wrote. */
function letter(toLetter: (facts: LetterFacts) => Letter): MailTemplate {
  return (facts) => {
    const { translate, reason, reservation, guestName, hostName, url } = facts;
    const by = getDetailInstant(facts, 'answerBy') ?? getDetailInstant(facts, 'leaveFreelyUntil');
    const { subject, heading, text, wordsOf, until, action } = toLetter({
      title: reservation.listingTitle,
      guestName,
      hostName,
      amount: shownCents(facts, 'amount'),
      hasAmount: getDetailCents(facts, 'amount') > 0,
      given: shownCents(facts, 'given'),
      isWhole: getDetailCents(facts, 'given') === getDetailCents(facts, 'amount'),
      isDecided: facts.details.step === 'decide',
      percent: percentFormat(translate.locale).format(GUARANTEE_PERCENT / 100),
    });
    const first = translate(text);
    return {
      subject: translate(subject),
      preheader: first,
      heading: translate(heading),
      paragraphs: [
        first,
        ...(reason === null || reason === ''
          ? []
          : [...(wordsOf === undefined ? [] : [translate(wordsOf)]), reason]),
      ],
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
  /** Whether all that was claimed is given. */
  readonly isWhole: boolean;
  /** Whether an administrator's decision has ended the report. */
  readonly isDecided: boolean;
  /** The part of the nights that the guarantee gives back, as the reader writes it. */
  readonly percent: string;
}

const percentFormat = (locale: string) => new Intl.NumberFormat(locale, { style: 'percent' });

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
  until: (by) => msg`Please agree or disagree by ${by}. If you don't answer by then, we'll decide.`,
  action: msg`See the claim`,
}));

/** To the host: the guest agrees to the claim. */
export const claimAgreed = letter(({ title, guestName, amount }) => ({
  subject: msg`${guestName} agrees: ${amount} of the deposit for ${title} is yours`,
  heading: msg`Your guest agrees`,
  text: msg`${guestName} agrees to your claim of ${amount}. You'll find the money in your earnings.`,
  wordsOf: GUESTS_ANSWER,
  action: SEE_RESERVATION,
}));

/** To the host: the guest disagrees with the claim. */
export const claimRefused = letter(({ title, guestName, amount }) => ({
  subject: msg`${guestName} disagrees with your claim for ${title}`,
  heading: msg`Your guest disagrees`,
  text: msg`${guestName} disagrees with your claim of ${amount}. We'll hear both sides and decide.`,
  wordsOf: GUESTS_ANSWER,
  action: SEE_RESERVATION,
}));

/** To the guest: an administrator has decided the claim. */
export const claimDecided = letter(({ title, amount, given, isWhole }) => ({
  subject: msg`Our decision about the claim on your deposit for ${title}`,
  heading: msg`We've made a decision`,
  text: isWhole
    ? msg`Your host claimed ${amount} of your deposit and gets all of it.`
    : msg`Your host claimed ${amount} of your deposit and gets ${given}. The rest is refunded to you.`,
  wordsOf: OUR_REASON,
  action: SEE_TRIP,
}));

/** To the host: an administrator has decided the claim. */
export const claimDecidedToHost = letter(({ title, amount, given }) => ({
  subject: msg`Our decision about your claim for ${title}`,
  heading: msg`We've made a decision`,
  text: msg`You claimed ${amount} and get ${given}.`,
  wordsOf: OUR_REASON,
  action: SEE_RESERVATION,
}));

/** To the host: the guest reports a problem. */
export const caseOpened = letter(({ title, guestName }) => ({
  subject: msg`${guestName} reported a problem with ${title}`,
  heading: msg`Your guest has a problem`,
  text: msg`${guestName} reported a problem with ${title}. Your money for this reservation is on hold until it's solved. The report:`,
  until: (by) =>
    msg`Please answer by ${by}: offer a refund, fix the problem, or tell us why you disagree. If you don't answer by then, we'll decide.`,
  action: msg`Answer the report`,
}));

/** To the host: measurements have opened a case. */
export const guaranteeOpened = letter(({ title, guestName, percent, amount }) => ({
  subject: msg`The wifi at ${title} is far slower than your listing says`,
  heading: msg`The wifi is far slower than promised`,
  text: msg`${guestName} measured the wifi at ${title} three times: it's less than half as fast as your listing says. Your money for this stay is on hold until it's solved.`,
  until: (by) =>
    msg`Please answer by ${by}: fix the wifi, agree, or tell us why you disagree. If you don't answer by then, your guest can leave and get everything unused refunded, or stay and get ${percent} of the price of the nights refunded: ${amount}.`,
  action: msg`See the measurements`,
}));

/** To the guest: their measurements have opened a case. */
export const guaranteeMeasured = letter(({ title, hostName, percent, amount }) => ({
  subject: msg`The wifi at ${title} is far slower than promised`,
  heading: msg`You're covered by our work guarantee`,
  text: msg`By your three measurements, the wifi at ${title} is less than half as fast as the listing says. We've told ${hostName}. If it isn't fixed, you can leave and get everything unused refunded, or stay and get ${percent} of the price of the nights refunded: ${amount}.`,
  until: (by) =>
    msg`They have until ${by} to answer. Once the wifi is fixed, please measure again.`,
  action: SEE_TRIP,
}));

/** To the guest: the guarantee holds. */
export const guaranteeGranted = letter(({ title, percent, amount }) => ({
  subject: msg`You can leave ${title} with a refund, or stay for less`,
  heading: msg`It's your choice`,
  text: msg`The wifi at ${title} isn't what was promised. You can leave and get everything unused refunded, or stay and get ${percent} of the price of the nights refunded: ${amount}.`,
  wordsOf: HOSTS_ANSWER,
  until: (by) => msg`Please choose by ${by}. If you don't, you stay and are refunded ${amount}.`,
  action: msg`Choose`,
}));

/** To the host: the guarantee holds. */
export const guaranteeGrantedToHost = letter(({ title, guestName, percent, amount }) => ({
  subject: msg`${guestName} can leave ${title} with a refund`,
  heading: msg`The work guarantee applies`,
  text: msg`The wifi at ${title} wasn't fixed in time. ${guestName} can leave and get everything unused refunded, or stay and get ${percent} of the price of the nights refunded: ${amount}.`,
  action: SEE_RESERVATION,
}));

/** To the guest: the host offers a part of the price. */
export const caseOffer = letter(({ title, hostName, amount }) => ({
  subject: msg`${hostName} offers you a refund of ${amount} for ${title}`,
  heading: msg`Your host offers you a refund of ${amount}`,
  text: msg`${hostName} answered your report about ${title} and offers you a refund of ${amount}:`,
  until: (by) =>
    msg`Please accept or decline by ${by}. If you don't, we'll refund this amount and close the report.`,
  action: msg`See the offer`,
}));

/** To the guest: the host says that it is mended. */
export const caseMended = letter(({ title, hostName }) => ({
  subject: msg`${hostName} says it's fixed: ${title}`,
  heading: msg`Is it fixed?`,
  text: msg`${hostName} answered your report about ${title}:`,
  until: (by) => msg`If it isn't, please tell us by ${by}. Otherwise, we'll close the report.`,
  action: msg`Answer`,
}));

/** To the guest: an administrator will decide. */
export const caseReview = letter(({ title }) => ({
  subject: msg`We'll decide on your report about ${title}`,
  heading: msg`We'll decide`,
  text: msg`You and your host don't agree about ${title}, or your host hasn't answered. We'll hear both sides and decide.`,
  wordsOf: HOSTS_ANSWER,
  action: SEE_TRIP,
}));

/** To the host: an administrator will decide. */
export const caseReviewToHost = letter(({ title }) => ({
  subject: msg`We'll decide on the report about ${title}`,
  heading: msg`We'll decide`,
  text: msg`You and your guest don't agree about ${title}, or you haven't answered. We'll hear both sides and decide.`,
  wordsOf: GUESTS_ANSWER,
  action: SEE_RESERVATION,
}));

/** To the guest: the report is over. */
export const caseClosed = letter(closedToGuest);

function closedToGuest({ title, amount, hasAmount }: LetterFacts): Letter {
  return {
    subject: msg`Your report about ${title} is closed`,
    heading: msg`Your report is closed`,
    text: hasAmount
      ? msg`Your refund of ${amount} for ${title} is on its way.`
      : msg`Your report about ${title} is closed.`,
    wordsOf: OUR_REASON,
    action: SEE_TRIP,
  };
}

/** To the guest: the report is over, and they may leave with everything unused back. */
export const caseClosedLeave = letter(({ title, ...facts }) => ({
  ...closedToGuest({ title, ...facts }),
  subject: msg`Your report about ${title} is closed: you can leave with a refund`,
  until: (by) => msg`You can leave until ${by} and get everything unused refunded.`,
}));

/** To the host: the report is over. */
export const caseClosedToHost = letter(closedToHost);

function closedToHost({ title, amount, hasAmount, isDecided }: LetterFacts): Letter {
  return {
    subject: msg`The report about ${title} is closed`,
    heading: msg`The report is closed`,
    text: hasAmount
      ? msg`Your guest is refunded ${amount} for ${title}. The rest is yours as planned.`
      : msg`The report about ${title} is closed. You'll be paid for this reservation as planned.`,
    wordsOf: isDecided ? OUR_REASON : GUESTS_ANSWER,
    action: SEE_RESERVATION,
  };
}

/** To the host: the report is over, and the guest may leave with everything unused back. */
export const caseClosedLeaveToHost = letter(({ title, amount, ...facts }) => ({
  ...closedToHost({ title, amount, ...facts }),
  subject: msg`The report about ${title} is closed: your guest can leave with a refund`,
  text: facts.hasAmount
    ? msg`Your guest is refunded ${amount} for ${title}. The rest is yours as planned if they stay.`
    : msg`The report about ${title} is closed. You'll be paid for this reservation as planned if your guest stays.`,
  until: (by) => msg`Your guest can leave until ${by} and get everything unused refunded.`,
}));
