interface AnnunciatorProps {
  windows: readonly { title: string; text: string }[];
}

/** The lamp panel of a control room: one engraved window each, all of them quiet. */
export function Annunciator({ windows }: AnnunciatorProps) {
  return (
    <ul className="mt-12 grid gap-px border-4 border-graphite bg-graphite sm:grid-cols-2 xl:grid-cols-3">
      {windows.map(({ title, text }) => (
        <li key={title} className="bg-white p-6 md:p-7">
          <h3 className="flex items-center justify-between gap-4 text-lg font-bold tracking-tight uppercase">
            {title}
            <span
              aria-hidden="true"
              className="size-3 shrink-0 rounded-full border-2 border-ink bg-green"
            />
          </h3>
          <p className="mt-3 text-steel">{text}</p>
        </li>
      ))}
    </ul>
  );
}
