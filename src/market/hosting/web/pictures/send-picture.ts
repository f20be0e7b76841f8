import { ApiError, OfflineError } from '#platform/web/api/client.ts';
import { sendWithLogin } from '#platform/web/api/log-in-again.ts';
import { newId } from '#platform/web/api/new-id.ts';
import { isProblem } from '#platform/web/api/problem-in.ts';
import { accountHeaders } from '#platform/web/scope/page-account.ts';
import type { ApiAnswer } from '#platform/web/scope/page-scope.ts';
import { uploadPicture } from '../../contract/addresses.gen.ts';
import type { UPLOAD_PRESETS, Upload } from '../../contract/uploads.ts';
import type { SendPicture } from './picture-uploads.ts';

type Preset = (typeof UPLOAD_PRESETS)[number];

/** Errors that a retry may resolve: not those of the file itself. */
const PASSING: readonly string[] = [
  'rate-limited',
  'timeout',
  'database-unavailable',
  'media-unavailable',
  'pictures-busy',
  'internal',
];

/**
 * Uploads files with a preset.
 *
 * The result throws ApiError when the file is refused, OfflineError without a response.
 */
export function sendPictureAs(preset: Preset): SendPicture {
  return async (file, way) => (await send(preset, file, way)).secure_url;
}

/**
 * Uploads a portrait; resolves to its key.
 *
 * @throws ApiError when the file is refused, OfflineError without a response
 */
export const sendPortrait: SendPicture = async (file, way) =>
  (await send('portraits', file, way)).key;

/**
 * Uploads a picture that only the parties of a reservation may see; resolves to its key.
 *
 * @throws ApiError when the file is refused, OfflineError without a response
 */
export const sendEvidence: SendPicture = async (file, way) =>
  (await send('evidence', file, way)).key;

/**
 * Uploads a picture that only the two of a conversation may see; resolves to its key.
 *
 * @throws ApiError when the file is refused, OfflineError without a response
 */
export const sendMessagePicture: SendPicture = async (file, way) =>
  (await send('messages', file, way)).key;

/** Whether sending the same file again may help. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof ApiError) || PASSING.includes(error.problem.code);
}

async function send(preset: Preset, file: File, way: Parameters<SendPicture>[1]): Promise<Upload> {
  const answer = await sendWithLogin(() => post(preset, file, way));
  const body: unknown = await answer.json();
  if (answer.status === 201) return body as Upload;
  throw isProblem(body) ? new ApiError(body) : new OfflineError(answer.status);
}

/** `fetch` doesn't report upload progress, so this one call uses XMLHttpRequest. */
function post(
  preset: Preset,
  file: File,
  { onSent, signal }: Parameters<SendPicture>[1],
): Promise<ApiAnswer> {
  return new Promise((resolve, reject) => {
    const body = new FormData();
    body.append('upload_preset', preset);
    body.append('file', file);
    const request = new XMLHttpRequest();
    request.open(uploadPicture.method, uploadPicture.path);
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('idempotency-key', newId());
    for (const [name, id] of Object.entries(accountHeaders())) request.setRequestHeader(name, id);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onSent(loaded / total);
    };
    request.onload = () => {
      const { status, response } = request;
      resolve({
        ok: status === 201,
        status,
        headers: new Headers(),
        json: () => Promise.resolve(response as unknown),
      });
    };
    request.onerror = () => reject(new OfflineError(request.status));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
