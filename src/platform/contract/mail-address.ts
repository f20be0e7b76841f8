import * as v from 'valibot';

/** Most octets of an address (RFC 5321 §4.5.3.1, without its angle brackets). */
const MAX_OCTETS = 254;
/** Longer texts aren't addresses, and are left unchanged. */
const MAX_TYPED = 1_000;

const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/**
 * Addresses that mail servers accept (RFC 5321 §4.1.2, a `Dot-string` before the `@`): atoms with
 * dots between them, 64 octets at most, and a domain of two labels or more whose last one is no
 * number. No part of it may be parsed as an encoded word (RFC 2047) in a header.
 */
const ADDRESS = new RegExp(
  `^(?=[^@]{1,64}@)(?![^@]*=\\?)${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+(?=[a-z0-9-]*[a-z])(?!.$)${LABEL}$`,
);

/**
 * A typed address as it is stored: without invisible characters, in small letters, its domain in
 * the letters of DNS (`xn--…`). So no letter beyond ASCII is left that looks like another: before
 * the `@` none is accepted, since few servers do.
 */
export function toMailAddress(text: string): string {
  if (text.length > MAX_TYPED) return text;
  const typed = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
  const at = typed.lastIndexOf('@');
  const domain = typed.slice(at + 1).replace(/[\u3002\uFF61]/g, '.');
  if (at < 0 || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return typed;
  try {
    return `${typed.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return typed;
  }
}

/** An address that a mail can be sent to. */
export const mailAddressSchema = v.pipe(
  v.string(),
  v.transform(toMailAddress),
  // The library's own pattern refuses addresses that exist, such as those with an apostrophe.
  { ...v.email<string>(), requirement: ADDRESS },
  v.maxLength(MAX_OCTETS),
);
