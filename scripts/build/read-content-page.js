import { lexer } from 'marked';

/**
 * A piece of a page: text, or an element with its attributes and what is inside.
 *
 * @typedef {string | [tag: string, attributes: Record<string, string>, children: ContentNode[]]} ContentNode
 */

/**
 * @typedef {object} ContentPage
 * @property {string} path without a slash in front, such as `guide/working-across-time-zones`
 * @property {string} locale
 * @property {string} title
 * @property {string} description
 * @property {string} [date] of publication, YYYY-MM-DD
 * @property {number} [order] in a list
 * @property {number} [minutes] of reading
 * @property {string} [kind]
 * @property {ContentNode[]} body
 */

const TEXTS = new Set(['title', 'description', 'date', 'kind']);
const NUMBERS = new Set(['order', 'minutes']);

/**
 * Reads a page out of Markdown. What a page can't show (raw HTML, pictures) is refused, so that it
 * fails the build and not the reader.
 *
 * @param {object} file
 * @param {string} file.path of the page on the site
 * @param {string} file.locale
 * @param {string} file.text the Markdown
 * @param {string} file.source the same page in English, which names the anchors of the headings
 * @returns {ContentPage}
 * @throws Error naming the page and what is wrong with it
 */
export function readContentPage({ path, locale, text, source }) {
  try {
    const { about, markdown } = splitFrontMatter(text);
    const anchors = anchorsOf(splitFrontMatter(source).markdown);
    const body = blocksOf(lexer(markdown), anchors);
    if (anchors.length > 0)
      throw new Error(`lacks the heading "${anchors[0]}" of the English page`);
    return { path, locale, ...about, body };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`content/${locale}/${path}.md: ${reason}`, { cause: error });
  }
}

/**
 * @param {string} text
 * @returns {{ about: Omit<ContentPage, 'path' | 'locale' | 'body'>, markdown: string }}
 */
function splitFrontMatter(text) {
  const [whole, head] = /^---\n([\s\S]*?)\n---\n/.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (whole === undefined || head === undefined) throw new Error('has no front matter');
  /** @type {Record<string, string | number>} */
  const about = {};
  for (const line of head.split('\n')) {
    const [, name, value] = /^(\w+): (.+)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`can't read "${line}"`);
    if (TEXTS.has(name)) about[name] = value.trim();
    else if (NUMBERS.has(name)) about[name] = Number(value);
    else throw new Error(`doesn't know "${name}"`);
  }
  const { title, description } = about;
  if (typeof title !== 'string' || typeof description !== 'string') {
    throw new Error('needs a title and a description');
  }
  const markdown = text.replaceAll('\r\n', '\n').slice(whole.length);
  return { about: { ...about, title, description }, markdown };
}

/**
 * Anchors of a page's headings in their order: made of the English words, so that a link to a
 * part of a page leads there in every language.
 *
 * @param {string} markdown
 * @returns {string[]}
 */
function anchorsOf(markdown) {
  /** @type {string[]} */
  const anchors = [];
  for (const token of lexer(markdown)) {
    if (token.type !== 'heading') continue;
    const words = plainText(inlineOf(token.tokens ?? []))
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z0-9\s-]/g, '')
      .trim()
      .replace(/[\s-]+/g, '-');
    const again = anchors.filter((anchor) => anchor.replace(/-\d+$/, '') === words).length;
    anchors.push(again === 0 ? words : `${words}-${again + 1}`);
  }
  return anchors;
}

/**
 * @param {import('marked').Token[]} tokens
 * @param {string[]} anchors those not given out yet; taken from the front
 * @returns {ContentNode[]}
 */
function blocksOf(tokens, anchors) {
  return tokens.flatMap((token) => {
    switch (token.type) {
      case 'space':
        return [];
      case 'heading': {
        const id = anchors.shift();
        if (id === undefined) throw new Error(`has a heading more than English: "${token.text}"`);
        // The page's title is its only h1.
        if (token.depth < 2 || token.depth > 4) throw new Error(`"${token.text}" is no h2 to h4`);
        return [[`h${token.depth}`, { id }, inlineOf(token.tokens ?? [])]];
      }
      case 'paragraph':
        return [['p', {}, inlineOf(token.tokens ?? [])]];
      // A line of a tight list.
      case 'text':
        return token.tokens === undefined ? [token.text] : inlineOf(token.tokens);
      case 'list':
        return [listOf(/** @type {import('marked').Tokens.List} */ (token), anchors)];
      case 'blockquote':
        return [['blockquote', {}, blocksOf(token.tokens ?? [], anchors)]];
      case 'table':
        return [tableOf(/** @type {import('marked').Tokens.Table} */ (token))];
      case 'hr':
        return [['hr', {}, []]];
      case 'code':
        return [['pre', {}, [['code', {}, [token.text]]]]];
      default:
        throw new Error(`can't show "${token.raw.trim().slice(0, 60)}" (${token.type})`);
    }
  });
}

/**
 * @param {import('marked').Tokens.List} list
 * @param {string[]} anchors
 * @returns {ContentNode}
 */
function listOf({ ordered, start, items }, anchors) {
  /** @type {Record<string, string>} */
  const attributes = ordered && start !== '' && start !== 1 ? { start: String(start) } : {};
  return [
    ordered ? 'ol' : 'ul',
    attributes,
    items.map(({ tokens }) => ['li', {}, blocksOf(tokens, anchors)]),
  ];
}

/**
 * @param {import('marked').Tokens.Table} table
 * @returns {ContentNode}
 */
function tableOf({ header, rows }) {
  /** @type {(cells: import('marked').Tokens.TableCell[], tag: string) => ContentNode} */
  const rowOf = (cells, tag) => [
    'tr',
    {},
    cells.map(({ tokens }) => [tag, tag === 'th' ? { scope: 'col' } : {}, inlineOf(tokens)]),
  ];
  return [
    'table',
    {},
    [
      ['thead', {}, [rowOf(header, 'th')]],
      ['tbody', {}, rows.map((cells) => rowOf(cells, 'td'))],
    ],
  ];
}

/**
 * @param {import('marked').Token[]} tokens
 * @returns {ContentNode[]}
 */
function inlineOf(tokens) {
  return joined(
    tokens.map((token) => {
      switch (token.type) {
        case 'text':
        case 'escape':
          return token.text;
        case 'strong':
        case 'em':
        case 'del':
          return [token.type, {}, inlineOf(token.tokens ?? [])];
        case 'codespan':
          return ['code', {}, [token.text]];
        case 'br':
          return ['br', {}, []];
        case 'link':
          return ['a', { href: hrefOf(token.href) }, inlineOf(token.tokens ?? [])];
        default:
          throw new Error(`can't show "${token.raw}" (${token.type})`);
      }
    }),
  );
}

/** @param {string} href */
function hrefOf(href) {
  if (!/^(?:\/(?!\/)|#|https:\/\/|mailto:)/.test(href)) throw new Error(`links to "${href}"`);
  return href;
}

/**
 * Texts beside each other become one.
 *
 * @param {ContentNode[]} nodes
 * @returns {ContentNode[]}
 */
function joined(nodes) {
  /** @type {ContentNode[]} */
  const result = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (typeof node === 'string' && typeof last === 'string') {
      result[result.length - 1] = last + node;
    } else result.push(node);
  }
  return result;
}

/**
 * @param {ContentNode[]} nodes
 * @returns {string}
 */
function plainText(nodes) {
  return nodes.map((node) => (typeof node === 'string' ? node : plainText(node[2]))).join('');
}
