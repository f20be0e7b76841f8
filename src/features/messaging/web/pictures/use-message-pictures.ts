import { useState, useSyncExternalStore } from 'react';
import { MAX_MESSAGE_PICTURES } from '#domain/message-pictures.ts';
import {
  type PreviewedUploads,
  sendMessagePicture,
  usePreviewedUploads,
} from '#market/hosting/index.web.ts';

/** A picture of a message that is being sent. */
export interface OutgoingPicture {
  /** Of its upload. */
  readonly key: string;
  /** Its address in this browser. */
  readonly preview: string | null;
}

/** The pictures of a message while it is written. */
export interface MessagePictures extends PreviewedUploads {
  /** Whether some are there, in whichever state. */
  readonly isSome: boolean;
  /** The reason why the message can't be sent, once its writer has tried; null without. */
  readonly obstacle: 'uploading' | 'failed' | null;
  /** The pictures for the message, after which there are none; null while something is in the way. */
  take(): readonly OutgoingPicture[] | null;
}

export function useMessagePictures(): MessagePictures {
  const { uploads, previewOf } = usePreviewedUploads(sendMessagePicture, MAX_MESSAGE_PICTURES);
  const { pictures } = useSyncExternalStore(uploads.subscribe, uploads.view, uploads.view);
  const [isAsked, setAsked] = useState(false);
  const obstacle = findObstacle(pictures);
  return {
    uploads,
    previewOf,
    isSome: pictures.length > 0,
    obstacle: isAsked ? obstacle : null,
    take() {
      setAsked(obstacle !== null);
      if (obstacle !== null) return null;
      const taken = uploads.kept().map(({ url }) => ({ key: url, preview: previewOf(url) }));
      uploads.reset([]);
      return taken;
    },
  };
}

function findObstacle(
  pictures: readonly { readonly state: string }[],
): 'uploading' | 'failed' | null {
  if (pictures.some(({ state }) => state === 'failed')) return 'failed';
  return pictures.every(({ state }) => state === 'there') ? null : 'uploading';
}
