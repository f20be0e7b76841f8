import { Link } from '@tanstack/react-router';
import { useDuty } from './use-duty.ts';

/** A person's name, which leads to their page for those who may open it. */
export function PersonLink({ person: { id, name } }: { person: { id: string; name: string } }) {
  const isOpen = useDuty('people');
  const text = <bdi>{name === '' ? id : name}</bdi>;
  if (!isOpen) return text;
  return (
    <Link to="/admin/people/$id" params={{ id }} className="underline underline-offset-4">
      {text}
    </Link>
  );
}
