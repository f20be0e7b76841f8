import { MAX_EVIDENCE } from '#domain/resolutions.ts';
import {
  type PreviewedUploads,
  sendEvidence,
  usePreviewedUploads,
} from '#market/hosting/index.web.ts';

/** Pictures of a statement while it is written. */
export type EvidenceUploads = PreviewedUploads;

export function useEvidence(): EvidenceUploads {
  return usePreviewedUploads(sendEvidence, MAX_EVIDENCE);
}
