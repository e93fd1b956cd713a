import type { MetadataRoute } from 'next';
import { content } from '@/lib/content';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  const { name, category } = content().site;
  return {
    name: `${name}: ${category}`,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: '#f4f2ec',
    theme_color: '#1b1f22',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
}
