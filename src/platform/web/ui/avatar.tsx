import { pictureUrl } from './picture.tsx';

/** Address of a portrait: that of a stored picture, or the address of one from elsewhere. */
export function portraitUrl(image: string): string {
  return image.startsWith('http') ? image : pictureUrl(image, 480, 'webp');
}

/** A person's portrait, or their initial. Decorative: the name is next to it. */
export function Avatar({
  person,
  size,
}: {
  person: { name: string; image: string | null };
  size: number;
}) {
  const style = { width: size, height: size };
  if (person.image !== null) {
    return (
      <img
        src={portraitUrl(person.image)}
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
