import { useEffect, useState } from 'react';
import { cutShare, findFaults, type PhotoFault } from './photo-quality.ts';

/** Findings of this browser about a photo. */
export interface PhotoNotes {
  readonly faults: readonly PhotoFault[];
  /** Percent that a card cuts off; 0 for little. */
  readonly cut: number;
}

const NOTHING: PhotoNotes = { faults: [], cut: 0 };
/** Width at which photos are compared. */
const WIDTH = 480;
const known = new Map<string, Promise<PhotoNotes>>();

/**
 * Measures a stored photo, in this browser, once. Its renditions are measured and never the file
 * itself, whose size may be anything.
 *
 * @param url of an upload; '' while there is none
 */
export function usePhotoNotes(url: string): PhotoNotes {
  const [notes, setNotes] = useState(NOTHING);
  useEffect(() => {
    if (url === '') return;
    let isStale = false;
    const coming = known.get(url) ?? measure(url);
    known.set(url, coming);
    coming.then(
      (found) => {
        if (!isStale) setNotes(found);
      },
      () => {
        // Without a measure there is no advice; the next time tries again.
        known.delete(url);
      },
    );
    return () => {
      isStale = true;
    };
  }, [url]);
  return notes;
}

async function measure(url: string): Promise<PhotoNotes> {
  const image = new Image();
  // A hosting service's pictures can only be read where it allows that.
  image.crossOrigin = 'anonymous';
  image.src = url;
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  const width = Math.min(WIDTH, naturalWidth);
  const height = Math.max(1, Math.round((naturalHeight * width) / naturalWidth));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return NOTHING;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  const pixels = context.getImageData(0, 0, width, height);
  return {
    faults: findFaults(pixels, naturalWidth),
    cut: cutShare(naturalWidth, naturalHeight),
  };
}
