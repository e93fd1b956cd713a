/** AV1 comes first where there is one: browsers take the first that they can play, and it is the smaller. */
export function FilmSources({ files }: { files: readonly string[] }) {
  return files.map((src) => (
    <source
      key={src}
      src={src}
      type={src.endsWith('.av1.mp4') ? 'video/mp4; codecs=av01.0.05M.08' : 'video/mp4'}
    />
  ));
}
