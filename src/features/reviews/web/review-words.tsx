import { Trans } from '@lingui/react/macro';
import { MixedParagraph } from '#market/page/index.web.ts';

/** The words of a guest's review, and the host's reply. */
export function ReviewWords({
  review: { text, reply },
  hostName,
}: {
  review: { readonly text: string; readonly reply: string | null };
  hostName: string;
}) {
  return (
    <>
      {text === '' ? null : <MixedParagraph className="mt-1">{text}</MixedParagraph>}
      {reply === null || reply === '' ? null : (
        <blockquote className="mt-3 border-line border-s-2 ps-4 text-soft">
          <p className="font-semibold text-sm">
            <Trans>{hostName} replied</Trans>
          </p>
          <MixedParagraph className="">{reply}</MixedParagraph>
        </blockquote>
      )}
    </>
  );
}
