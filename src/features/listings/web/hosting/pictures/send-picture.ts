import { ApiError, OfflineError } from '#platform/web/api/client.ts';
import { newId } from '#platform/web/api/new-id.ts';
import { isProblem } from '#platform/web/api/problem-in.ts';
import { type UPLOAD_PRESETS, type Upload, uploadPicture } from '../../../contract.ts';
import type { SendPicture } from './picture-uploads.ts';

type Preset = (typeof UPLOAD_PRESETS)[number];

/** Refusals that another try may get past: not those of the file itself. */
const PASSING: readonly string[] = [
  'rate-limited',
  'timeout',
  'database-unavailable',
  'media-unavailable',
  'pictures-busy',
  'internal',
];

/**
 * Sends files as what the preset says.
 *
 * What it answers throws ApiError when the file is refused, OfflineError when nobody answers.
 */
export function sendPictureAs(preset: Preset): SendPicture {
  return async (file, way) => (await send(preset, file, way)).secure_url;
}

/**
 * Sends somebody's portrait; answers its key.
 *
 * @throws ApiError when the file is refused, OfflineError when nobody answers
 */
export const sendPortrait: SendPicture = async (file, way) =>
  (await send('portraits', file, way)).key;

/** Whether sending the same file once more may help. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof ApiError) || PASSING.includes(error.problem.code);
}

/** `fetch` tells nothing of how far it is, so this one call goes the older way. */
function send(
  preset: Preset,
  file: File,
  { onSent, signal }: Parameters<SendPicture>[1],
): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const body = new FormData();
    body.append('upload_preset', preset);
    body.append('file', file);
    const request = new XMLHttpRequest();
    request.open(uploadPicture.method, uploadPicture.path);
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('idempotency-key', newId());
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onSent(loaded / total);
    };
    request.onload = () => {
      if (request.status === 201) resolve(request.response as Upload);
      else if (isProblem(request.response)) reject(new ApiError(request.response));
      else reject(new OfflineError(request.status));
    };
    request.onerror = () => reject(new OfflineError(request.status));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
