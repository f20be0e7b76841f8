import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTranslators } from '../i18n/translators.ts';
import { type MailContent, renderMail } from './render-mail.ts';

const { translator } = makeTranslators({}, 'http://localhost:3000');
const en = translator('en');

const content: MailContent = {
  preheader: 'Ana said yes',
  heading: 'Your stay is approved',
  paragraphs: ['Ana approved your request.', 'Pay within 24 hours\nto keep it.'],
  facts: [
    { label: 'Dates', value: '3–17 May' },
    { label: 'Total', value: '$1,240' },
  ],
  action: { label: 'Pay now', url: 'https://wayhearth.example/pay?a=1&b=2' },
};

describe('a mail', () => {
  it.each([
    ['heading', 'Your stay is approved', 'Your stay is approved</h1>'],
    ['each paragraph', 'Ana approved your request.', 'Ana approved your request.</p>'],
    ['line breaks', 'Pay within 24 hours\nto keep it.', 'Pay within 24 hours<br>to keep it.'],
    ['facts', 'Dates: 3–17 May\nTotal: $1,240', '>$1,240</td>'],
    [
      'the action',
      'Pay now:\nhttps://wayhearth.example/pay?a=1&b=2',
      'href="https://wayhearth.example/pay?a=1&amp;b=2"',
    ],
    [
      'why one gets it',
      'because you have a Wayhearth account',
      'because you have a Wayhearth account',
    ],
    ['whom to ask', 'hello@wayhearth.example', 'hello@wayhearth.example'],
  ])('says %s in both forms', (_, text, html) => {
    const mail = renderMail(content, en);
    expect(mail.text).toContain(text);
    expect(mail.html).toContain(html);
  });

  it('shows the mark, the cover, the deadline in bold and amounts under each other', () => {
    const { html, text } = renderMail(
      {
        ...content,
        cover: { url: 'https://wayhearth.example/media/a/1200.jpg', alt: 'The "blue" house' },
        deadline: 'Pay by Friday 8 PM.',
        facts: [
          { label: 'Dates', value: '3–17 May' },
          { label: 'Total', value: '$1,240.00', isAmount: true },
        ],
      },
      en,
    );
    expect(html).toContain('<img src="https://wayhearth.example/icon-192.png"');
    expect(html).toMatch(/1200\.jpg"[^>]*alt="The &quot;blue&quot; house"/);
    expect(html).toMatch(/font-weight:700">Pay by Friday 8 PM\.<\/p>/);
    expect(html).toMatch(/text-align:right[^>]*tabular-nums">\$1,240\.00</);
    expect(html).not.toMatch(/tabular-nums">3–17 May/);
    expect(text).toContain('Pay by Friday 8 PM.');
    expect(text).not.toContain('1200.jpg');
  });

  it('names the language of what it quotes, wherever that stands', () => {
    const quotes = [
      { text: 'Haus', language: 'de' },
      { text: 'Haus <am See>', language: 'de' },
    ];
    const { html, text } = renderMail(
      { ...content, heading: 'Haus <am See>', paragraphs: ['Haus, Haus <am See>\n!'], quotes },
      en,
    );
    const lake = '<span lang="de" dir="auto">Haus &lt;am See&gt;</span>';
    expect(html).toContain(`${lake}</h1>`);
    expect(html).toContain(`><span lang="de" dir="auto">Haus</span>, ${lake}<br>!</p>`);
    expect(text).toContain('Haus, Haus <am See>\n!');
  });

  it.each(['javascript:alert(1)', 'cover.jpg'])('takes no cover from %s', (url) => {
    expect(() => renderMail({ ...content, cover: { url, alt: '' } }, en)).toThrow(RangeError);
  });

  it('shows the preheader to the list of a mailbox alone', () => {
    const { text, html } = renderMail(content, en);
    expect(text).not.toContain('Ana said yes');
    expect(html).toMatch(/<div style="display:none[^>]*>Ana said yes/);
  });

  it('has no empty table and no button when there is nothing to put in', () => {
    const { facts, action, ...plain } = content;
    const { html, text } = renderMail(plain, en);
    expect(facts).toBeDefined();
    expect(html).not.toContain('href');
    expect(html).not.toContain('class="quiet line"');
    expect(text).not.toContain(action?.url);
  });

  it('takes its own footer', () => {
    const { text, html } = renderMail({ ...content, footer: 'You asked for this link.' }, en);
    for (const form of [text, html]) {
      expect(form).toContain('You asked for this link.');
      expect(form).not.toContain('because you have a');
    }
  });

  it.each([
    ['en', 'ltr', 'text-align:left'],
    ['de', 'ltr', 'text-align:left'],
    ['ar', 'rtl', 'text-align:right'],
  ])('in %s runs %s', (locale, direction, align) => {
    const { html } = renderMail(content, translator(locale));
    expect(html).toContain(`<html lang="${locale}" dir="${direction}">`);
    expect(html).toContain(align);
    expect(html).not.toContain(
      align === 'text-align:left' ? 'text-align:right' : 'text-align:left',
    );
  });

  it('has colours of its own in the dark', () => {
    const { html } = renderMail(content, en);
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '/relative', ''])(
    'refuses to lead to %j',
    (url) => {
      const hostile = { ...content, action: { label: 'Go', url } };
      expect(() => renderMail(hostile, en)).toThrow(RangeError);
    },
  );

  it('never lets a text become markup', () => {
    const skeleton = (html: string) => html.match(/<[^>]*>/g)?.length;
    const calm = skeleton(renderMail(filled('x'), en).html);
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'b', '/') }),
        (text) => {
          expect(skeleton(renderMail(filled(text), en).html)).toBe(calm);
        },
      ),
    );
    const { html } = renderMail(filled('<img src=x onerror="y">'), en);
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x onerror=&quot;y&quot;&gt;');
  });
});

function filled(text: string): MailContent {
  return {
    preheader: text,
    heading: text,
    paragraphs: [text],
    facts: [{ label: text, value: text }],
    action: { label: text, url: `https://wayhearth.example/?q=${text}` },
    footer: text,
  };
}
