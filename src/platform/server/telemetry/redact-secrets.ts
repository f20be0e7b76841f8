/**
 * Patterns of secret keys and tokens: those of Stripe, Duffel, Google, GitHub and AWS, of an
 * `Authorization` header, and of a query.
 */
const SECRETS: readonly (readonly [pattern: RegExp, kept: string])[] = [
  [/\b(?:sk|rk|pk|whsec|ek|pi|seti|cs)_(?:test_|live_)?[\w-]{8,}/g, ''],
  [/\bduffel_(?:test|live)_[\w-]+/g, ''],
  [/\bAIza[\w-]{20,}/g, ''],
  [/\b(?:gh[pousr]_|github_pat_)\w{20,}/g, ''],
  [/\bAKIA[A-Z0-9]{16}\b/g, ''],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{6,}/gi, '$1 '],
  [/\b(key|token|secret|password|signature|access_token|client_secret)=[^&\s"']+/gi, '$1='],
];

/**
 * A text without parts that look like a key or a token: the other side may have echoed its input.
 */
export function redactSecrets(text: string): string {
  return SECRETS.reduce((left, [pattern, kept]) => left.replace(pattern, `${kept}[secret]`), text);
}
