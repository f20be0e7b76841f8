import { msg } from '@lingui/core/macro';
import { APPEAL_DAYS, type DecisionAct } from '#domain/decisions.ts';
import { mailRecipient } from '#features/accounts/index.server.ts';
import { BRAND } from '#platform/brand/brand.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/locales.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { type MailContent, renderMail } from '#platform/server/mail/render-mail.ts';
import type { Services, Translator } from '#platform/server/services.ts';
import { ACT_TEXTS, OWN_SUBJECTS, RULE_TEXTS } from '../labels/decision-texts.ts';
import type { Decision } from './store/decisions.ts';
import type { Report } from './store/items.ts';

/** A unit of work that queues mails. */
export interface MailWork {
  readonly db: Queryable;
  readonly services: Services;
}

/** Address of the statement of reasons of a decision. */
export function statementUrl({ config }: Pick<Services, 'config'>, token: string): string {
  return `${config.http.publicUrl}/statements/${token}`;
}

/**
 * To a reporter, with the reference. It repeats none of their text: otherwise strangers could send
 * messages to any address.
 */
function receiptMail(reference: string, translate: Translator): MailContent {
  return {
    heading: translate(msg`We got your report: ${reference}`),
    preheader: translate(msg`Someone will look at it, and we'll tell you what was decided.`),
    paragraphs: [
      translate(
        msg`Thank you for reporting this. Someone will look at it, and we'll tell you what was decided. We won't tell the person you reported that it was you.`,
      ),
      translate(
        msg`Didn't report anything? Someone probably mistyped their address, and you can ignore this email.`,
      ),
    ],
    facts: [{ label: translate(msg`Report reference`), value: reference }],
    footer: translate(
      msg`You're receiving this email because this address was entered in a report on ${BRAND.name}.`,
    ),
  };
}

function outcomeMail(reference: string, act: DecisionAct, translate: Translator): MailContent {
  return {
    heading: translate(msg`The outcome of your report: ${reference}`),
    preheader: translate(msg`We've looked at what you reported.`),
    paragraphs: [
      act === 'keep'
        ? translate(
            msg`We've looked at what you reported, and found nothing against our rules. It stays as it is.`,
          )
        : translate(
            msg`We've looked at what you reported, and acted on it. Thank you for helping to keep ${BRAND.name} safe.`,
          ),
    ],
    facts: [{ label: translate(msg`Report reference`), value: reference }],
    footer: translate(
      msg`You're receiving this email because this address was entered in a report on ${BRAND.name}.`,
    ),
  };
}

/** Address and language of a reporter; null once their account is deleted. */
async function findReporter(
  db: Queryable,
  { reporterId, reporterEmail, locale }: Report,
): Promise<{ email: string; locale: string } | null> {
  if (reporterEmail !== null) return { email: reporterEmail, locale };
  const recipient = reporterId === null ? null : await mailRecipient(db, reporterId);
  return recipient === null ? null : { email: recipient.email, locale: recipient.locale ?? locale };
}

async function mailReporter(
  { db, services }: MailWork,
  report: Report,
  template: 'receipt' | 'outcome',
  makeContent: (translate: Translator) => MailContent,
): Promise<void> {
  const reporter = await findReporter(db, report);
  if (reporter === null) return;
  const translate = services.translator(reporter.locale);
  const content = makeContent(translate);
  await queueMail(db, services.jobs, {
    key: `report-${template}:${report.id}`,
    to: reporter.email,
    locale: translate.locale,
    template: `trust.report-${template}`,
    subject: content.heading,
    ...renderMail(content, translate),
  });
}

export async function mailReceipt(work: MailWork, report: Report): Promise<void> {
  await mailReporter(work, report, 'receipt', (translate) =>
    receiptMail(report.reference, translate),
  );
}

export async function mailOutcome(work: MailWork, report: Report, act: DecisionAct): Promise<void> {
  await mailReporter(work, report, 'outcome', (translate) =>
    outcomeMail(report.reference, act, translate),
  );
}

/** To the owner: what was decided, why, by which rule, and how to object. */
export async function mailStatement(work: MailWork, decision: Decision): Promise<void> {
  const { db, services } = work;
  const owner = await mailRecipient(db, decision.ownerId);
  if (owner === null) return;
  const translate = services.translator(owner.locale ?? DEFAULT_LOCALE);
  const subject = translate(OWN_SUBJECTS[decision.subjectKind]);
  const content: MailContent = {
    heading: translate(msg`We've made a decision about something of yours`),
    preheader: translate(msg`What was decided, why, and how to appeal.`),
    paragraphs: [
      translate(ACT_TEXTS[decision.act]),
      ...(decision.words === '' ? [] : [decision.words]),
      translate(
        msg`A person decided this. If you think it's wrong, you can appeal once within ${APPEAL_DAYS} days.`,
      ),
    ],
    facts: [
      { label: translate(msg`What it's about`), value: subject },
      { label: translate(msg`Our rule`), value: translate(RULE_TEXTS[decision.rule]) },
    ],
    action: {
      label: translate(msg`Read the decision`),
      url: statementUrl(services, decision.token),
    },
  };
  await queueMail(db, services.jobs, {
    key: `moderation-statement:${decision.id}`,
    to: owner.email,
    locale: translate.locale,
    template: 'trust.statement',
    subject: content.heading,
    ...renderMail(content, translate),
  });
}

/** To the owner: what became of their objection. */
export async function mailAppealOutcome(work: MailWork, decision: Decision): Promise<void> {
  const { db, services } = work;
  const owner = await mailRecipient(db, decision.ownerId);
  if (owner === null) return;
  const translate = services.translator(owner.locale ?? DEFAULT_LOCALE);
  const words = decision.appealWords ?? '';
  const content: MailContent = {
    heading: translate(msg`We've decided on your appeal`),
    preheader: translate(msg`You can read the decision now.`),
    paragraphs: [
      decision.isGranted === true
        ? translate(msg`You were right: we've undone the decision.`)
        : translate(msg`We've looked at it again, and the decision stays.`),
      ...(words === '' ? [] : [words]),
    ],
    action: {
      label: translate(msg`Read the decision`),
      url: statementUrl(services, decision.token),
    },
  };
  await queueMail(db, services.jobs, {
    key: `moderation-appeal:${decision.id}`,
    to: owner.email,
    locale: translate.locale,
    template: 'trust.appeal',
    subject: content.heading,
    ...renderMail(content, translate),
  });
}
