import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import { directionFor } from '#platform/i18n/locales.ts';
import type { Translator } from '../services.ts';

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
  const { action, cover, stop, facts = [] } = content;
  for (const address of [action?.url, cover?.url, stop?.url, ...facts.map(({ url }) => url)]) {
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
  { heading, paragraphs, deadline, facts = [], action, stop }: MailContent,
  brand: string,
  footer: readonly string[],
): string {
  const blocks = [heading, ...paragraphs, ...(deadline === undefined ? [] : [deadline])];
  if (facts.length > 0)
    blocks.push(
      facts
        .map(({ label, value, url }) => `${label}: ${value}${url === undefined ? '' : `\n${url}`}`)
        .join('\n'),
    );
  if (action !== undefined) blocks.push(`${action.label}:\n${action.url}`);
  // The customary mark of a signature: mail programs can fold the text after it.
  const end = stop === undefined ? footer : [...footer, `${stop.label}: ${stop.url}`];
  blocks.push(`-- \n${brand}\n${end.join('\n')}`);
  return `${blocks.join('\n\n')}\n`;
}

/** The frame around the content of every mail. */
interface MailFrame {
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly brand: string;
  /** Origin of the product's pages; null where the mail has no links. */
  readonly origin: string | null;
  readonly linkHint: string;
  readonly footer: readonly string[];
}

// Mail programs support neither OKLCH nor variables: these are the product's colours in sRGB. The
// button is a darker ember than on the pages, for white text with a contrast of 5.2:1.
const PAPER = '#fdfaf4';
const CARD = '#ffffff';
const INK = '#261d16';
const QUIET = '#645850';
const LINE = '#e1ddd7';
const EMBER = '#bb4717';
const SANS = "'Instrument Sans',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

const DARK = `
@media (prefers-color-scheme: dark) {
  .paper { background: #1a1511 !important; }
  .card { background: #27201b !important; border-color: #413933 !important; }
  .ink, .ink a { color: #efebe4 !important; }
  .quiet, .quiet a { color: #b4aca4 !important; }
  .line { border-color: #413933 !important; }
}`;

/**
 * The HTML of a mail: tables and inline styles, which mail programs render alike. Every text is
 * escaped.
 */
function mailPage(content: MailContent, frame: MailFrame): string {
  const { preheader, heading, cover, paragraphs, deadline, facts = [], action } = content;
  // A quote may contain another; each text is looked for once, however many reservations share it.
  const distinct = new Map((content.quotes ?? []).map((quote) => [quote.text, quote]));
  const quotes = [...distinct.values()].toSorted((a, b) => b.text.length - a.text.length);
  const marked = (plain: string) => withQuotes(plain, quotes);
  const { locale, direction, brand, origin, linkHint, footer } = frame;
  const end = direction === 'rtl' ? 'left' : 'right';
  const start = direction === 'rtl' ? 'right' : 'left';
  const text = `font-family:${SANS};font-size:16px;line-height:24px;color:${INK};text-align:${start}`;
  const quiet = `font-family:${SANS};font-size:14px;line-height:20px;color:${QUIET};text-align:${start}`;
  const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

  const body = [
    `<h1 class="ink" style="margin:0 0 16px;${text};font-size:24px;line-height:30px;font-weight:600">${marked(heading)}</h1>`,
    ...paragraphs.map(
      (paragraph) => `<p class="ink" style="margin:0 0 16px;${text}">${marked(paragraph)}</p>`,
    ),
  ];
  if (deadline !== undefined) {
    body.push(
      `<p class="ink" style="margin:0 0 16px;${text};font-weight:700">${marked(deadline)}</p>`,
    );
  }
  if (facts.length > 0) {
    const rows = facts.map(({ label, value, isAmount = false, url }) => {
      const cell = `padding:10px 0;border-top:1px solid ${LINE};vertical-align:top`;
      return `<tr><td class="quiet line" width="40%" style="${cell};${quiet}">${renderLabel(label, url)}</td><td class="ink line" dir="auto" style="${cell};${text}${isAmount ? `;text-align:${end};white-space:nowrap;font-variant-numeric:tabular-nums` : ''}">${marked(value)}</td></tr>`;
    });
    body.push(
      `<table ${table} dir="${direction}" style="margin:8px 0 16px">${rows.join('')}</table>`,
    );
  }
  if (action !== undefined) {
    const url = escaped(action.url);
    body.push(
      `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td style="border-radius:999px;background:${EMBER}" bgcolor="${EMBER}"><a href="${url}" style="display:inline-block;padding:14px 28px;border-radius:999px;font-family:${SANS};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${escaped(action.label)}</a></td></tr></table>`,
      `<p class="quiet" style="margin:0;${quiet}">${escaped(linkHint)}<br><a href="${url}" dir="ltr" style="color:${QUIET};word-break:break-all">${url}</a></p>`,
    );
  }

  return `<!doctype html>
<html lang="${escaped(locale)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(heading)}</title>
<style>:root { color-scheme: light dark; }${DARK}
</style>
</head>
<body class="paper" dir="${direction}" style="margin:0;padding:0;background:${PAPER}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table ${table} class="paper" style="background:${PAPER}"><tr><td align="center" style="padding:32px 16px">
<table ${table} dir="${direction}" style="max-width:560px">
<tr><td class="ink" style="padding:0 8px 16px;${text};font-weight:600">${renderMark(origin, direction)}${escaped(brand)}</td></tr>
<tr><td class="card" style="padding:0;background:${CARD};border:1px solid ${LINE};border-radius:16px;overflow:hidden">
${renderCover(cover)}<table ${table} dir="${direction}"><tr><td style="padding:32px 28px">
${body.join('\n')}
</td></tr></table>
</td></tr>
<tr><td class="quiet" style="padding:20px 8px 0;${quiet}">${[...footer.map(escaped), ...renderStop(content.stop)].join('<br>')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function renderLabel(label: string, url: string | undefined): string {
  if (url === undefined) return escaped(label);
  return `<a href="${escaped(url)}" style="color:${QUIET};text-decoration:underline">${escaped(label)}</a>`;
}

function renderStop(stop: MailContent['stop']): string[] {
  return stop === undefined ? [] : [renderLabel(stop.label, stop.url)];
}

/** The product's mark before its name; a program that shows no pictures shows the name alone. */
function renderMark(origin: string | null, direction: MailFrame['direction']): string {
  if (origin === null) return '';
  const side = direction === 'rtl' ? 'left' : 'right';
  return `<img src="${escaped(origin)}/icon-192.png" width="28" height="28" alt="" style="display:inline-block;margin-${side}:10px;border:0;border-radius:8px;vertical-align:middle">`;
}

function renderCover(cover: MailContent['cover']): string {
  if (cover === undefined) return '';
  return `<img src="${escaped(cover.url)}" width="558" height="240" alt="${escaped(cover.alt)}"${renderLanguage(cover.language)} style="display:block;width:100%;max-width:100%;height:240px;object-fit:cover;border:0;border-radius:15px 15px 0 0">`;
}

/** A text as HTML that marks the language of its quotes. */
function withQuotes(text: string, [quote, ...others]: readonly MailQuote[]): string {
  if (quote === undefined) return lines(text);
  const parts = quote.text === '' ? [text] : text.split(quote.text);
  return parts
    .map((part) => withQuotes(part, others))
    .join(`<span${renderLanguage(quote.language)} dir="auto">${lines(quote.text)}</span>`);
}

function renderLanguage(language: string | undefined): string {
  return language === undefined ? '' : ` lang="${escaped(language)}"`;
}

function lines(text: string): string {
  return escaped(text).replaceAll('\n', '<br>');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** A row of the small table of a mail. */
export interface MailFact {
  readonly label: string;
  readonly value: string;
  /** An amount of money: amounts are aligned digit under digit. */
  readonly isAmount?: boolean;
  /** The page that its label leads to. */
  readonly url?: string;
}

/** A text by a user within a mail, such as a listing's title. */
export interface MailQuote {
  readonly text: string;
  /** A tag of BCP 47; undefined where it is the mail's. */
  readonly language: string | undefined;
}

/** The content of a mail, already in the language of its reader. Plain text throughout. */
export interface MailContent {
  /** Follows the subject in a mailbox's list; not shown in the mail itself. */
  readonly preheader: string;
  readonly heading: string;
  /**
   * Picture of its subject, as wide as the mail; `url` is of a JPEG, which every mail program
   * supports.
   */
  readonly cover?:
    | { readonly url: string; readonly alt: string; readonly language?: string | undefined }
    | undefined;
  readonly paragraphs: readonly string[];
  /** Deadline of the reader's action; set in bold. */
  readonly deadline?: string | undefined;
  /** A small table, such as dates, place and total. */
  readonly facts?: readonly MailFact[];
  /** The one thing to do next. */
  readonly action?: { readonly label: string; readonly url: string };
  /**
   * The quotes in these texts that are in another language; the HTML marks them wherever they
   * occur.
   */
  readonly quotes?: readonly MailQuote[];
  /** Why the reader gets it; a general sentence by default. */
  readonly footer?: string;
  /** Where the reader ends mails of this kind. */
  readonly stop?: { readonly label: string; readonly url: string };
}
