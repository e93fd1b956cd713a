/** Reads Server-Sent Events one by one, for the desk's tests. */
export async function openEventStream(url: string) {
  const abort = new AbortController();
  const response = await fetch(url, { signal: abort.signal });
  if (!response.body) throw new Error(`${url} has answered without a body.`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';

  return {
    /** The next event with its data parsed; comments are skipped. Rejects if the stream has ended. */
    async next(): Promise<{ event: string; data: unknown }> {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const block = text.slice(0, end);
          text = text.slice(end + 2);
          const fields = /^event: (?<event>.+)\ndata: (?<data>.+)$/.exec(block)?.groups;
          if (fields) return { event: fields.event ?? '', data: JSON.parse(fields.data ?? '') };
          continue;
        }
        const { value, done } = await reader.read();
        if (done) throw new Error(`The stream has ended; left over: ${text}`);
        text += value;
      }
    },
    close: async () => abort.abort(),
  };
}
