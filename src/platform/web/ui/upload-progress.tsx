import type { ReactNode } from 'react';

/** How far an upload is, from 0 to 1. */
export function UploadProgress({
  label,
  sent,
  className,
}: {
  label: string;
  sent: number;
  /** Its width and place. */
  className: string;
}) {
  return (
    <progress
      aria-label={label}
      max={1}
      value={sent}
      className={`h-2 appearance-none overflow-hidden rounded-pill bg-sunken [&::-moz-progress-bar]:bg-ember [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-ember ${className}`}
    />
  );
}

/** Tries a failed upload again. */
export function RetryUpload({
  label,
  onRetry,
  children,
}: {
  /** Which one. */
  label: string;
  onRetry(): void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onRetry}
      className="min-h-11 justify-self-start rounded-pill border border-line-strong px-4 font-semibold hover:bg-sunken"
    >
      {children}
    </button>
  );
}
