import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import { directionFor } from '#platform/i18n/locales.ts';
import type { Translator } from '../services.ts';
import type { MailContent, MailQuote } from './mail-content.ts';
import { mailPage } from './mail-page.ts';

export type { MailContent, MailFact, MailQuote } from './mail-content.ts';

/**
 * Text and HTML of a mail, from one description.
 *
 * @param translate the reader's language; determines the direction too
 * @throws RangeError when an address is not http(s)
 */
export function renderMail(
  content: MailContent,
  translate: Translator,
): { text: string; html: string } {
  const { action, cover } = content;
  for (const address of [action?.url, cover?.url]) {
    if (address !== undefined && !/^https?:$/.test(URL.parse(address)?.protocol ?? '')) {
      throw new RangeError(`not a web address: ${address}`);
    }
  }
  const frame = {
    locale: translate.locale,
    direction: directionFor(translate.locale),
    brand: BRAND.name,
    // Origin of the product, and of its mark; a mail without an action is of text alone.
    origin: action === undefined ? null : new URL(action.url).origin,
    linkHint: translate(msg`If the button doesn't work, open this link:`),
    footer: [
      content.footer ??
        translate(msg`You're receiving this email because you have a ${BRAND.name} account.`),
      translate(msg`Questions? Write to ${BRAND.supportEmail}.`),
    ],
  };
  return { text: plainText(content, frame.brand, frame.footer), html: mailPage(content, frame) };
}

/**
 * The quotes in a mail whose author wrote in another language than its reader's.
 *
 * @param language a tag of BCP 47; undefined where it is the reader's
 */
export function quotesIn(language: string | undefined, texts: readonly string[]): MailQuote[] {
  return language === undefined ? [] : texts.map((text) => ({ text, language }));
}

function plainText(
  { heading, paragraphs, deadline, facts = [], action }: MailContent,
  brand: string,
  footer: readonly string[],
): string {
  const blocks = [heading, ...paragraphs, ...(deadline === undefined ? [] : [deadline])];
  if (facts.length > 0)
    blocks.push(facts.map(({ label, value }) => `${label}: ${value}`).join('\n'));
  if (action !== undefined) blocks.push(`${action.label}:\n${action.url}`);
  // The customary mark of a signature: mail programs can fold the text after it.
  blocks.push(`-- \n${brand}\n${footer.join('\n')}`);
  return `${blocks.join('\n\n')}\n`;
}
