import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PictureUploads } from '#features/listings/index.web.ts';
import type { FieldErrors, WizardStep } from '#platform/web/wizard/steps.ts';
import type { HostingValues } from './hosting-values.ts';

export interface HomePictures {
  readonly pictures: PictureUploads;
  readonly logos: PictureUploads;
}

const FAILED: MessageDescriptor = msg`Some photos couldn't be uploaded. Try again, or remove them.`;

/** What is wrong with the pictures of a home: none may be one that wasn't taken. */
export function pictureErrors({ pictures, logos }: HomePictures): FieldErrors<HostingValues> {
  return {
    ...(hasFailed(pictures) ? { imageSrc: FAILED } : {}),
    ...(hasFailed(logos) ? { logoImageSrc: FAILED } : {}),
  };
}

/** The step that asks for pictures lets nobody on while one of them wasn't taken. */
export function withPictureCheck(
  steps: readonly WizardStep<HostingValues>[],
  uploads: HomePictures,
): WizardStep<HostingValues>[] {
  return steps.map((step) => {
    if (!step.fields.includes('imageSrc')) return step;
    const check = async (values: HostingValues) => ({
      ...(await step.check?.(values)),
      ...pictureErrors(uploads),
    });
    return { ...step, check };
  });
}

function hasFailed(uploads: PictureUploads): boolean {
  return uploads.view().pictures.some(({ state }) => state === 'failed');
}
