import { drawIcon, encodeIco } from '../icons/encode-icons';

export const dynamic = 'force-static';

/** For clients that request /favicon.ico without reading the page. Browsers use icon.svg. */
export async function GET() {
  const pictures = [16, 32, 48].map(async (size) => ({ size, png: await drawIcon(size) }));
  return new Response(encodeIco(await Promise.all(pictures)), {
    headers: { 'content-type': 'image/x-icon' },
  });
}
