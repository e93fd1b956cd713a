import { defaultView, defaultWidth, readWidth, type View, type Width } from '../view-options';
import { byId } from './dom';

/** 1280 pixels at 400%, the width at which WCAG 1.4.10 requires pages to work without scrolling sideways. */
const zoom = { width: 320, scale: 4 };

/**
 * Gives the frame the chosen viewport width and scales it to fit, so pages use their layout for that width.
 */
export function createViewport(frame: HTMLIFrameElement, onChange: (width: Width) => void) {
  const stage = byId('stage', HTMLDivElement);
  const group = byId('widths', HTMLDivElement);
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-width]')];
  let chosenWidth: Width = defaultWidth;
  let view = defaultView;

  const scaleToFit = () => {
    const { width, scale: maxScale } = view.id === 'zoom' ? zoom : { width: chosenWidth, scale: 1 };
    const scale = Math.min(maxScale, stage.clientWidth / width);
    frame.style.width = `${width}px`;
    frame.style.height = `${stage.clientHeight / scale}px`;
    frame.style.left = `${(stage.clientWidth - width * scale) / 2}px`;
    frame.style.transform = `scale(${scale})`;
  };
  const choose = (width: Width) => {
    chosenWidth = width;
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.dataset.width === String(width)));
    }
    scaleToFit();
  };

  for (const button of buttons) {
    button.addEventListener('click', () => {
      choose(readWidth(button.dataset.width));
      onChange(chosenWidth);
    });
  }
  new ResizeObserver(scaleToFit).observe(stage);
  return {
    choose,
    /** Sizes the frame for this view, and offers the widths only if the view has them. */
    showView(chosenView: View) {
      view = chosenView;
      group.hidden = !view.widths;
      scaleToFit();
    },
  };
}
