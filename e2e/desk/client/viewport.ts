import { defaultWidth, type Width, widths } from '../widths';
import { byId } from './dom';

/**
 * Gives the frame the chosen viewport width and scales it down to the room there is, so that a page
 * lays itself out as on a screen of that width.
 */
export function createViewport(frame: HTMLIFrameElement, onChange: (width: Width) => void) {
  const stage = byId('stage', HTMLDivElement);
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-width]')];
  let width: Width = defaultWidth;

  const scaleToRoom = () => {
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
    scaleToRoom();
  };

  for (const button of buttons) {
    button.addEventListener('click', () => {
      choose(readWidth(button.dataset.width));
      onChange(width);
    });
  }
  new ResizeObserver(scaleToRoom).observe(stage);
  return { choose };
}

/** One of the widths, or the default for any other text. */
export function readWidth(text: string | null | undefined): Width {
  return widths.find(({ width }) => String(width) === text)?.width ?? defaultWidth;
}
