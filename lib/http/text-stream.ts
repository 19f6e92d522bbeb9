/** A body that is produced while it is sent, as fast as the client accepts it. */
export function streamText(
  chunks: AsyncGenerator<string, void, undefined>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    pull: async (stream) => {
      const { done, value } = await chunks.next()
      if (done) stream.close()
      else stream.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await chunks.return(undefined)
    },
  })
}
