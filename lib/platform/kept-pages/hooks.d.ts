import type { PageSource } from './page-source.mjs'

declare global {
  /** Set by server.mjs, for Next's cache of pages, which Next loads itself. */
  var softhavenKeptPages:
    | {
        noteSource: (source: PageSource) => void
        noteChange: (tags: readonly string[]) => void
      }
    | undefined
}
