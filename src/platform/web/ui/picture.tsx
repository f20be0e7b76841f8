import type { CSSProperties } from 'react';
import { type PageScope, pageScope } from '../scope/page-scope.ts';
import { useHostLanguage } from './host-text.tsx';

export interface PictureProps {
  picture: { key: string; alt: string; placeholder: string };
  /** The `sizes` of the page's layout. */
  sizes: string;
  /** For the first picture of a page: fetched at once. */
  eager?: boolean;
  className?: string;
  style?: CSSProperties;
}

const WIDTHS = [480, 800, 1200];

function sourceSet(key: string, format: string): string {
  return WIDTHS.map((width) => `${pictureUrl(key, width, format)} ${width}w`).join(', ');
}

/** Address of one rendition: a path, or, where another host serves pictures, a whole one. */
export function pictureUrl(key: string, width: number, format: string): string {
  return `${pageScope().mediaUrl ?? ''}${toPath(key, width, format)}`;
}

/** The origins of pages and pictures. */
export type SiteOrigins = Pick<PageScope, 'origin'> & Partial<Pick<PageScope, 'mediaUrl'>>;

/** Whole address of one rendition, for what leaves the page. */
export function absolutePictureUrl(
  { mediaUrl, origin }: SiteOrigins,
  key: string,
  width: number,
  format: string,
): string {
  return `${mediaUrl ?? origin}${toPath(key, width, format)}`;
}

function toPath(key: string, width: number, format: string): string {
  return `/media/${encodeURIComponent(key)}/${width}.${format}`;
}

/** A 4:3 picture in the size that fits, over its placeholder; it never shifts the page. */
export function Picture({ picture, sizes, eager, className, style }: PictureProps) {
  const language = useHostLanguage();
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sourceSet(picture.key, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(picture.key, 'webp')} sizes={sizes} />
      <img
        src={pictureUrl(picture.key, 800, 'jpg')}
        alt={picture.alt}
        lang={picture.alt === '' ? undefined : language}
        width={1200}
        height={900}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        className={`aspect-4/3 w-full object-cover ${className ?? ''}`}
        style={{ background: picture.placeholder, ...style }}
      />
    </picture>
  );
}
