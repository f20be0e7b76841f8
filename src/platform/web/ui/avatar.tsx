import { pictureUrl } from './picture.tsx';

/** A person's portrait, or their initial. Decorative: the name stands beside it. */
export function Avatar({
  person,
  size,
}: {
  person: { name: string; image: string | null };
  size: number;
}) {
  const style = { width: size, height: size };
  if (person.image !== null) {
    const source = person.image.startsWith('http')
      ? person.image
      : pictureUrl(person.image, 480, 'webp');
    return (
      <img
        src={source}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        className="rounded-pill bg-sunken object-cover"
        style={style}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="grid place-items-center rounded-pill bg-pine-tint font-semibold text-pine"
      style={style}
    >
      {person.name.slice(0, 1).toUpperCase() || '?'}
    </span>
  );
}
