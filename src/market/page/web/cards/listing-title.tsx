/** A listing's title as its host wrote it, in its own language and direction. */
export function ListingTitle({
  listing: { title, language },
}: {
  listing: { readonly title: string; readonly language?: string | undefined };
}) {
  return <bdi lang={language}>{title}</bdi>;
}
