import { Fragment } from 'react';

/** A line of JSON. What wraps hangs from its indentation; URLs wrap at slashes. */
export function JsonLine({ text }: { text: string }) {
  const [, indent = '', key = '', rest = ''] = /^(\s*)("[^"]+":)?(.*)$/.exec(text) ?? [];
  return (
    <span className="flex">
      <span className="whitespace-pre">{indent}</span>
      <span className="min-w-0 pl-[2ch] -indent-[2ch]">
        {key !== '' && <span className="text-blue-light">{key}</span>}
        {rest.split(/(?<=\w\/)/).map((part, index) => (
          <Fragment key={part}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </span>
    </span>
  );
}
