// The texts on the sheet, for the check that they can be read.
{
  const paint = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

  /** A CSS color, such as a mix, as [red, green, blue]: 0 to 255. */
  const channels = (css) => {
    paint.fillStyle = css;
    paint.fillRect(0, 0, 1, 1);
    return [...paint.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };

  const opacityOf = (element) =>
    element === null ? 1 : getComputedStyle(element).opacity * opacityOf(element.parentElement);

  /** Whether nothing covers the text at three places. */
  const isUncovered = (text, { x, y, width, height }) =>
    [0.25, 0.5, 0.75].every((share) => {
      const elements = document.elementsFromPoint(x + width * share, y + height / 2);
      return elements.find((element) => opacityOf(element) > 0)?.closest('text') === text;
    });

  /** The visible texts; those at less than full opacity are coming or going. */
  window.findTexts = () =>
    [...document.querySelectorAll('#sheet text')].flatMap((text) => {
      const { fontSize, fill, stroke, visibility } = getComputedStyle(text);
      const words = text.textContent.trim();
      if (words === '' || visibility === 'hidden' || opacityOf(text) < 1) return [];
      const { a, b } = text.getScreenCTM();
      const { x, y, width, height } = text.getBoundingClientRect();
      const box = { x, y, width, height };
      if (!isUncovered(text, box)) return [];
      const halo = stroke === 'none' ? null : channels(stroke);
      const size = Number.parseFloat(fontSize) * Math.hypot(a, b);
      return [{ words, size, color: channels(fill), halo, box }];
    });
}
