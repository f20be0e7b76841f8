/** Replies that one person can save. */
export const MAX_SAVED_REPLIES = 50;
export const SAVED_REPLY_TITLE = { min: 1, max: 60 } as const;

/** Facts of a conversation that a reply names as `{guest}`, `{dates}` and `{code}`. */
export const REPLY_FACTS = ['guest', 'dates', 'code'] as const;
export type ReplyFact = (typeof REPLY_FACTS)[number];

/** As a placeholder is written; a pair of braces around nothing or too much is text. */
const PLACEHOLDER = /\{([^{}\n]{1,40})\}/g;

function isFact(word: string): word is ReplyFact {
  return (REPLY_FACTS as readonly string[]).includes(word);
}

/** Placeholders of a text that stand for no fact, as they are written, each once. */
export function findUnknownPlaceholders(text: string): string[] {
  const unknown = [...text.matchAll(PLACEHOLDER)].filter(([, word = '']) => !isFact(word));
  return [...new Set(unknown.map(([written]) => written))];
}

/** The facts that a text names. */
export function findNamedFacts(text: string): ReplyFact[] {
  const named = new Set([...text.matchAll(PLACEHOLDER)].map(([, word]) => word));
  return REPLY_FACTS.filter((fact) => named.has(fact));
}

/**
 * A reply with its placeholders filled. One whose fact isn't known stays as it is written.
 *
 * @returns with the facts that the text names and that aren't known
 */
export function fillReply(
  text: string,
  facts: Readonly<Record<ReplyFact, string | null>>,
): { readonly text: string; readonly missing: readonly ReplyFact[] } {
  const missing = new Set<ReplyFact>();
  const filled = text.replace(PLACEHOLDER, (written, word: string) => {
    if (!isFact(word)) return written;
    const fact = facts[word];
    if (fact === null) missing.add(word);
    return fact ?? written;
  });
  return { text: filled, missing: REPLY_FACTS.filter((fact) => missing.has(fact)) };
}
