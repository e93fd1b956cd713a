import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { rehype } from 'rehype';

interface SvgDrawingProps {
  /** Text alternative. */
  seen: string;
  /** For wide windows, and for phones, with their words. */
  svgs: readonly string[];
  caption: string;
}

const parser = rehype().data('settings', { fragment: true });

/**
 * A line drawing from `content/drawings/`, in two cuts, framed like a film for a graphite background. Lines have the same width at any size, and text is close to 12 px
 * (`app/line-drawing.css`).
 */
export function SvgDrawing({ seen, svgs, caption }: SvgDrawingProps) {
  return (
    <figure className="film">
      <div role="img" aria-label={seen} className="line-drawing">
        {svgs.map((svg) => (
          <InlineSvg key={svg} svg={svg} />
        ))}
      </div>
      <figcaption className="tag border-t border-graphite-rule py-4 text-steel-light normal-case">
        {caption}
      </figcaption>
    </figure>
  );
}

/** An SVG file's elements, in the page. */
export function InlineSvg({ svg }: { svg: string }) {
  const tree = parser.parse(svg.replaceAll(/>\s+</g, '><').trim());
  return toJsxRuntime(tree, { Fragment, jsx, jsxs });
}
