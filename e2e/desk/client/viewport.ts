import { defaultWidth, type Width, widths } from '../view-options';
import { byId } from './dom';

/**
 * Gives the frame the chosen viewport width and scales it down to fit, so pages use their layout for that width.
 */
export function createViewport(frame: HTMLIFrameElement, onChange: (width: Width) => void) {
  const stage = byId('stage', HTMLDivElement);
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-width]')];
  let width: Width = defaultWidth;

  const scaleToFit = () => {
    const scale = Math.min(1, stage.clientWidth / width);
    frame.style.width = `${width}px`;
    frame.style.height = `${stage.clientHeight / scale}px`;
    frame.style.left = `${(stage.clientWidth - width * scale) / 2}px`;
    frame.style.transform = `scale(${scale})`;
  };
  const choose = (chosen: Width) => {
    width = chosen;
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.dataset.width === String(width)));
    }
    scaleToFit();
  };

  for (const button of buttons) {
    button.addEventListener('click', () => {
      choose(readWidth(button.dataset.width));
      onChange(width);
    });
  }
  new ResizeObserver(scaleToFit).observe(stage);
  return { choose };
}

/** Parses one of the widths; any other text gives the default. */
export function readWidth(text: string | null | undefined): Width {
  return widths.find(({ width }) => String(width) === text)?.width ?? defaultWidth;
}
