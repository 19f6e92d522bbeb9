/** A body that is produced while it is sent, as fast as the client accepts it. */
export function streamText(
  chunks: AsyncGenerator<string, void, undefined>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return streamed(chunks, (text) => encoder.encode(text))
}

/** The same of bytes. */
export const streamBytes = (
  chunks: AsyncGenerator<Uint8Array, void, undefined>,
): ReadableStream<Uint8Array> => streamed(chunks, (bytes) => bytes)

function streamed<T>(
  chunks: AsyncGenerator<T, void, undefined>,
  bytesOf: (chunk: T) => Uint8Array,
): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    pull: async (stream) => {
      const { done, value } = await chunks.next()
      if (done) stream.close()
      else stream.enqueue(bytesOf(value))
    },
    cancel: async () => {
      await chunks.return(undefined)
    },
  })
}
