import type { Page } from 'playwright';
import sharp from 'sharp';

type Color = readonly [red: number, green: number, blue: number];

/** A text on the sheet. Colors are in sRGB, each channel from 0 to 255; other numbers are in pixels. */
export interface SeenText {
  words: string;
  size: number;
  color: Color;
  /** The color of its outline, if it has one: then that's behind it. */
  halo: Color | null;
  box: { x: number; y: number; width: number; height: number };
}

/** A text's size in pixels, and its contrast with what's behind it: 1 to 21. */
export interface TextMeasure {
  words: string;
  size: number;
  contrast: number;
}

/** Measures the texts at second t of what `seek` draws. Those that come, go, or change color don't count. */
export async function measureTexts(
  page: Page,
  t: number,
  seek: (t: number) => Promise<unknown>,
): Promise<TextMeasure[]> {
  await seek(t + 0.05);
  const next = (await seenTexts(page)).map(({ words, color }) => `${words} ${color}`);
  await seek(t);
  const all = await seenTexts(page);
  const texts = all.filter(({ words, color }) => next.includes(`${words} ${color}`));
  const shown = await takePixels(page);
  const style = await page.addStyleTag({ content: 'text { visibility: hidden !important }' });
  const behind = await takePixels(page);
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  return texts.flatMap((text) => {
    const under = text.halo === null ? colorsUnder(text, shown, behind) : [text.halo];
    if (under.length === 0) return [];
    const contrasts = under.map((color) => contrastOf(text.color, color)).sort((a, b) => a - b);
    // Without the darkest or lightest quarter, since a grid line may cross a text.
    const contrast = contrasts[Math.floor(contrasts.length / 4)] ?? 1;
    return [{ words: text.words, size: text.size, contrast }];
  });
}

async function seenTexts(page: Page): Promise<SeenText[]> {
  return (await page.evaluate(() => window.findTexts?.())) ?? [];
}

interface Pixels {
  width: number;
  height: number;
  at(x: number, y: number): Color;
}

async function takePixels(page: Page): Promise<Pixels> {
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const at = (x: number, y: number): Color => {
    const start = (y * width + x) * channels;
    return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
  };
  return { width, height, at };
}

/** What's behind the glyphs: the colors of the pixels that show the text's color, and don't without the text. */
function colorsUnder({ box, color }: SeenText, shown: Pixels, behind: Pixels): Color[] {
  const colors: Color[] = [];
  const [right, bottom] = [Math.ceil(box.x + box.width), Math.ceil(box.y + box.height)];
  for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(bottom, shown.height); y++) {
    for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(right, shown.width); x++) {
      const [now, before] = [shown.at(x, y), behind.at(x, y)];
      if (distance(now, color) < 40 && distance(now, before) > 0) colors.push(before);
    }
  }
  return colors;
}

/** The largest difference of a channel. */
function distance(one: Color, other: Color): number {
  return Math.max(...one.map((channel, i) => Math.abs(channel - (other[i] ?? 0))));
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastOf(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
