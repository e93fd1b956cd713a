/** Lists AV1 first if available: it's smaller, and browsers choose the first file that they can play. */
export function FilmSources({ files }: { files: readonly string[] }) {
  return files.map((src) => (
    <source
      key={src}
      src={src}
      type={src.endsWith('.av1.mp4') ? 'video/mp4; codecs=av01.0.05M.08' : 'video/mp4'}
    />
  ));
}
