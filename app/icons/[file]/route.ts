import { drawIcon } from '../encode-icons';

export const dynamic = 'force-static';
export const dynamicParams = false;

/**
 * Drawn from app/icon.svg at build time. The mark of a maskable icon stays within the safe zone, a circle with 80% of
 * the width.
 */
const icons: Record<string, () => Promise<Buffer>> = {
  '192.png': () => drawIcon(192),
  '512.png': () => drawIcon(512),
  'maskable.png': () => drawIcon(512, { bleed: true, inset: 0.12 }),
  'apple-touch-icon.png': () => drawIcon(180, { bleed: true, inset: 0.08 }),
};

export function generateStaticParams() {
  return Object.keys(icons).map((file) => ({ file }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const draw = icons[(await params).file];
  if (draw === undefined) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await draw()), { headers: { 'content-type': 'image/png' } });
}
