/** The chunks as a stream of the kind that browsers have. Each is taken when it is asked for. */
export function webStream(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]()
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => {
      await iterator.return?.()
    },
  })
}

/** Reverses {@link webStream}. */
export async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    // Whoever reads no further leaves nothing open behind.
    await reader.cancel().catch(() => {})
  }
}
