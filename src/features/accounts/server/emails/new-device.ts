import { msg } from '@lingui/core/macro';
import { formatMoment } from '#platform/i18n/moments.ts';
import type { Translator } from '#platform/server/services.ts';
import type { SignInRequest } from '../auth/sign-in-request.ts';
import { describeBrowser } from '../describe-browser.ts';
import { issueLink } from '../mailed-links.ts';
import { pageUrl } from '../pages.ts';
import type { Account } from '../store/users.ts';
import { type AccountMail, queueAccountMail } from './account-emails.ts';

/** Mails the owner of an account about a sign-in with a browser that wasn't known to it. */
export async function mailNewDevice(
  account: Account,
  sessionId: string,
  { services, headers, address, now, translate: readers }: SignInRequest,
): Promise<void> {
  const translate = account.locale === null ? readers : services.translator(account.locale);
  const zone = account.preferences.timeZone ?? 'UTC';
  const { there } = formatMoment(now, {
    locale: translate.locale,
    zone,
    readerZone: null,
    day: 'with-year',
  });
  const { browser, system } = describeBrowser(headers.get('user-agent') ?? '');
  const device = [browser, system].filter((part) => part !== '').join(' · ');
  await services.database.transaction(async (tx) => {
    const link = { userId: account.id, subject: sessionId };
    const token = await issueLink(tx, 'end-session', link, now);
    const mail = newDeviceMail(translate, {
      device: device === '' ? translate(msg`Unknown browser`) : device,
      address,
      at: zone === 'UTC' ? `${there} UTC` : there,
      url: pageUrl(services.config, '/end-session', token),
    });
    await queueAccountMail(tx, services, mail, account, sessionId, translate);
  });
}

/** @param url ends the session */
function newDeviceMail(
  translate: Translator,
  { device, address, at, url }: { device: string; address: string; at: string; url: string },
): AccountMail {
  return {
    template: 'accounts.new-device',
    content: {
      heading: translate(msg`New login to your account`),
      preheader: `${device}, ${at}`,
      paragraphs: [
        translate(msg`Your account was just used to log in on a device we haven't seen before.`),
        translate(
          msg`If this was you, there's nothing to do. If it wasn't, log that device out and choose a new password.`,
        ),
      ],
      facts: [
        { label: translate(msg`Device`), value: device },
        { label: translate(msg`Time`), value: at },
        { label: translate(msg`Network address`), value: address },
      ],
      action: { label: translate(msg`Log that device out`), url },
    },
  };
}
