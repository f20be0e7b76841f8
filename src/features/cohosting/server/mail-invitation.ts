import { msg } from '@lingui/core/macro';
import { INVITATION_DAYS } from '#domain/co-hosts.ts';
import { todayIn } from '#domain/dates.ts';
import { BRAND } from '#platform/brand/brand.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { renderMail } from '#platform/server/mail/render-mail.ts';

/** An invitation to an address that may belong to no account yet. */
interface Invitation {
  readonly email: string;
  readonly hostName: string;
}

/**
 * Queues the mail of an invitation, in the language of who invites. One a day: who is invited, removed
 * and invited again isn't mailed each time.
 */
export async function mailInvitation(
  {
    db,
    actor,
    now,
    services,
    translate,
  }: Pick<SignedInContext, 'db' | 'actor' | 'now' | 'services' | 'translate'>,
  { email, hostName }: Invitation,
): Promise<void> {
  const content = {
    preheader: translate(msg`${hostName} would like you to help with hosting.`),
    heading: translate(msg`Host with ${hostName}`),
    paragraphs: [
      translate(msg`${hostName} would like you to help with hosting on ${BRAND.name}.`),
      translate(
        msg`Log in or sign up with this email address, and accept within ${INVITATION_DAYS} days. If you don't know ${hostName}, ignore this email.`,
      ),
    ],
    action: {
      label: translate(msg`See the invitation`),
      url: `${services.config.http.publicUrl}/co-hosts`,
    },
  };
  await queueMail(db, services.jobs, {
    key: `co-host:${actor.id}:${email}:${todayIn(now, 'UTC')}`,
    to: email,
    locale: translate.locale,
    template: 'cohosting.invitation',
    subject: translate(msg`${hostName} invites you to host together`),
    ...renderMail({ quotes: [], ...content }, translate),
  });
}
