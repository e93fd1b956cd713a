export function Breadcrumb({ title }: { title: string }) {
  return (
    <nav aria-label="Breadcrumb" className="measure pt-4 print:hidden">
      <ol className="tag flex flex-wrap items-center gap-x-2 text-steel">
        <li className="crumb">
          <a href="/" className="inline-block py-1 underline-offset-4 hover:underline">
            Home
          </a>
        </li>
        <li aria-current="page" className="text-ink">
          {title}
        </li>
      </ol>
    </nav>
  );
}
