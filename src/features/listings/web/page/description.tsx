/** What a host wrote, in the direction of its own language. */
export function Description({ children }: { children: string }) {
  return (
    <div dir="auto" className="max-w-prose whitespace-pre-line py-8 text-lg leading-relaxed">
      {children}
    </div>
  );
}
