import { extname } from 'node:path';
import type { ExportFiles } from './export-files';

const kinds: Record<string, readonly string[]> = {
  HTML: ['.html'],
  scripts: ['.js'],
  styles: ['.css'],
  fonts: ['.woff', '.woff2'],
  pictures: ['.avif', '.ico', '.jpg', '.png', '.svg', '.webp'],
  films: ['.mp4', '.vtt', '.webm'],
  compressed: ['.br', '.gz'],
};

/** A line for each kind of file in an export: their number, and kilobytes before compression. */
export function sizeTable(files: ExportFiles, pages: number): string {
  const rows = [...Object.keys(kinds), 'other'].map((kind) => {
    const names = files.names.filter((name) => kindOf(name) === kind);
    const bytes = names.reduce((sum, name) => sum + files.size(name), 0);
    return line(kind, names.length, `${Math.round(bytes / 1024).toLocaleString('en-US')} KB`);
  });
  return [line('pages', pages, ''), ...rows].join('\n');
}

function kindOf(name: string): string {
  const extension = extname(name).toLowerCase();
  return Object.keys(kinds).find((kind) => kinds[kind]?.includes(extension)) ?? 'other';
}

function line(kind: string, count: number, size: string): string {
  return `  ${kind.padEnd(11)}${String(count).padStart(5)}${size.padStart(11)}`.trimEnd();
}
