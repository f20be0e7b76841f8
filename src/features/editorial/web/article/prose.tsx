import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { createElement, type ReactElement, type ReactNode } from 'react';
import type { ContentNode } from '../../content-page.ts';

const LINK = 'font-medium text-ember underline decoration-1 underline-offset-4 hover:decoration-2';

/** A paragraph that consists of a link: it is large enough for a finger. */
const LONE_LINK = '[&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center';

/** Styles of a written page's elements; other elements have none. */
const LOOKS: Readonly<Record<string, string>> = {
  h2: 'mt-10 font-bold text-2xl wrap-anywhere first:mt-0',
  h3: 'mt-7 font-semibold text-xl',
  h4: 'mt-5 font-semibold text-lg',
  ul: 'list-disc space-y-2 ps-6 marker:text-ember',
  ol: 'list-decimal space-y-2 ps-6 marker:font-semibold marker:text-ember',
  li: 'ps-1',
  strong: 'font-semibold',
  blockquote: 'border-ember border-s-4 ps-5 text-soft',
  code: 'rounded bg-sunken px-1.5 py-0.5 text-[0.9em] wrap-anywhere',
  hr: 'my-4 border-line',
  thead: 'bg-sunken',
  tbody: 'divide-y divide-line',
  th: 'px-4 py-3 text-start font-semibold align-bottom',
  td: 'px-4 py-3 align-top first:font-medium',
};

/** A written text in its typography: lines of about 68 characters, room above each heading. */
export function Prose({ nodes }: { nodes: readonly ContentNode[] }) {
  return (
    <div className="grid max-w-[68ch] grid-cols-1 content-start gap-4 text-lg/8">
      {renderContent(nodes)}
    </div>
  );
}

/** A line of written text, such as a heading's, without a box of its own. */
export function InlineProse({ nodes }: { nodes: readonly ContentNode[] }) {
  return <>{renderContent(nodes)}</>;
}

function renderContent(nodes: readonly ContentNode[]): ReactElement[] {
  return nodes.map((node, at) => {
    // The text never changes its order while it is shown.
    const key = `${at}`;
    return typeof node === 'string' ? (
      <span key={key}>{node}</span>
    ) : (
      <Element key={key} node={node} />
    );
  });
}

function Element({ node }: { node: Exclude<ContentNode, string> }) {
  const [tag, attributes, children] = node;
  const content = children.length === 0 ? undefined : renderContent(children);
  if (tag === 'a') return <ContentLink href={attributes.href ?? ''}>{content}</ContentLink>;
  if (tag === 'table') return <WideTable>{content}</WideTable>;
  const className = tag === 'p' && isLink(children) ? LONE_LINK : LOOKS[tag];
  return createElement(tag, { ...attributes, className }, content);
}

/** Whether a paragraph is nothing but a link. */
function isLink(children: readonly ContentNode[]): boolean {
  const [only, ...others] = children;
  return others.length === 0 && typeof only === 'object' && only[0] === 'a';
}

/** A table scrolls inside its own box, never the page; the keyboard reaches the box. */
function WideTable({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <figure
      aria-label={t`Table`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keys.
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-raised"
    >
      <table className="w-full min-w-xl border-collapse text-base/6">{children}</table>
    </figure>
  );
}

function ContentLink({ href, children }: { href: string; children: ReactNode }) {
  const isPage = href.startsWith('/') && !/\.\w+$/.test(href);
  if (!isPage) {
    return (
      <a href={href} className={LINK}>
        {children}
      </a>
    );
  }
  const [to = '', hash] = href.split('#');
  return (
    <Link to={to} {...(hash === undefined ? {} : { hash })} className={LINK}>
      {children}
    </Link>
  );
}

/** Elements that separate words. */
const BLOCKS = new Set(['p', 'li', 'tr', 'th', 'td', 'blockquote', 'h2', 'h3', 'h4', 'br']);

/** The words of a piece of a page, without its elements. */
export function toPlainText(nodes: readonly ContentNode[]): string {
  return joinTexts(nodes).replace(/\s+/g, ' ').trim();
}

function joinTexts(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const [tag, , children] = node;
      return joinTexts(children) + (BLOCKS.has(tag) ? ' ' : '');
    })
    .join('');
}

/** A heading with the content below it, up to the next one of its rank. */
export interface ArticleSection {
  /** The anchor, the same in every language. */
  readonly id: string;
  readonly heading: readonly ContentNode[];
  readonly body: readonly ContentNode[];
}

/**
 * Splits a text at its headings of one rank.
 *
 * @returns `before`: the content above the first of them
 */
export function splitIntoSections(
  body: readonly ContentNode[],
  rank: 'h2' | 'h3',
): { readonly before: readonly ContentNode[]; readonly sections: readonly ArticleSection[] } {
  const before: ContentNode[] = [];
  const sections: { id: string; heading: readonly ContentNode[]; body: ContentNode[] }[] = [];
  for (const node of body) {
    if (typeof node !== 'string' && node[0] === rank) {
      sections.push({ id: node[1].id ?? '', heading: node[2], body: [] });
    } else (sections.at(-1)?.body ?? before).push(node);
  }
  return { before, sections };
}
