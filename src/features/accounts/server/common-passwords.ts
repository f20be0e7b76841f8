import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Translator } from '#platform/server/services.ts';

/** Characters around the product's name that make a password no better. */
const NOT_LETTERS = /[^\p{L}]/gu;

let commonest: Promise<ReadonlySet<string>> | undefined;

/** Some 49,000 passwords of public leaks, the most common first; read on first use. */
function readCommonest(): Promise<ReadonlySet<string>> {
  commonest ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  );
  return commonest;
}

/**
 * Refuses a new password that attackers try first: one of the most common, the product's name with
 * other characters around it, or a published one.
 *
 * @param field the form's field of the password
 * @param published the password of the demo accounts
 * @throws Problem `invalid-input` at the field
 */
export async function refuseCommonPassword(
  password: string,
  field: string,
  translate: Translator,
  published: string | undefined,
): Promise<void> {
  const plain = password.normalize('NFKC').toLowerCase();
  const isCommon =
    plain === published ||
    plain.replace(NOT_LETTERS, '') === BRAND.name.toLowerCase() ||
    (await readCommonest()).has(plain);
  if (!isCommon) return;
  throw new Problem('invalid-input', {
    fields: {
      [field]: translate(msg`This password is too common. Choose one that's harder to guess.`),
    },
  });
}
