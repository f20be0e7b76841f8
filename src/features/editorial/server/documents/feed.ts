import { msg } from '@lingui/core/macro';
import type { Context } from 'hono';
import { BRAND } from '#platform/brand/brand.ts';
import type { AppEnv } from '#platform/server/http/caller.ts';
import type { Translator } from '#platform/server/services.ts';
import type { ContentNode, ContentPage } from '../../content-page.ts';
import { getPageAddress } from '../../site-pages.ts';

/** Seconds for which a document may be cached. */
export const FRESH_SECONDS = 3_600;

/** Responds with a document for machines; publicly cacheable for a while. */
export function sendDocument(
  c: Context<AppEnv>,
  type: string,
  body: string | ReadableStream<Uint8Array>,
): Response {
  c.header('content-type', `${type}; charset=utf-8`);
  c.header('cache-control', `public, max-age=${FRESH_SECONDS}`);
  return c.body(body);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for XML or HTML, for an element or a quoted attribute. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** An element around content that is already XML. */
export function element(
  name: string,
  content: string,
  attributes: Readonly<Record<string, string>> = {},
): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const open = `${name}${given.join('')}`;
  return content === '' ? `<${open}/>` : `<${open}>${content}</${name}>`;
}

interface Feed {
  /** Origin of the site. */
  readonly origin: string;
  /** The blog's own page. */
  readonly about: ContentPage | null;
  /** Newest first. */
  readonly pieces: readonly ContentPage[];
  readonly translate: Translator;
}

/** The blog as RSS 2.0, whole pieces in it, so that they can be read in the feed reader. */
export function renderFeed({ origin, about, pieces, translate }: Feed): string {
  // A language without pieces of its own gets English ones, and the feed is labelled so.
  const language = pieces[0]?.locale ?? about?.locale ?? 'en';
  const newest = pieces[0]?.date;
  const title = about?.title ?? translate(msg`Blog`);
  const channel = [
    element('title', escapeXml(`${BRAND.name} · ${title}`)),
    element('link', escapeXml(`${origin}/blog`)),
    element('description', escapeXml(about?.description ?? BRAND.tagline)),
    element('language', language),
    newest === undefined ? '' : element('lastBuildDate', formatRssDate(newest)),
    element('atom:link', '', {
      href: `${origin}/blog/feed.xml?lang=${language}`,
      rel: 'self',
      type: 'application/rss+xml',
    }),
    ...pieces.map((piece) => renderItem(piece, origin)),
  ];
  const feed = element(
    'rss',
    element('channel', channel.filter((each) => each !== '').join('\n')),
    {
      version: '2.0',
      'xmlns:atom': 'http://www.w3.org/2005/Atom',
      'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    },
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${feed}\n`;
}

function renderItem({ path, title, description, date, body }: ContentPage, origin: string): string {
  const address = `${origin}${getPageAddress(path)}`;
  return element(
    'item',
    [
      element('title', escapeXml(title)),
      element('link', escapeXml(address)),
      element('guid', escapeXml(address), { isPermaLink: 'true' }),
      date === undefined ? '' : element('pubDate', formatRssDate(date)),
      element('description', escapeXml(description)),
      element('content:encoded', escapeXml(contentHtml(body, origin))),
    ]
      .filter((each) => each !== '')
      .join('\n'),
  );
}

/** A day as RSS 2.0 writes it (RFC 822): midnight UTC. */
function formatRssDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}

const VOID = new Set(['br', 'hr']);

/**
 * A page's text as HTML for other sites and readers.
 *
 * @param origin put before links within this site
 */
function contentHtml(nodes: readonly ContentNode[], origin: string): string {
  return nodes
    .map((node) => (typeof node === 'string' ? escapeXml(node) : renderTag(node, origin)))
    .join('');
}

function renderTag(
  [tag, attributes, children]: Exclude<ContentNode, string>,
  origin: string,
): string {
  const given = Object.entries(attributes).map(([name, value]) => {
    const whole = name === 'href' && value.startsWith('/') ? `${origin}${value}` : value;
    return ` ${name}="${escapeXml(whole)}"`;
  });
  const open = `<${tag}${given.join('')}>`;
  return VOID.has(tag) ? open : `${open}${contentHtml(children, origin)}</${tag}>`;
}
