import { extname } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.pdf': 'application/pdf',
};

export function contentType(file: string): string {
  return types[extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/** Whether a type is text, which gets smaller when it is compressed. */
export function isCompressible(type: string): boolean {
  return type.includes('charset=') || type === 'image/x-icon';
}

/** How long a browser may keep a file; `path` as in the address, without the first slash. */
export function cacheControl(path: string, type: string): string {
  // Their names hold a hash of what is in them.
  if (path.startsWith('_next/static/')) return 'public, max-age=31536000, immutable';
  if (/^(image|video|audio|font)\//.test(type)) return 'public, max-age=86400';
  return 'public, max-age=0, must-revalidate';
}
