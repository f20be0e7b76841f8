import { Trans } from '@lingui/react/macro';

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
      {text === '' ? null : (
        <p dir="auto" className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
          {text}
        </p>
      )}
      {reply === null || reply === '' ? null : (
        <blockquote className="mt-3 border-line border-s-2 ps-4 text-soft">
          <p className="font-semibold text-sm">
            <Trans>{hostName} replied</Trans>
          </p>
          <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
            {reply}
          </p>
        </blockquote>
      )}
    </>
  );
}
