import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldErrors, Objection, WizardStep } from '#platform/web/wizard/steps.ts';
import type { PictureUploads } from '../pictures/picture-uploads.ts';
import type { FormPictures } from '../pictures/use-form-uploads.ts';

export interface FormUploads {
  readonly pictures: PictureUploads;
  readonly logos: PictureUploads;
}

const FAILED: MessageDescriptor = msg`Some photos couldn't be uploaded. Try again, or remove them.`;

/** What is wrong with the pictures of a listing: each must have been uploaded. */
export function pictureErrors({ pictures, logos }: FormUploads): FieldErrors<FormPictures> {
  return {
    ...(hasFailed(pictures) ? { imageSrc: FAILED } : {}),
    ...(hasFailed(logos) ? { logoImageSrc: FAILED } : {}),
  };
}

/** The step that asks for pictures holds a person while one of them couldn't be uploaded. */
export function withPictureCheck<Values extends FormPictures>(
  steps: readonly WizardStep<Values>[],
  uploads: FormUploads,
): WizardStep<Values>[] {
  return steps.map((step) => {
    if (!step.fields.includes('imageSrc')) return step;
    const check = async (values: Values): Promise<Objection<Values>> => {
      const answer = await step.check?.(values);
      return {
        message: answer?.message,
        errors: { ...answer?.errors, ...pictureErrors(uploads) } as FieldErrors<Values>,
      };
    };
    return { ...step, check };
  });
}

function hasFailed(uploads: PictureUploads): boolean {
  return uploads.view().pictures.some(({ state }) => state === 'failed');
}
