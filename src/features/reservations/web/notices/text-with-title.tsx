import { ListingTitle } from '#market/page/late.web.ts';

/** A sentence that a listing's title stands in, which is told in its own language. */
export function TextWithTitle({
  text,
  listing,
}: {
  text: string;
  listing: { readonly title: string; readonly language?: string | undefined };
}) {
  const { title, language } = listing;
  const at = text.indexOf(title);
  if (language === undefined || title === '' || at < 0) return <span>{text}</span>;
  return (
    <span>
      <span>{text.slice(0, at)}</span>
      <ListingTitle listing={listing} />
      <span>{text.slice(at + title.length)}</span>
    </span>
  );
}
