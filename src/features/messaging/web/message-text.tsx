import { Plural, Trans } from '@lingui/react/macro';
import { useMixedText } from '#market/page/index.web.ts';
import { MessageParts } from '#platform/web/ui/redacted-text.tsx';
import type { Message } from '../contract.ts';

/**
 * The readable part of a message; of one without a text the number of its pictures. One without
 * either was deleted with its writer's account.
 */
export function MessageText({
  parts,
  pictures = [],
  isTranslated = false,
}: Pick<Message, 'parts'> &
  Partial<Pick<Message, 'pictures'>> & {
    /** Whether its reader's browser may translate it. */
    isTranslated?: boolean;
  }) {
  const read = useMixedText();
  if (parts.length > 0) {
    return (
      <MessageParts
        parts={parts.map((part) =>
          isTranslated && part.hidden === null ? { ...part, ...read(part.text) } : part,
        )}
      />
    );
  }
  if (pictures.length > 0) {
    return <Plural value={pictures.length} one="Picture" other="# pictures" />;
  }
  return (
    <em>
      <Trans>Deleted with the account</Trans>
    </em>
  );
}
