import { cards } from '../cards';
import { drawCard } from '../draw-card';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...cards().keys()].map((file) => ({ file }));
}

/** Open Graph images. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const card = cards().get((await params).file);
  if (card === undefined) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await drawCard(card)), {
    headers: { 'content-type': 'image/png' },
  });
}
