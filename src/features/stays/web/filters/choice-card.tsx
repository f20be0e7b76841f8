import type { ReactNode } from 'react';

export interface ChoiceCardProps {
  name: string;
  isChosen: boolean;
  onChoose(): void;
  icon?: ReactNode;
  label: ReactNode;
  description?: ReactNode | undefined;
}

/** One of several, as a card that is a radio button. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { name, isChosen, onChoose, icon, label, description } = props;
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-xl border border-line-strong px-4 py-2.5 hover:bg-sunken has-checked:border-ember has-checked:bg-ember-tint has-focus-visible:outline-2 has-focus-visible:outline-ember has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="size-5 flex-none accent-ember outline-none"
      />
      <span className="min-w-0">
        <span className="flex items-center gap-2 font-semibold">
          {icon}
          {label}
        </span>
        {description === undefined ? null : (
          <span className="block text-sm text-soft">{description}</span>
        )}
      </span>
    </label>
  );
}
