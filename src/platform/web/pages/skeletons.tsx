import { SkeletonPage } from './skeleton-page.tsx';

// Placeholders of pages by their form, since several pages have the same.

const CARDS = ['h-32', 'h-40', 'h-28'];
const FIELDS = [1, 2, 3, 4, 5];
const LINES = ['w-full', 'w-11/12', 'w-3/4', 'w-full', 'w-5/6', 'w-2/3', 'w-full', 'w-1/2'];

function Title() {
  return <div className="h-9 w-56 max-w-full rounded-pill bg-sunken" />;
}

/** A title, and cards below each other. */
export function CardsSkeleton() {
  return (
    <SkeletonPage of="cards" className="content-width grid max-w-3xl gap-8 py-10">
      <Title />
      <div className="grid gap-4">
        {CARDS.map((height) => (
          <div key={height} className={`${height} rounded-card border border-line bg-raised`} />
        ))}
      </div>
    </SkeletonPage>
  );
}

/** A title, and the fields of a form. */
export function FormSkeleton() {
  return (
    <SkeletonPage of="form" className="content-width py-10">
      <div className="mx-auto grid max-w-2xl gap-8">
        <Title />
        {FIELDS.map((field) => (
          <div key={field} className="grid gap-2">
            <div className="h-4 w-32 rounded-pill bg-sunken" />
            <div className="h-11 rounded-lg border border-line bg-raised" />
          </div>
        ))}
      </div>
    </SkeletonPage>
  );
}

/** A way back, and a sheet of text to print. */
export function PaperSkeleton() {
  return (
    <SkeletonPage of="paper" className="content-width grid max-w-5xl gap-6 py-6">
      <div className="h-5 w-36 rounded-pill bg-sunken" />
      <div className="grid gap-4 rounded-card border border-line bg-raised p-5 sm:p-8">
        <div className="mb-4 h-8 w-1/2 rounded-pill bg-sunken" />
        {LINES.map((width, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change.
          <div key={at} className={`h-4 rounded-pill bg-sunken ${width}`} />
        ))}
      </div>
    </SkeletonPage>
  );
}

/** One narrow card with a question and its answers. */
export function OneCardSkeleton() {
  return (
    <SkeletonPage of="one-card" className="content-width grid max-w-xl gap-6 py-12">
      <div className="h-12 rounded-xl border border-line-strong border-dashed" />
      <div className="grid gap-5 rounded-card border border-line bg-raised p-6">
        <div className="h-7 w-2/3 rounded-pill bg-sunken" />
        <div className="h-10 w-1/3 rounded-pill bg-sunken" />
        <div className="h-12 rounded-pill bg-sunken" />
        <div className="h-12 rounded-pill bg-sunken" />
      </div>
    </SkeletonPage>
  );
}

/** A portrait with a name, and what is told of the person. */
export function PersonSkeleton() {
  return (
    <SkeletonPage of="person" className="content-width py-10">
      <div className="mx-auto grid max-w-5xl gap-8">
        <div className="flex flex-wrap items-center gap-5">
          <div className="size-24 rounded-pill bg-sunken" />
          <div className="grid gap-3">
            <div className="h-9 w-56 rounded-pill bg-sunken" />
            <div className="h-5 w-40 rounded-pill bg-sunken" />
          </div>
        </div>
        <div className="h-28 max-w-prose rounded-card bg-sunken" />
        <div className="h-56 rounded-card bg-sunken" />
      </div>
    </SkeletonPage>
  );
}

/** A title, a row of fields, and the figures or columns that they choose. */
export function FiguresSkeleton() {
  return (
    <SkeletonPage of="figures" className="content-width grid gap-8 py-10">
      <Title />
      <div className="flex flex-wrap gap-4">
        <div className="h-11 w-40 rounded-lg border border-line bg-raised" />
        <div className="h-11 w-56 rounded-lg border border-line bg-raised" />
      </div>
      <div className="h-64 rounded-card border border-line bg-raised" />
      <div className="h-64 rounded-card border border-line bg-raised" />
    </SkeletonPage>
  );
}
