import { Fragment } from 'react';

/** A line of JSON, in an element that keeps its spaces. What wraps is indented further; URLs wrap at slashes. */
export function JsonLine({ text }: { text: string }) {
  const [, indent = '', key = '', rest = ''] = /^(\s*)("[^"]+":)?(.*)$/.exec(text) ?? [];
  return (
    <span className="block pl-[8ch] -indent-[8ch]">
      {indent}
      {key !== '' && <span className="text-blue-light">{key}</span>}
      {rest.split(/(?<=\w\/)/).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
