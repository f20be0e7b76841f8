import { Plural, Trans } from '@lingui/react/macro';
import { MessageParts } from '#platform/web/ui/redacted-text.tsx';
import type { Message } from '../contract.ts';

/**
 * The readable part of a message; of one without a text the number of its pictures. One without
 * either was deleted with its writer's account.
 */
export function MessageText({
  parts,
  pictures = [],
}: Pick<Message, 'parts'> & Partial<Pick<Message, 'pictures'>>) {
  if (parts.length > 0) return <MessageParts parts={parts} />;
  if (pictures.length > 0) {
    return <Plural value={pictures.length} one="Picture" other="# pictures" />;
  }
  return (
    <em>
      <Trans>Deleted with the account</Trans>
    </em>
  );
}
