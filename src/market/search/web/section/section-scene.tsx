/**
 * The picture at the head of a section, drawn by `node scripts/draw-covers.js`. Where it lies behind the words it fades towards them, so that
 * they stand on a calm ground in either theme.
 */
export function SectionScene() {
  return (
    <img
      src="/covers/hero-community.avif"
      alt=""
      width={1200}
      height={514}
      decoding="async"
      className="absolute inset-0 size-full object-cover object-right lg:ltr:[mask-image:linear-gradient(to_right,transparent_22%,#000_62%)] lg:rtl:[mask-image:linear-gradient(to_left,transparent_22%,#000_62%)]"
    />
  );
}
